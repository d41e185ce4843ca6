// Overview tab: a supplier's to-do list, then the newest products or orders and the newest enquiries.
import { useT } from '../../../i18n/react.tsx';
import { useDesk } from '../dashboard-context.ts';
import { Attention } from './Attention.tsx';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { NewestOrders } from './NewestOrders.tsx';
import { NewestProducts } from './NewestProducts.tsx';

export default function OverviewTab() {
  const t = useT();
  const { summary } = useDesk();
  const { products, waiting } = summary;
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="sr-only">{t('dashboard:overview.title')}</h2>
      {products && waiting && <Attention products={products} waiting={waiting} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {products ? <NewestProducts part={products} /> : <NewestOrders />}
        <NewestEnquiries />
      </div>
    </div>
  );
}
