// Card of one order: lines, total, counterpart, shipping address, and the timeline of its steps.

import type { Role } from '../../../../contract/accounts/user.ts';
import type { Order } from '../../../../contract/trade/order.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { useDashboard } from '../../dashboard/dashboard-context.ts';
import { participantName } from '../enquiries/enquiry-texts.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { shortId } from './short-id.ts';

interface Props {
  readonly order: Order;
  readonly role: Role;
  readonly onChanged: (order: Order) => void;
  readonly onStale: () => void;
}

export function OrderCard({ order, role, onChanged, onStale }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { api } = useDashboard();
  const { id, status, totalAmount, shippingAddress, steps, createdAt } = order;
  const counterpart = role === 'supplier' ? order.buyer : order.supplier;
  const entries: readonly (readonly [label: string, value: string | null])[] = [
    [
      t(role === 'supplier' ? 'dashboard:orders.buyer' : 'dashboard:orders.supplier'),
      participantName(counterpart) || t('dashboard:orders.gone'),
    ],
    [t('dashboard:orders.address'), shippingAddress],
    [t('dashboard:orders.carrier'), order.carrier],
    [t('dashboard:orders.tracking'), order.trackingNumber],
  ];
  const details = entries.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return (
    <article className="plate overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <h3 className="text-base tabular-nums">
          {t('dashboard:orders.order', { id: shortId(id) })}
        </h3>
        <OrderStatus status={status} />
        {createdAt && (
          <p className="text-sm text-muted">
            <time dateTime={createdAt}>
              {t('dashboard:orders.placedOn', { date: formatDate(lang, createdAt) })}
            </time>
          </p>
        )}
        {totalAmount !== null && (
          <p className="ms-auto font-semibold tabular-nums">
            <span className="text-sm font-normal text-muted">{t('dashboard:orders.total')} </span>
            {formatMoney(lang, totalAmount)}
          </p>
        )}
      </header>
      <OrderLines lines={order.products} />
      <div className="border-t border-line px-4 py-3">
        <DescriptionList items={details} />
      </div>
      {steps.length > 0 && (
        <div className="border-t border-line p-4">
          <OrderTimeline order={order} />
        </div>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line p-3">
        <OrderSteps api={api} order={order} side={role} onChanged={onChanged} onStale={onStale} />
        <a
          className="btn btn-quiet btn-small"
          href={href(`/dashboard/orders/${encodeURIComponent(id)}`)}
          aria-label={`${t('order:open')}: ${t('order:title', { id: shortId(id) })}`}
        >
          {t('order:open')}
        </a>
      </div>
    </article>
  );
}
