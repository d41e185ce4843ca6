// The Orders tab: what a buyer ordered, or what a supplier has to deliver, newest first.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ORDER_STATUSES } from '../../../../contract/limits.ts';
import type { Order } from '../../../../contract/order-reader.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { createMyOrders, orderAddress } from '../../../stores/my-orders.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useDesk } from '../dashboard-context.ts';
import { ListFailed } from '../list/ListFailed.tsx';
import { StatusFilter } from '../list/StatusFilter.tsx';
import { TabList } from '../list/TabList.tsx';
import { OrderCard } from './OrderCard.tsx';
import { orderStatusName } from './OrderStatus.tsx';

const { addressOf, changed } = orderAddress;

export default function OrdersTab() {
  const t = useT();
  const href = useHref();
  const { api, user } = useDesk();
  const supplies = user.role === 'supplier';
  const [store] = useState(() => createMyOrders(api));
  useEffect(() => store.start(), [store]);
  const filters = useStore(store.$filters);
  const took = (next: Order): void =>
    store.refresh((page) => ({
      ...page,
      rows: page.rows.map((each) => (each.id === next.id ? next : each)),
    }));
  const clear = (
    <button type="button" className="btn btn-quiet" onClick={store.clear}>
      {t('dashboard:list.clear')}
    </button>
  );
  const browse = !supplies && (
    <a className="btn btn-primary" href={href('/products')}>
      {t('dashboard:products.browse')}
    </a>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{t('dashboard:orders.title')}</h2>
      <StatusFilter
        value={filters.status}
        options={['', ...ORDER_STATUSES].map((value) => ({
          value,
          label: value ? orderStatusName(t, value) : t('dashboard:list.all'),
        }))}
        hrefOf={(status) => href(`/dashboard${addressOf(changed(filters, { status }))}`)}
        onChoose={(status) => store.choose({ status })}
      />
      <TabList
        store={store}
        address={orderAddress}
        label={t('dashboard:orders.title')}
        rows={({ rows }) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  role={user.role}
                  onTaken={took}
                  onStale={() => store.refresh()}
                />
              </li>
            ))}
          </ul>
        )}
        empty={(filtered) =>
          filtered ? (
            <EmptyState heading="h3" title={t('dashboard:orders.noneFound')} action={clear} />
          ) : (
            <EmptyState
              heading="h3"
              title={t('dashboard:orders.empty')}
              text={t(supplies ? 'dashboard:orders.emptySupplier' : 'dashboard:orders.emptyBuyer')}
              action={browse}
            />
          )
        }
        failed={(problem) => (
          <ListFailed title={t('dashboard:orders.failed')} problem={problem} onRetry={store.retry}>
            {filters.status && clear}
          </ListFailed>
        )}
      />
    </div>
  );
}
