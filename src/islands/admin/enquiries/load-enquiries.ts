// Lazy chunk of the section of enquiries, with its texts.
import type { Lang } from '../../../../contract/lang.ts';
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () => Promise.all([import('words:en/dashboard'), import('words:en/enquiry')]),
  'zh-Hans': () =>
    Promise.all([import('words:zh-Hans/dashboard'), import('words:zh-Hans/enquiry')]),
} as const satisfies Record<Lang, unknown>;

const lang = langOfPath(location.pathname);
const [{ default: Enquiries }, words] = await Promise.all([
  import('./Enquiries.tsx'),
  importWords[lang](),
]);
for (const { default: each } of words) addWords(lang, each);
export default Enquiries;
