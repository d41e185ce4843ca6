// Status badge of an enquiry. A pending one is outlined (spec §2).

import type statuses from '../../../../locales/en/statuses.json';
import { useT } from '../../../i18n/react.tsx';

type Status = keyof (typeof statuses)['enquiry'];

/** A Map, so that an unknown status from the server, such as 'constructor', has no entry. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['pending', 'border border-line-strong bg-transparent'],
  ['answered', 'badge-jade'],
]);

export function EnquiryStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <span className={`badge whitespace-nowrap ${TONES.get(status) ?? ''}`}>
      {t(`statuses:enquiry.${status as Status}`, { defaultValue: status })}
    </span>
  );
}
