// Formatting of calendar dates: days and months without a time of day, stored as midnight in UTC. They are formatted in
// UTC too, so that the server and every browser show the same day.
import type { Lang } from '../../../contract/lang.ts';
import { formatCalendarDate } from './day.ts';
import { perLanguage } from './locale.ts';

export { formatCalendarDate };

/** The spec prescribes the format "last updated January 20, 2024" for policies (spec §2, §9): the month before the day. */
const policyDate = perLanguage(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
);

/**
 * "January 20, 2024", "2024年1月20日": the date at the top of a policy, and the dates of its amendments below, so that the
 * page has a single date format.
 */
export const formatPolicyDate = (lang: Lang, date: Date): string =>
  lang === 'en' ? policyDate(lang).format(date) : formatCalendarDate(lang, date);

const MONTHS = {
  long: perLanguage(
    (locale) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ),
  short: perLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
  ),
} as const;

/** Formats YYYY-MM: "November 2026" or, short, "Nov"; "2026年11月" or "11月". Anything else is returned unchanged. */
export function formatMonth(
  lang: Lang,
  month: string,
  style: keyof typeof MONTHS = 'long',
): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : MONTHS[style](lang).format(date);
}

/** "2024-01-20", for the `datetime` attribute. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
