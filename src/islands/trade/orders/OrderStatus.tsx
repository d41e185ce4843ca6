// Status badge of an order, and the status name in the reader's language.

import type statuses from '../../../../locales/en/statuses.json';
import { useT } from '../../../i18n/react.tsx';
import type { TranslateFunction } from '../../../i18n/translator.ts';

type Status = keyof (typeof statuses)['order'];

/** A Map, so that an unknown status from the server, such as 'constructor', has no entry. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['placed', 'border border-line-strong bg-transparent'],
  ['proposed', 'badge-saffron'],
  ['delivered', 'badge-jade'],
  ['cancelled', 'badge-red'],
]);

export const orderStatusName = (t: TranslateFunction, status: string): string =>
  t(`statuses:order.${status as Status}`, { defaultValue: status });

export function OrderStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <span className={`badge whitespace-nowrap ${TONES.get(status) ?? ''}`}>
      {orderStatusName(t, status)}
    </span>
  );
}
