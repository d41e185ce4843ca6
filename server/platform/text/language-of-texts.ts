// Language in which a user wrote, by script.
import type { Lang } from '../../../contract/lang.ts';

const HAN_CHARACTER = /\p{Script=Han}/u;
/** Two words in a row: a single model code does not show a language. */
const LATIN_WORDS = /[a-z][a-z] [a-z][a-z]/i;

/** Detects the language of the texts; returns `fallback`, such as the account's language, where they do not show it. */
export function languageOfTexts<Fallback extends Lang | null>(
  texts: readonly string[],
  fallback: Fallback,
): Lang | Fallback {
  const text = texts.join('\n');
  if (HAN_CHARACTER.test(text)) return 'zh-Hans';
  return LATIN_WORDS.test(text) ? 'en' : fallback;
}
