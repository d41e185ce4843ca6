// First column of the supplier's product table: the picture, the name with a link to the form, and a line about the product's state.
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { taxonNames } from '../../../i18n/taxonomy.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { ProductStatus } from '../../../ui/StatusBadge.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';

const CHANGE_KEYS = {
  pending: 'changePending',
  draft: 'changeDraft',
  rejected: 'changeRejected',
} as const;

/** The rejection, the unpublished change, or the category. */
function Note({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const { change, status, rejectionReason, category } = product;
  const reason = change?.reason ?? rejectionReason;
  const key = change && CHANGE_KEYS[change.status as keyof typeof CHANGE_KEYS];
  const isRejected = (change?.status ?? status) === 'rejected';
  if (isRejected)
    return (
      <span className="text-red" title={reason ?? undefined}>
        {key ? `${t(`myProducts:products.${key}`)}: ` : ''}
        {reason ? <ReaderText text={reason} /> : t('myProducts:products.noReason')}
      </span>
    );
  if (key) return t(`myProducts:products.${key}`);
  return category ? taxonNames(t, product).join(' · ') : t('myProducts:details.uncategorized');
}

export const nameOf = ({ shownName, name }: MyProduct): string => shownName || name;

export function ProductName({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { id, images, price, status } = product;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail path={images[0]} isSmall />
      <div className="grid min-w-0 flex-1">
        <a
          className="flex min-w-0 items-baseline font-semibold hover:underline"
          href={href(`/products/edit/${encodeURIComponent(id)}`)}
        >
          <ReaderText text={nameOf(product) || t('dashboard:products.unnamed')} isShort />
        </a>
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted tabular-nums">
          <span className="flex flex-none items-center gap-2 md:hidden">
            <ProductStatus status={status} />
            {price === null ? t('suppliers:product.noPrice') : formatMoney(lang, price)}
          </span>
          <span className="truncate">
            <Note product={product} />
          </span>
        </p>
      </div>
    </div>
  );
}
