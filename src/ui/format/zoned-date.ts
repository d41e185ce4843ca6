// Exact times of events, with the name of the reader's zone. Only for content that is rendered in the browser.
import type { Lang } from '../../../contract/lang.ts';
import { formatDate, type Instant } from './date.ts';
import { formatZonedTime } from './zoned-time.ts';

/** "22 Nov 2026, 14:05 IST", "2026年11月22日 北京时间 14:05"; '' for null and invalid values. */
export function formatZonedDateTime(lang: Lang, instant: Instant): string {
  const date = formatDate(lang, instant);
  if (instant === null || date === '') return '';
  return `${date}${lang === 'en' ? ', ' : ' '}${formatZonedTime(lang, instant)}`;
}
