// Texts of the product page in the language of a preview, which may not be that of the admin.
import type { Lang } from '../../../../contract/lang.ts';
import { addWords } from '../../../i18n/translator.ts';

const importWords = {
  en: () =>
    Promise.all([
      import('words:en/common'),
      import('words:en/product'),
      import('words:en/suppliers'),
      import('words:en/taxonomy'),
    ]),
  'zh-Hans': () =>
    Promise.all([
      import('words:zh-Hans/common'),
      import('words:zh-Hans/product'),
      import('words:zh-Hans/suppliers'),
      import('words:zh-Hans/taxonomy'),
    ]),
} as const satisfies Record<Lang, unknown>;

export async function loadPreviewWords(lang: Lang): Promise<void> {
  for (const { default: words } of await importWords[lang]()) addWords(lang, words);
}
