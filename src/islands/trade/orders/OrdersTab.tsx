// Orders tab: the orders a buyer placed or a supplier received.
import { useEffect, useState } from 'react';
import { ORDER_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { withRow } from '../../../ui/list/page-list.ts';
import { StatusList } from '../../../ui/list/StatusList.tsx';
import { useDashboard } from '../../dashboard/dashboard-context.ts';
import { createMyOrders, orderUrlFilters } from './my-orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderStatusName } from './OrderStatus.tsx';

export default function OrdersTab() {
  const t = useT();
  const { api, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  const [store] = useState(() => createMyOrders(api));
  useEffect(() => store.start(), [store]);
  return (
    <StatusList
      store={store}
      urlFilters={orderUrlFilters}
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
