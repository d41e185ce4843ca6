// Punctuation between texts that are put together: full-width and without spaces in Chinese.
import type { Lang } from '../../../contract/lang.ts';

/** " (16)", "（16）": stands directly behind another text. */
export const inParentheses = (lang: Lang, text: string): string =>
  lang === 'en' ? ` (${text})` : `（${text}）`;

/** Sentences of one paragraph. */
export const joinSentences = (lang: Lang, ...sentences: readonly string[]): string =>
  sentences.join(lang === 'en' ? ' ' : '');

/** "CE, ISO 9001", "CE、ISO 9001". */
export const joinWords = (lang: Lang, words: readonly (string | undefined)[]): string =>
  words.join(lang === 'en' ? ', ' : '、');
