// Texts of saved products and of their cards, loaded with the dashboard's tab.
import type { Lang } from '../../../contract/lang.ts';
import { addWords } from '../../i18n/translator.ts';

const importWords = {
  en: () =>
    Promise.all([
      import('words:en/catalog'),
      import('words:en/favourites'),
      import('words:en/prices'),
    ]),
  'zh-Hans': () =>
    Promise.all([
      import('words:zh-Hans/catalog'),
      import('words:zh-Hans/favourites'),
      import('words:zh-Hans/prices'),
    ]),
} as const satisfies Record<Lang, unknown>;

export async function loadFavouriteWords(lang: Lang): Promise<void> {
  for (const { default: words } of await importWords[lang]()) addWords(lang, words);
}
