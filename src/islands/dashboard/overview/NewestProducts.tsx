// A supplier's newest products, or a link to add the first one.
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import type { LoadStore } from '../../../stores/load-store.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { ProductStatus } from '../../../ui/StatusBadge.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import type { MyProductsPage } from '../../dashboard-tabs/dashboard-context.ts';
import { Newest } from './Newest.tsx';

export function NewestProducts({ part }: { readonly part: LoadStore<MyProductsPage> }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <Newest
      title={t('waiting:overview.products')}
      part={part}
      keyOf={({ id }) => id}
      all={{ tab: 'products', label: t('waiting:overview.allProducts') }}
      failed={t('dashboard:products.failed')}
      row={({ id, name, shownName, images, price, status }) => (
        <div className="flex items-center gap-3">
          <Thumbnail path={images[0]} />
          <div className="grid min-w-0 flex-1 gap-1">
            <a
              className="line-clamp-2 font-semibold wrap-anywhere hover:underline"
              href={href(`/products/edit/${encodeURIComponent(id)}`)}
            >
              <ReaderText text={shownName || name || t('dashboard:products.unnamed')} />
            </a>
            <p className="text-sm text-muted tabular-nums">
              {price === null ? t('suppliers:product.noPrice') : formatMoney(lang, price)}
            </p>
          </div>
          <ProductStatus status={status} />
        </div>
      )}
      empty={
        <EmptyState
          heading="h3"
          title={t('dashboard:products.empty')}
          text={t('dashboard:products.emptyText')}
          action={
            <a className="writes btn btn-primary" href={href('/dashboard/products/new')}>
              {t('dashboard:products.add')}
            </a>
          }
        />
      }
    />
  );
}
