// Namespaces of texts that a page does not have from the start, loaded with the code that needs them.
import { type Lang, langOfPath } from './language.ts';
import { addWords, type CompiledWords } from './translator.ts';

/** Loaders of a namespace: the default export of words:late/NAMESPACE. */
export type LateTexts = Readonly<Record<Lang, () => Promise<{ readonly default: CompiledWords }>>>;

/** Loads texts in the language of the page, or in another one. */
export async function loadTexts(
  texts: readonly LateTexts[],
  lang: Lang = langOfPath(location.pathname),
): Promise<void> {
  const modules = await Promise.all(texts.map((each) => each[lang]()));
  for (const { default: words } of modules) addWords(lang, words);
}
