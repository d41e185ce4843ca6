// The supplier's product table with its filters, its sorting and the bulk actions.
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useHref, useT } from '../../../i18n/react.tsx';
import { DenseTable, type Sorting } from '../../../ui/list/DenseTable.tsx';
import { TabList } from '../../dashboard-tabs/TabList.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { useProducts } from './products-context.ts';
import { useProductColumns } from './use-product-columns.tsx';

export function ProductRows({ notices }: { readonly notices: ReactNode }) {
  const t = useT();
  const href = useHref();
  const { store } = useProducts();
  const columns = useProductColumns();
  const { sort } = useStore(store.$filters);
  const selected = useStore(store.$selected);
  const busy = useStore(store.$busy);
  const sorting: Sorting = {
    value: sort || 'newest.desc',
    hrefOf: (value) => href(`/dashboard${store.queryAfter({ sort: value })}`),
    onChoose: (value) => store.choose({ sort: value }),
  };
  return (
    <>
      <div>
        <ProductFilters columns={columns} sorting={sorting} />
        {notices}
      </div>
      <TabList
        store={store}
        words={{
          title: t('myProducts:products.title'),
          empty: t('dashboard:products.empty'),
          emptyText: t('dashboard:products.emptyText'),
          noneFound: t('myProducts:products.noneFound'),
          noneFoundText: t('myProducts:products.noneFoundText'),
          failed: t('dashboard:products.failed'),
        }}
        emptyAction={
          <a className="writes btn btn-primary" href={href('/dashboard/products/new')}>
            {t('dashboard:products.add')}
          </a>
        }
      >
        {(rows) => (
          <>
            <BulkBar products={rows} />
            <DenseTable
              label={t('myProducts:products.title')}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              sorting={sorting}
              rowClass={({ id }) =>
                `${selected.has(id) ? 'bg-well' : ''} ${busy.has(id) ? 'opacity-60' : ''}`
              }
            />
          </>
        )}
      </TabList>
    </>
  );
}
