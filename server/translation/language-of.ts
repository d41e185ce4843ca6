// Which of the two languages a text is written in, told by its script.
import type { Lang } from '../../contract/lang.ts';

const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}+/gu;
const OTHER = /(?!\p{Script=Latin}|\p{Script=Han})\p{L}/u;

const times = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

/** Null where there are no words, or words in a script that is neither. Two signs of Chinese weigh as much as a word. */
export function languageOf(text: string): Lang | null {
  const han = times(text, HAN);
  const latin = times(text, LATIN);
  if (OTHER.test(text) || han + latin === 0) return null;
  return han >= 2 * latin || (han > 0 && latin === 0) ? 'zh-Hans' : 'en';
}
