// Texts of the filters and other lazy parts of the list, loaded with their code: the first load has no room for them.
import type { Lang } from '../../i18n/language.ts';
import { addWords } from '../../i18n/translator.ts';

const importWords = {
  en: () => import('words:en/filters'),
  'zh-Hans': () => import('words:zh-Hans/filters'),
} as const satisfies Record<Lang, unknown>;

/** Resolves with the module when the texts in the language of the page are there as well. The server has them all. */
export async function withFilterWords<Module>(loading: Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return loading;
  const lang = document.documentElement.lang as Lang;
  const [module, { default: words }] = await Promise.all([loading, importWords[lang]()]);
  addWords(lang, words);
  return module;
}
