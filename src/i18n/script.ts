// Language detection by script, for user-written texts that may not be in the page's language.
import type { Lang } from '../../contract/lang.ts';

const HAN_CHARACTER = /\p{Script=Han}/u;
/** Three lower-case Latin letters in a row. Model codes, units and incoterms have no language and must not match. */
const LATIN_WORD = /[a-z]{3}/;

/** URLs are ignored: they carry no language, and Chinese text may follow one without a space. */
const URL_PATTERN = /https?:\/\/[!-~]+/gi;

/** Returns null if the text has no recognizable language. */
export const scriptOf = (text: string): Lang | null => {
  const words = text.replace(URL_PATTERN, '');
  if (HAN_CHARACTER.test(words)) return 'zh-Hans';
  return LATIN_WORD.test(words) ? 'en' : null;
};

/** Whether a reader of `lang` needs a translation of the text. */
export const isForeign = (text: string, lang: Lang): boolean => {
  const script = scriptOf(text);
  return script !== null && script !== lang;
};

/** Value for a text's `lang` attribute; undefined if the text is in the page's language or in none. */
export const foreignLang = (text: string, lang: Lang): Lang | undefined =>
  isForeign(text, lang) ? (scriptOf(text) ?? undefined) : undefined;
