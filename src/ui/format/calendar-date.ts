// Formatting of calendar dates: days and months without a time of day, stored as midnight in UTC. They are formatted in
// UTC too, so that the server and every browser write the same day.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const calendarDate = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** "22 Nov 2026", "2026年11月22日": the dates of articles, guides, help and notices. */
export const formatCalendarDate = (lang: Lang, date: Date): string =>
  calendarDate(lang).format(date);

/** The spec prescribes "last updated January 20, 2024" over the policies (spec §2, §9), the month before the day. */
const prescribed = perLanguage(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * "January 20, 2024", "2024年1月20日": the dates over a policy. The dates of its amendments, in the lines below, have the
 * same form, so that one page has one.
 */
export const formatPolicyDate = (lang: Lang, date: Date): string =>
  lang === 'en' ? prescribed(lang).format(date) : formatCalendarDate(lang, date);

const MONTHS = {
  long: perLanguage(
    (locale) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ),
  short: perLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
  ),
} as const;

/** Of YYYY-MM: "November 2026" or, short, "Nov"; "2026年11月" or "11月". Anything else is returned as it is. */
export function formatMonth(
  lang: Lang,
  month: string,
  style: keyof typeof MONTHS = 'long',
): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : MONTHS[style](lang).format(date);
}

/** "2024-01-20", for machines: the `datetime` attribute. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
