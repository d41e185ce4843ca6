// Dialog with all data of a product in the supplier's original text, with review notes.
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { ProductStatus } from '../../../ui/StatusBadge.tsx';
import { ProductMedia } from './ProductMedia.tsx';
import { nameOf } from './ProductName.tsx';
import { ProductNotes } from './ProductNotes.tsx';
import { useProductDetailRows } from './product-detail-rows.ts';

interface Props {
  readonly product: MyProduct;
  readonly onClose: () => void;
}

interface TextProps {
  readonly title: string;
  readonly text: string | null;
  /** Language of the supplier's text; '' if unknown. */
  readonly lang: string;
}

function Text({ title, text, lang }: TextProps) {
  const t = useT();
  return (
    <section className="grid gap-1">
      <h3 className="text-sm">{title}</h3>
      {text ? (
        <p className="wrap-anywhere whitespace-pre-line" lang={lang}>
          {text}
        </p>
      ) : (
        <p className="text-muted">{t('myProducts:details.notGiven')}</p>
      )}
    </section>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="badge">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ProductDetails({ product, onClose }: Props) {
  const t = useT();
  const href = useHref();
  const details = useProductDetailRows(product);
  const name = nameOf(product) || t('dashboard:products.unnamed');
  const path = encodeURIComponent(product.id);
  const readerLang = useLang();
  const lang = product.originalLanguage ?? '';
  const isForeign = (lang === 'en' || lang === 'zh-Hans') && lang !== readerLang;
  return (
    <Dialog
      open
      width="prose"
      title={name}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {product.status === 'active' && (
            <a className="btn btn-bare" href={href(`/product/${path}`)}>
              {t('myProducts:details.public')}
            </a>
          )}
          <a className="btn btn-quiet" href={href(`/products/edit/${path}`)}>
            {t('myProducts:products.edit')}
          </a>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p>
          <ProductStatus status={product.status} />
        </p>
        <ProductNotes product={product} />
        <ProductMedia product={product} name={name} />
        <DescriptionList items={details} />
        {isForeign && (
          <p className="text-xs text-muted">
            {t('myProducts:details.original', {
              language: t(`myProducts:details.languages.${lang}`),
            })}
          </p>
        )}
        <Text title={t('myProducts:details.summary')} text={product.summary} lang={lang} />
        <Text title={t('myProducts:details.description')} text={product.description} lang={lang} />
        {product.specifications.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-sm">{t('myProducts:details.specifications')}</h3>
            <DescriptionList items={product.specifications} />
          </section>
        )}
        <Names title={t('myProducts:details.certifications')} names={product.certifications} />
        <Names title={t('myProducts:details.tags')} names={product.tags} />
      </div>
    </Dialog>
  );
}
