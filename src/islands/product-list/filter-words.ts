// Texts of the filters and of the lazy parts of the list, loaded with their code: the first load has no room for them.
import type { Lang } from '../../i18n/language.ts';
import { addWords, type CompiledWords } from '../../i18n/translator.ts';

type ImportWords = Readonly<Record<Lang, () => Promise<{ readonly default: CompiledWords }>>>;

/** Resolves with the module when the texts in the language of the page are there as well. The server has them all. */
async function withWords<Module>(words: ImportWords, loading: Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return loading;
  const lang = document.documentElement.lang as Lang;
  const [module, { default: added }] = await Promise.all([loading, words[lang]()]);
  addWords(lang, added);
  return module;
}

const FILTERS = {
  en: () => import('words:en/filters'),
  'zh-Hans': () => import('words:zh-Hans/filters'),
};
const RESULTS = {
  en: () => import('words:en/results'),
  'zh-Hans': () => import('words:zh-Hans/results'),
};

export const withFilterWords = <Module>(loading: Promise<Module>): Promise<Module> =>
  withWords(FILTERS, loading);

/** For the parts that most visits do not load; they use texts of the filters as well. */
export const withResultWords = <Module>(loading: Promise<Module>): Promise<Module> =>
  withFilterWords(withWords(RESULTS, loading));
