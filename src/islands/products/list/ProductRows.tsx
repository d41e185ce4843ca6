// The supplier's product list with the bulk actions.
import { useHref, useT } from '../../../i18n/react.tsx';
import { TabList } from '../../dashboard/TabList.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ProductRow } from './ProductRow.tsx';
import { useProducts } from './products-context.ts';

export function ProductRows() {
  const t = useT();
  const href = useHref();
  const { store } = useProducts();
  return (
    <TabList
      store={store}
      words={{
        title: t('dashboard:products.title'),
        empty: t('dashboard:products.empty'),
        emptyText: t('dashboard:products.emptyText'),
        noneFound: t('dashboard:products.noneFound'),
        noneFoundText: t('dashboard:products.noneFoundText'),
        failed: t('dashboard:products.failed'),
      }}
      emptyAction={
        <a className="btn btn-primary" href={href('/dashboard/products/new')}>
          {t('dashboard:products.add')}
        </a>
      }
      toolbar={(rows) => <BulkBar products={rows} />}
      row={(product) => <ProductRow product={product} />}
    />
  );
}
