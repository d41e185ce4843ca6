// Date and time labels in conversations, in the reader's time zone. Only for content rendered in the browser.
import type { Lang } from '../../../../contract/lang.ts';
import type { TranslateFunction } from '../../../i18n/translator.ts';
import { formatDate, formatDayOfYear, formatTime } from '../../../ui/format/date.ts';

const DAY_MS = 86_400_000;

/** Returns a key that is equal for all times on one day in the reader's time zone; '' if the time is unknown. */
export const dayKey = (instant: string | null): string =>
  instant === null ? '' : new Date(instant).toDateString();

/** Returns "Today", "Yesterday" or "20 Jan 2024". */
export function dayLabel(
  t: TranslateFunction,
  lang: Lang,
  instant: string,
  now = Date.now(),
): string {
  const day = dayKey(instant);
  if (day === new Date(now).toDateString()) return t('chat:pane.today');
  if (day === new Date(now - DAY_MS).toDateString()) return t('chat:pane.yesterday');
  return formatDate(lang, instant);
}

/** Label in the conversation list: the time if it was today, else the day, with its year only where it is another. */
export function activityLabel(
  t: TranslateFunction,
  lang: Lang,
  instant: string,
  now = Date.now(),
): string {
  const day = dayLabel(t, lang, instant, now);
  if (day === t('chat:pane.today')) return formatTime(lang, instant);
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  return day === formatDate(lang, instant) && isThisYear ? formatDayOfYear(lang, instant) : day;
}
