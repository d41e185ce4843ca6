// The supplier's product list with the bulk actions.
import { useStore } from '@nanostores/react';
import { useHref, useT } from '../../../i18n/react.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ListFailed } from '../../../ui/list/ListFailed.tsx';
import { TabList } from '../../../ui/list/TabList.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NO_FILTERS, patchFilters, queryStringOf } from './my-products-url.ts';
import { ProductRow } from './ProductRow.tsx';
import { useProducts } from './products-context.ts';

const URL_FILTERS = {
  queryStringOf: queryStringOf,
  patchFilters: patchFilters,
  emptyFilters: NO_FILTERS,
};

export function ProductRows() {
  const t = useT();
  const href = useHref();
  const { store } = useProducts();
  const filters = useStore(store.$filters);
  const clear = (
    <button type="button" className="btn btn-quiet" onClick={store.clear}>
      {t('dashboard:list.clear')}
    </button>
  );
  return (
    <TabList
      store={store}
      urlFilters={URL_FILTERS}
      label={t('dashboard:products.title')}
      rows={({ rows }) => (
        <div className="grid grid-cols-1 gap-3">
          <BulkBar products={rows} />
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((product) => (
              <li key={product.id}>
                <ProductRow product={product} />
              </li>
            ))}
          </ul>
        </div>
      )}
      empty={(filtered) =>
        filtered ? (
          <EmptyState
            heading="h3"
            title={t('dashboard:products.noneFound')}
            text={t('dashboard:products.noneFoundText')}
            action={clear}
          />
        ) : (
          <EmptyState
            heading="h3"
            title={t('dashboard:products.empty')}
            text={t('dashboard:products.emptyText')}
            action={
              <a className="btn btn-primary" href={href('/dashboard/products/new')}>
                {t('dashboard:products.add')}
              </a>
            }
          />
        )
      }
      failed={(error) => (
        <ListFailed title={t('dashboard:products.failed')} error={error} onRetry={store.retry}>
          {queryStringOf(filters) !== queryStringOf(NO_FILTERS) && clear}
        </ListFailed>
      )}
    />
  );
}
