// Formatting of one calendar date. In a file of its own, because the directory loads no other format of calendar-date.ts.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const calendarDate = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** "22 Nov 2026", "2026年11月22日": the dates of articles, guides, help and notices. */
export const formatCalendarDate = (lang: Lang, date: Date): string =>
  calendarDate(lang).format(date);

/** Formats a day (ISO date), or the day of an instant; anything else is returned unchanged. */
export const formatDay = (lang: Lang, day: string): string => {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : formatCalendarDate(lang, date);
};
