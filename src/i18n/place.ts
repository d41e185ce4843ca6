// Formatting of place names: smallest unit first in English, largest first in Chinese.
import type { Lang } from './language.ts';

/** Takes city, province and country, in that order; omits missing and repeated parts. */
export function placeName(lang: Lang, parts: readonly (string | null | undefined)[]): string {
  const named = [...new Set(parts.filter((part) => part != null && part !== ''))];
  return lang === 'en' ? named.join(', ') : named.reverse().join(' ');
}
