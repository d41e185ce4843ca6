// Timeline of an order: each step taken with its time, and the expected steps.
import type { Order } from '../../../../contract/trade/order.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatZonedDateTime } from '../../../ui/format/zoned-date.ts';
import { orderStatusName } from './OrderStatus.tsx';

const REGULAR_STATUSES = ['placed', 'confirmed', 'shipped', 'delivered'] as const;

/** Vertical on a phone, horizontal on wider screens. */
const STEP_CLASS =
  'relative border-s-2 ps-5 pb-4 last:pb-0 sm:flex-1 sm:border-s-0 sm:border-t-2 sm:ps-0 sm:pt-4 sm:pe-3 sm:pb-0';
const DOT_CLASS =
  'absolute -start-[7px] top-1 size-3 rounded-full border-2 sm:start-0 sm:-top-[7px] print:border-black';

export function OrderTimeline({ order }: { readonly order: Order }) {
  const t = useT();
  const lang = useLang();
  const { steps, status } = order;
  const doneStatuses = new Set(steps.map((step) => step.status));
  const expectedStatuses =
    status === 'cancelled' ? [] : REGULAR_STATUSES.filter((step) => !doneStatuses.has(step));
  const dotClass = (step: string): string =>
    step === 'cancelled' ? 'border-red bg-red' : 'border-jade bg-jade';
  return (
    <ol className="grid sm:flex" aria-label={t('order:timeline')}>
      {steps.map(({ status: step, at }) => (
        <li
          key={`${step} ${at}`}
          className={`${STEP_CLASS} ${step === 'cancelled' ? 'border-red' : 'border-jade'}`}
          aria-current={step === status ? 'step' : undefined}
        >
          <span className={`${DOT_CLASS} ${dotClass(step)}`} aria-hidden />
          <p className="text-sm font-semibold">{orderStatusName(t, step)}</p>
          {at && (
            <time className="text-xs text-muted tabular-nums" dateTime={at}>
              {formatZonedDateTime(lang, at)}
            </time>
          )}
        </li>
      ))}
      {expectedStatuses.map((step) => (
        <li key={step} className={`${STEP_CLASS} border-line`}>
          <span className={`${DOT_CLASS} border-line-strong bg-plate`} aria-hidden />
          <p className="text-sm text-muted">{orderStatusName(t, step)}</p>
          <p className="text-xs text-muted">{t('order:expected')}</p>
        </li>
      ))}
    </ol>
  );
}
