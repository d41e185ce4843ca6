// Formatting of how long ago something happened.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const largestUnit = (elapsedMs: number) => {
  if (elapsedMs >= DAY_MS) return ['day', DAY_MS] as const;
  return elapsedMs >= HOUR_MS ? (['hour', HOUR_MS] as const) : (['minute', MINUTE_MS] as const);
};

const relativeTime = perLanguage(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);

/** "5 minutes ago", "yesterday", "5 分钟前": formats the elapsed milliseconds in the largest whole unit, up to days. */
export function formatRelativeTime(lang: Lang, elapsedMs: number): string {
  const [unit, unitMs] = largestUnit(elapsedMs);
  const text = relativeTime(lang).format(-Math.floor(elapsedMs / unitMs), unit);
  // Chinese typography puts a space between digits and words; Intl does not.
  return text.replace(/(\d)(\p{Script=Han})/gu, '$1 $2');
}
