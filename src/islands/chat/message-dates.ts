// Labels of days and times in conversations, by the reader's own clock. Only for what is rendered in the browser.
import type { Lang } from '../../../contract/lang.ts';
import type { T } from '../../i18n/engine.ts';
import { formatDate, formatTime } from '../../ui/format/date.ts';

const DAY_MS = 86_400_000;

/** Equal for all instants of one day in the reader's time zone; '' where the instant is unknown. */
export const dayKey = (instant: string | null): string =>
  instant === null ? '' : new Date(instant).toDateString();

/** "Today", "Yesterday", "20 Jan 2024" */
export function dayLabel(t: T, lang: Lang, instant: string, now = Date.now()): string {
  const day = dayKey(instant);
  if (day === new Date(now).toDateString()) return t('chat:pane.today');
  if (day === new Date(now - DAY_MS).toDateString()) return t('chat:pane.yesterday');
  return formatDate(lang, instant);
}

/** In a list of conversations: the time where it was today, else the day. */
export const activityLabel = (t: T, lang: Lang, instant: string): string =>
  dayKey(instant) === new Date().toDateString()
    ? formatTime(lang, instant)
    : dayLabel(t, lang, instant);
