// Texts of the chat, loaded with its code where the page does not send them: in its window and in the dashboard's tab.
import type { Lang } from '../../../contract/lang.ts';
import { addWords } from '../../i18n/translator.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () => Promise.all([import('words:en/common'), import('words:en/chat')]),
  'zh-Hans': () => Promise.all([import('words:zh-Hans/common'), import('words:zh-Hans/chat')]),
} as const satisfies Record<Lang, unknown>;

export async function loadChatWords(lang: Lang): Promise<void> {
  for (const { default: words } of await importWords[lang]()) addWords(lang, words);
}
