// Orders tab: the orders a buyer placed or a supplier received.
import { useState } from 'react';
import { ORDER_STATUSES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { createListStore } from '../../../ui/list/list-store.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { tabFilters } from '../../dashboard-tabs/tab-filters.ts';
import { TradeList } from '../TradeList.tsx';
import { withTradeRow } from '../trade-list.ts';
import { readMyOrders } from './my-orders.ts';
import { orderStatusName } from './OrderStatus.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

export default function OrdersTab() {
  const t = useT();
  const { api, summary, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  const [store] = useState(() =>
    createListStore({ ...tabFilters('orders', ['status', 'sort']), read: readMyOrders(api) }),
  );
  const columns = useOrderColumns({
    onChanged: (next) => {
      store.refresh(withTradeRow(next));
      summary.waiting.load();
    },
    onStale: () => store.refresh(),
  });
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
      columns={columns}
    />
  );
}
