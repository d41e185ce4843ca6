// Formatting of instants by the reader's own clock: only for what is rendered in the browser alone, since the server's
// time zone is another one. Dates that are rendered on the server are in calendar-date.ts.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

/** ISO 8601 as the API sends it, or milliseconds since the epoch. Null and what is no instant are formatted as ''. */
export type Instant = string | number | null;

const format = (formatter: Intl.DateTimeFormat, instant: Instant): string => {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
};

const date = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** "22 Nov 2026", "2026年11月22日", in the reader's time zone. */
export const formatDate = (lang: Lang, instant: Instant): string => format(date(lang), instant);

const time = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** "14:05", in the reader's time zone. */
export const formatTime = (lang: Lang, instant: Instant): string => format(time(lang), instant);

const dateTime = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** "22 Nov 2026, 14:05", "2026年11月22日 14:05", in the reader's time zone. */
export const formatDateTime = (lang: Lang, instant: Instant): string =>
  format(dateTime(lang), instant);
