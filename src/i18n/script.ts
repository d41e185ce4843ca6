// Which language a text shows by its script: what suppliers and buyers write may stand on a page of the other language.
import type { Lang } from '../../contract/lang.ts';

const HAN = /\p{Script=Han}/u;
/** Three small letters in a row: a model code, a unit or an incoterm is in no language. */
const LATIN = /[a-z]{3}/;

/** Says the same to all; Chinese follows it without a blank. */
const ADDRESS = /https?:\/\/[!-~]+/gi;

/** null where it shows none. */
export const scriptOf = (text: string): Lang | null => {
  const words = text.replace(ADDRESS, '');
  if (HAN.test(words)) return 'zh-Hans';
  return LATIN.test(words) ? 'en' : null;
};

/** Whether a reader of `lang` would want it translated. */
export const isForeign = (text: string, lang: Lang): boolean => {
  const script = scriptOf(text);
  return script !== null && script !== lang;
};

/** For a text's `lang` attribute: nothing where it is in the page's own language, or in none. */
export const foreignLang = (text: string, lang: Lang): Lang | undefined =>
  isForeign(text, lang) ? (scriptOf(text) ?? undefined) : undefined;
