// Overview tab: waiting items, figures, the newest products or orders, and the newest enquiries.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { NewestOrders } from './NewestOrders.tsx';
import { NewestProducts } from './NewestProducts.tsx';
import { StatCards } from './StatCards.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Needs the namespaces of the dashboard and 'waiting'. */
export default function OverviewTab() {
  const t = useT();
  const { summary } = useDashboard();
  const { products, enquiries, orders } = summary;
  const waiting = useStore(summary.waiting.$state);
  useEffect(() => {
    for (const part of [products, enquiries, orders]) part?.load();
  }, [products, enquiries, orders]);
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="sr-only">{t('waiting:overview.title')}</h2>
      <WaitingList />
      {/* They would move when the number of rows above them is known. */}
      {waiting.status !== 'loading' && (
        <>
          <StatCards />
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
            {products ? <NewestProducts part={products} /> : <NewestOrders />}
            <NewestEnquiries />
          </div>
        </>
      )}
    </div>
  );
}
