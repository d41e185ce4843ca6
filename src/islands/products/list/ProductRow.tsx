// Row of the supplier's product list: status, key figures and actions.
import { useStore } from '@nanostores/react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { taxonNames } from '../../../i18n/taxonomy.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { ProductStatus } from '../../../ui/StatusBadge.tsx';
import { Thumbnail } from '../../dashboard/Thumbnail.tsx';
import { ProductNotes } from './ProductNotes.tsx';
import { useProducts } from './products-context.ts';
import { RowActions } from './RowActions.tsx';

function CategoryPath({ product }: { readonly product: MyProduct }) {
  const t = useT();
  if (!product.category) return t('dashboard:details.uncategorized');
  return taxonNames(t, product).join(' · ');
}

function ProductStats({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const lang = useLang();
  const { price, minOrderQuantity, views, inquiries } = product;
  const stats = [
    [
      t('dashboard:products.price'),
      price === null ? t('suppliers:product.noPrice') : formatMoney(lang, price),
    ],
    [
      t('dashboard:products.moq'),
      minOrderQuantity === null ? '-' : formatNumber(lang, minOrderQuantity),
    ],
    [t('dashboard:products.views'), formatNumber(lang, views)],
    [t('dashboard:products.inquiries'), formatNumber(lang, inquiries)],
  ];
  return (
    <dl className="grid grid-cols-[1.6fr_1fr_1fr_1fr] gap-x-4 text-sm tabular-nums lg:w-[26rem] lg:flex-none">
      {stats.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="truncate text-xs text-muted">{label}</dt>
          <dd className="font-semibold wrap-normal">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ProductRow({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const { store } = useProducts();
  const selected = useStore(store.$selected);
  const busy = useStore(store.$busy).has(product.id);
  const { id, images, status } = product;
  const name = product.name || t('dashboard:products.unnamed');
  const toggle = (): void =>
    store.select(
      selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id],
    );
  return (
    <article
      className={`plate grid grid-cols-1 gap-3 p-4 ${selected.has(id) ? 'border-ink' : ''} ${busy ? 'opacity-60' : ''}`}
      aria-busy={busy}
    >
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        <div className="flex min-w-0 flex-1 items-start gap-3">
          {/* Large touch target around the checkbox. */}
          <label className="-m-3 grid flex-none place-content-center p-3">
            <input
              type="checkbox"
              className="size-5"
              checked={selected.has(id)}
              onChange={toggle}
              aria-label={t('dashboard:bulk.choose', { name })}
            />
          </label>
          <Thumbnail path={images[0]} />
          <div className="grid min-w-0 flex-1 justify-items-start gap-1">
            <h3 className="line-clamp-2 text-base wrap-anywhere">{name}</h3>
            <p className="text-xs text-muted">
              <CategoryPath product={product} />
            </p>
            <ProductStatus status={status} />
          </div>
        </div>
        <ProductStats product={product} />
      </div>
      <ProductNotes product={product} />
      <RowActions product={product} name={name} busy={busy} />
    </article>
  );
}
