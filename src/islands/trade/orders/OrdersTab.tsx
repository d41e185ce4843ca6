// Orders tab: the orders a buyer placed or a supplier received.
import { useState } from 'react';
import { ORDER_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { createListStore } from '../../../ui/list/list-store.ts';
import { withRow } from '../../../ui/list/page.ts';
import { useDashboard } from '../../dashboard/dashboard-context.ts';
import { tabFilters } from '../../dashboard/tab-filters.ts';
import { TradeList } from '../TradeList.tsx';
import { readMyOrders } from './my-orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderStatusName } from './OrderStatus.tsx';

export default function OrdersTab() {
  const t = useT();
  const { api, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  const [store] = useState(() =>
    createListStore({ ...tabFilters('orders', ['status']), read: readMyOrders(api) }),
  );
  return (
    <TradeList
      store={store}
      statuses={ORDER_STATUSES.map((value) => ({ value, label: orderStatusName(t, value) }))}
      words={{
        title: t('dashboard:orders.title'),
        empty: t('dashboard:orders.empty'),
        emptyText: t(isSupplier ? 'dashboard:orders.emptySupplier' : 'dashboard:orders.emptyBuyer'),
        noneFound: t('dashboard:orders.noneFound'),
        failed: t('dashboard:orders.failed'),
      }}
      row={(order) => (
        <OrderCard
          order={order}
          role={user.role}
          onChanged={(next) => store.refresh(withRow(next))}
          onStale={() => store.refresh()}
        />
      )}
    />
  );
}
