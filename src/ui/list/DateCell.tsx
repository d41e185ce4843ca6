// Date in a table cell, with the exact time as its tooltip.
import { useLang } from '../../i18n/react.tsx';
import { formatDate, type Instant } from '../format/date.ts';
import { formatZonedDateTime } from '../format/zoned-date.ts';

export function DateCell({ at }: { readonly at: Instant }) {
  const lang = useLang();
  return (
    <time
      className="whitespace-nowrap"
      dateTime={typeof at === 'string' ? at : undefined}
      title={formatZonedDateTime(lang, at)}
    >
      {formatDate(lang, at)}
    </time>
  );
}
