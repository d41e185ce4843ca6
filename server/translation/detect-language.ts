// Language detection by script: English or Chinese.
import type { Lang } from '../../contract/lang.ts';

const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}+/gu;
const OTHER = /(?!\p{Script=Latin}|\p{Script=Han})\p{L}/u;

const countMatches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Returns null for a text without words, or with any in a third script. Two Chinese characters weigh as much as a Latin word. */
export function detectLanguage(text: string): Lang | null {
  const han = countMatches(text, HAN);
  const latin = countMatches(text, LATIN);
  if (OTHER.test(text) || han + latin === 0) return null;
  return han >= 2 * latin || (han > 0 && latin === 0) ? 'zh-Hans' : 'en';
}
