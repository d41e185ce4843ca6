// Columns of the order table: products, counterpart, status, total, date, and the menu.
import type { Order } from '../../../../contract/trade/order.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { DateCell } from '../../../ui/list/DateCell.tsx';
import type { Column } from '../../../ui/list/DenseTable.tsx';
import { ReaderText } from '../../../ui/ReaderText.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { participantName } from '../enquiries/enquiry-texts.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { shortId } from './short-id.ts';

interface Actions {
  readonly onChanged: (order: Order) => void;
  readonly onStale: () => void;
}

function OrderName({ order }: { readonly order: Order }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { id, products, status, totalAmount } = order;
  const [first, ...others] = products;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail path={first?.product?.images[0]} isSmall />
      <div className="grid min-w-0 flex-1">
        <a
          className="flex min-w-0 items-baseline font-semibold hover:underline"
          href={href(`/dashboard/orders/${encodeURIComponent(id)}`)}
        >
          <ReaderText text={first?.product?.name || t('dashboard:products.unnamed')} isShort />
          {others.length > 0 && (
            <span className="flex-none">
              {`\u00a0${t('dashboard:orders.more', { count: others.length })}`}
            </span>
          )}
        </a>
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted tabular-nums">
          <span className="flex flex-none items-center gap-2 md:hidden">
            <OrderStatus status={status} />
            {totalAmount !== null && formatMoney(lang, totalAmount)}
          </span>
          <span className="truncate">{t('dashboard:orders.order', { id: shortId(id) })}</span>
        </p>
      </div>
    </div>
  );
}

export function useOrderColumns({ onChanged, onStale }: Actions): readonly Column<Order>[] {
  const t = useT();
  const lang = useLang();
  const { api, user } = useDashboard();
  const isSupplier = user.role === 'supplier';
  return [
    {
      key: 'name',
      label: t('dashboard:orders.name'),
      phone: 'main',
      cell: (order) => <OrderName order={order} />,
    },
    {
      key: 'counterpart',
      label: t(isSupplier ? 'dashboard:orders.buyer' : 'dashboard:orders.supplier'),
      phone: 'hidden',
      cell: ({ buyer, supplier }) =>
        participantName(isSupplier ? buyer : supplier) || t('dashboard:orders.gone'),
    },
    {
      key: 'status',
      label: t('dashboard:orders.statusLabel'),
      phone: 'hidden',
      cell: ({ status }) => <OrderStatus status={status} />,
    },
    {
      key: 'total',
      label: t('dashboard:orders.total'),
      sorts: 'desc',
      isNumber: true,
      phone: 'hidden',
      cell: ({ totalAmount }) => (totalAmount === null ? '-' : formatMoney(lang, totalAmount)),
    },
    {
      key: 'newest',
      label: t('dashboard:orders.date'),
      sorts: 'desc',
      phone: 'hidden',
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      key: 'actions',
      label: t('dashboard:list.actions'),
      isLabelHidden: true,
      phone: 'end',
      cell: (order) => (
        <OrderMenu
          api={api}
          order={order}
          side={user.role}
          onChanged={onChanged}
          onStale={onStale}
        />
      ),
    },
  ];
}
