// Texts of the parts that an open chat loads on demand: phrases, translation on the device, blocks and reports.
import type { Lang } from '../../../../contract/lang.ts';
import { addWords } from '../../../i18n/translator.ts';

const importWords = {
  en: () => import('words:en/chatTools'),
  'zh-Hans': () => import('words:zh-Hans/chatTools'),
} as const satisfies Record<Lang, unknown>;

export const loadChatToolWords = async (lang: Lang): Promise<void> =>
  addWords(lang, (await importWords[lang]()).default);
