// Landed price on a card, with the price at the factory small.
import { useLang, useT } from '../../i18n/react.tsx';
import { formatLakh } from '../../ui/format/lakh.ts';
import { Price } from '../../ui/prices/Price.tsx';
import type { CardProduct } from '../product-list/catalog-card.ts';

export default function LandedPrice({ product }: { readonly product: CardProduct }) {
  const t = useT();
  const lang = useLang();
  const { landed, price } = product;
  return (
    <div>
      <dt>{t('results:landed.label')}</dt>
      <dd>
        {landed ? (
          <span className="whitespace-nowrap">{formatLakh(lang, landed)}</span>
        ) : (
          <span className="text-sm font-normal text-muted">{t('results:landed.none')}</span>
        )}
        <small className="block font-sans text-xs font-normal text-muted">
          {`${t('results:landed.factory')} `}
          {price === null ? t('catalog:card.noPrice') : <Price dollars={price} />}
        </small>
      </dd>
    </div>
  );
}
