// Overview tab: a supplier's to-do list, then the newest products or orders and the newest enquiries.
import { useT } from '../../../i18n/react.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Attention } from './Attention.tsx';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { NewestOrders } from './NewestOrders.tsx';
import { NewestProducts } from './NewestProducts.tsx';

export default function OverviewTab() {
  const t = useT();
  const { summary } = useDashboard();
  const { products, pendingEnquiries } = summary;
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="sr-only">{t('dashboard:overview.title')}</h2>
      {products && pendingEnquiries && (
        <Attention products={products} pendingEnquiries={pendingEnquiries} />
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {products ? <NewestProducts part={products} /> : <NewestOrders />}
        <NewestEnquiries />
      </div>
    </div>
  );
}
