// Date and time in the reader's time zone, as a <time> element; optionally the date only.
import { useLang, useT } from '../../i18n/react.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { formatZonedDateTime } from '../../ui/format/zoned-date.ts';
import { Time } from '../../ui/Time.tsx';

interface Props {
  /** ISO 8601; null if unknown. */
  readonly at: string | null;
  readonly dateOnly?: boolean;
}

export function Timestamp({ at, dateOnly = false }: Props) {
  const t = useT();
  const lang = useLang();
  // The spec defines createdAt in the users table as a date-time (spec §3, Admin user row).
  const text = dateOnly ? formatDate(lang, at) : formatZonedDateTime(lang, at);
  if (at === null || text === '') return <span>{t('admin:state.unknown')}</span>;
  if (dateOnly) return <Time at={at}>{text}</Time>;
  return (
    <time className="whitespace-nowrap" dateTime={at}>
      {text}
    </time>
  );
}
