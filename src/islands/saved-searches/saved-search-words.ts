// Texts of saved searches: those of the window, and those of the list with the filters in its lines.
import type { Lang } from '../../../contract/lang.ts';
import { addWords } from '../../i18n/translator.ts';

const importWords = {
  en: () => import('words:en/savedSearches'),
  'zh-Hans': () => import('words:zh-Hans/savedSearches'),
} as const satisfies Record<Lang, unknown>;

const importFilterWords = {
  en: () => Promise.all([import('words:en/filters'), import('words:en/results')]),
  'zh-Hans': () => Promise.all([import('words:zh-Hans/filters'), import('words:zh-Hans/results')]),
} as const satisfies Record<Lang, unknown>;

/** Of the window. */
export const loadSavedSearchWords = async (lang: Lang): Promise<void> =>
  addWords(lang, (await importWords[lang]()).default);

/** Of the list, on pages that do not have the filters of the product list. */
export async function loadSavedListWords(lang: Lang): Promise<void> {
  const [filterWords] = await Promise.all([importFilterWords[lang](), loadSavedSearchWords(lang)]);
  for (const { default: words } of filterWords) addWords(lang, words);
}
