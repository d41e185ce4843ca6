// Formatting of instants in the reader's time zone. Only for content that is rendered in the browser, because the server
// has another time zone. Dates rendered on the server are in calendar-date.ts.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

/** ISO 8601 as the API sends it, or milliseconds since the epoch. Null and invalid values are formatted as ''. */
export type Instant = string | number | null;
type Format = (lang: Lang, instant: Instant) => string;

/* @__NO_SIDE_EFFECTS__ */
function formatWith(options: Intl.DateTimeFormatOptions): Format {
  const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (lang, instant) => {
    const date = new Date(instant ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : formatter(lang).format(date);
  };
}

/** "22 Nov 2026", "2026年11月22日", in the reader's time zone. */
export const formatDate: Format = formatWith({ dateStyle: 'medium' });

/** "22 Nov", "11月22日", in the reader's time zone. */
export const formatDayOfYear: Format = formatWith({ day: 'numeric', month: 'short' });

/** "14:05", in the reader's time zone. */
export const formatTime: Format = formatWith({ timeStyle: 'short' });

/** "22 Nov 2026, 14:05", "2026年11月22日 14:05", for events on this device. Events of other users have the zone (zoned-date.ts). */
export const formatDateTime: Format = formatWith({ dateStyle: 'medium', timeStyle: 'short' });
