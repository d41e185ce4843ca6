// Translators over compiled texts, one per language: the same on the server and in the browser.
import type { TFunction } from 'i18next';
import { LANGS, type Lang } from './language.ts';
import type { Namespace } from './namespaces.ts';

/** Translates keys such as 'nav.products' (namespace common) or 'home:hero.title'. */
export type TranslateFunction = TFunction<['common', ...Exclude<Namespace, 'common'>[]]>;

type Values = Readonly<Record<string, unknown>>;

/** By key as in t(), each text is a string, or a function of the values in it. */
export type CompiledWords = Readonly<Record<string, string | ((values: Values) => string)>>;

const NO_VALUES: Values = {};

function createTranslator() {
  const words = new Map<string, CompiledWords[string]>();
  /** A key without text, such as one that contains a name from another backend, gives its default value. */
  const t = (key: string, values: Values = NO_VALUES): unknown => {
    const text = words.get(key);
    if (typeof text === 'function') return text(values);
    const shown = text ?? values.defaultValue;
    // The page did not load the texts of its island (wordsFor), or the key is wrong.
    if (shown === undefined) console.error('No text', key);
    return shown ?? key;
  };
  const add = (added: CompiledWords): void => {
    for (const key of Object.keys(added)) words.set(key, added[key] as CompiledWords[string]);
  };
  return { t: t as unknown as TranslateFunction, add };
}

const translators = Object.fromEntries(LANGS.map((lang) => [lang, createTranslator()])) as Readonly<
  Record<Lang, ReturnType<typeof createTranslator>>
>;

export const translator = (lang: Lang): TranslateFunction => translators[lang].t;

export const addWords = (lang: Lang, words: CompiledWords): void => translators[lang].add(words);

interface WordsModule {
  readonly default: CompiledWords;
}

/** Loads a file a second time if the first fails, by another address: browsers remember a module that failed. */
const importWords = (url: string): Promise<WordsModule> =>
  import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ `${url}?1`));

/** Loads texts in the browser, from URLs of wordsFor(). */
export async function loadWords(lang: Lang, urls: readonly string[]): Promise<void> {
  const modules = await Promise.all(urls.map(importWords));
  for (const { default: words } of modules) addWords(lang, words);
}
