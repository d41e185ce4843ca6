// Order details, for the screen and for print.
import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/trade/order.ts';
import type { Participant } from '../../../../contract/trade/references.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatZonedDateTime } from '../../../ui/format/zoned-date.ts';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { participantName } from '../enquiries/enquiry-texts.ts';
import { registrationItems } from '../registration-items.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTable } from './OrderTable.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { shortId } from './short-id.ts';

interface Props {
  readonly order: Order;
  /** Action buttons; not printed. */
  readonly children: ReactNode;
}

const contactLines = (participant: Participant | null): string =>
  [participantName(participant), participant?.email, participant?.phone].filter(Boolean).join('\n');

export function OrderSheet({ order, children }: Props) {
  const t = useT();
  const lang = useLang();
  const { id, status, totalAmount, shippingAddress, buyer, supplier, createdAt } = order;
  const deletedAccount = t('dashboard:orders.gone');
  const entries: readonly (readonly [label: string, value: string | null])[] = [
    [t('dashboard:orders.buyer'), contactLines(buyer) || deletedAccount],
    ...registrationItems(t, lang, order.buyerRegistrations),
    [t('dashboard:orders.supplier'), contactLines(supplier) || deletedAccount],
    [t('dashboard:orders.address'), shippingAddress],
    [t('order:incoterm'), `${order.incoterm} ${order.place}`.trim() || t('priceBasis:unstated')],
    [t('order:supply'), order.supply],
    [t('order:notes'), order.notes],
    [t('dashboard:orders.carrier'), order.carrier],
    [t('dashboard:orders.tracking'), order.trackingNumber],
  ];
  const details = entries.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return (
    <article className="plate grid grid-cols-1 gap-6 p-4 sm:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl tabular-nums">{t('order:title', { id: shortId(id) })}</h1>
        <CopyButton text={shortId(id)} name={t('order:number')} />
        <OrderStatus status={status} />
        {createdAt && (
          <p className="text-sm text-muted">
            {t('dashboard:orders.placedOn', { date: formatZonedDateTime(lang, createdAt) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2 sm:ms-auto" data-no-print>
          {children}
        </div>
      </header>
      <OrderTimeline order={order} />
      <OrderTable lines={order.products} />
      {totalAmount !== null && (
        <p className="text-end text-lg font-semibold tabular-nums">
          <span className="text-sm font-normal text-muted">{t('dashboard:orders.total')} </span>
          {formatMoney(lang, totalAmount)}
        </p>
      )}
      <section className="border-t border-line pt-4" aria-label={t('order:parties')}>
        <DescriptionList items={details} wide />
      </section>
      <p className="hidden text-xs text-muted print:block">{id}</p>
    </article>
  );
}
