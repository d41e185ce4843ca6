// Point in time by the reader's clock, as a <time> element: with its time of day unless only the date is asked for.
import { useLang, useT } from '../../i18n/react.tsx';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';

interface Props {
  /** ISO 8601; null where it is unknown. */
  readonly at: string | null;
  readonly dateOnly?: boolean;
}

export function Timestamp({ at, dateOnly = false }: Props) {
  const t = useT();
  const lang = useLang();
  // The spec calls createdAt of the users' table a date-time (spec §3, Admin user row).
  const text = dateOnly ? formatDate(lang, at) : formatDateTime(lang, at);
  if (at === null || text === '') return <span>{t('admin:state.unknown')}</span>;
  return (
    <time className="whitespace-nowrap" dateTime={at}>
      {text}
    </time>
  );
}
