// Texts of the waiting time of an item, and of the hours left of the promised answer time.
import type { WaitingItem } from '../../../../contract/dashboard/waiting.ts';
import { ANSWER_WITHIN_HOURS } from '../../../../contract/dashboard/waiting-kinds.ts';
import type { Lang } from '../../../../contract/lang.ts';
import type { TranslateFunction } from '../../../i18n/translator.ts';
import { formatRelativeTime } from '../../../ui/format/relative-time.ts';
import { formatZonedDateTime } from '../../../ui/format/zoned-date.ts';

interface WaitingTime {
  readonly text: string;
  /** The full time. */
  readonly title: string;
  readonly isOver: boolean;
}

const HOUR_MS = 3_600_000;

/** null if the time is not known. */
export function waitingTime(
  t: TranslateFunction,
  lang: Lang,
  { kind, since }: Pick<WaitingItem, 'kind' | 'since'>,
  nowMs: number,
): WaitingTime | null {
  if (since === null) return null;
  const sinceMs = Date.parse(since);
  const at = formatZonedDateTime(lang, since);
  if (kind !== 'enquiry.answer') {
    const text = formatRelativeTime(lang, Math.max(0, nowMs - sinceMs));
    return { text, title: at, isOver: false };
  }
  const dueMs = sinceMs + ANSWER_WITHIN_HOURS * HOUR_MS;
  const title = t('waiting:time.promise', { at, due: formatZonedDateTime(lang, dueMs) });
  const leftHours = Math.floor((dueMs - nowMs) / HOUR_MS);
  const overHours = Math.floor((nowMs - dueMs) / HOUR_MS);
  const text = (): string => {
    if (leftHours > 0) return t('waiting:time.left', { count: leftHours });
    if (nowMs < dueMs) return t('waiting:time.leftSoon');
    if (overHours >= 48) return t('waiting:time.overDays', { count: Math.floor(overHours / 24) });
    return overHours > 0
      ? t('waiting:time.over', { count: overHours })
      : t('waiting:time.overSoon');
  };
  return { text: text(), title, isOver: nowMs >= dueMs };
}
