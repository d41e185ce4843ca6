// A place as each language writes it: from the small to the large in English, the other way round in Chinese.
import type { Lang } from './language.ts';

/** Takes city, province, country in that order; what is missing or said twice is left out. */
export function placeName(lang: Lang, parts: readonly (string | null | undefined)[]): string {
  const named = [...new Set(parts.filter((part) => part != null && part !== ''))];
  return lang === 'en' ? named.join(', ') : named.reverse().join(' ');
}
