// How an order stands, in the reader's words.
import type { T } from '../../../i18n/engine.ts';
import type dashboard from '../../../i18n/locales/en/dashboard.json';
import { useT } from '../../../i18n/react.tsx';

type Status = keyof (typeof dashboard)['orders']['status'];

/** A map, so that a status off the wire that is no status finds nothing. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['placed', 'border border-line-strong bg-transparent'],
  ['delivered', 'badge-jade'],
  ['cancelled', 'badge-red'],
]);

export const orderStatusName = (t: T, status: string): string =>
  t(`dashboard:orders.status.${status as Status}`, { defaultValue: status });

export function OrderStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <span className={`badge whitespace-nowrap ${TONES.get(status) ?? ''}`}>
      {orderStatusName(t, status)}
    </span>
  );
}
