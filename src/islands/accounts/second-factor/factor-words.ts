// Texts of the second step and its settings, loaded with their code.
import type { Lang } from '../../../../contract/lang.ts';
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () => import('words:en/secondFactor'),
  'zh-Hans': () => import('words:zh-Hans/secondFactor'),
} as const satisfies Record<Lang, unknown>;

export async function loadFactorWords(): Promise<void> {
  const lang = langOfPath(location.pathname);
  addWords(lang, (await importWords[lang]()).default);
}
