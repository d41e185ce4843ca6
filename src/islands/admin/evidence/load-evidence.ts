// Lazy chunk of the section of evidence, with its texts.
import type { Lang } from '../../../../contract/lang.ts';
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () =>
    Promise.all([
      import('words:en/adminEvidence'),
      import('words:en/evidence'),
      import('words:en/adminDecisions'),
    ]),
  'zh-Hans': () =>
    Promise.all([
      import('words:zh-Hans/adminEvidence'),
      import('words:zh-Hans/evidence'),
      import('words:zh-Hans/adminDecisions'),
    ]),
} as const satisfies Record<Lang, unknown>;

const lang = langOfPath(location.pathname);
const [{ default: Evidence }, words] = await Promise.all([
  import('./Evidence.tsx'),
  importWords[lang](),
]);
for (const { default: each } of words) addWords(lang, each);
export default Evidence;
