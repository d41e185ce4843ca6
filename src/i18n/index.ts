// Server-side translations: every text in both languages, and the URLs from which islands load theirs.
import words from 'words:all';
import urls from 'words:urls';
import { LANGS, type Lang } from './language.ts';
import type { Namespace } from './namespaces.ts';
import { addWords } from './translator.ts';

export * from './language.ts';
export type { Namespace } from './namespaces.ts';
export { type TranslateFunction, translator } from './translator.ts';

for (const lang of LANGS) addWords(lang, words[lang]);

/** URLs of the texts an island needs, for its `words` property and the `words` of its page's layout. */
export const wordsFor = (lang: Lang, ...namespaces: readonly Namespace[]): readonly string[] =>
  namespaces.map((namespace) => urls[lang][namespace]);
