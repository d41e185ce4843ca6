// Lazy chunk of the section of reviews, with the texts of one review and of decisions.
import type { Lang } from '../../../../contract/lang.ts';
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () => Promise.all([import('words:en/adminReview'), import('words:en/adminDecisions')]),
  'zh-Hans': () =>
    Promise.all([import('words:zh-Hans/adminReview'), import('words:zh-Hans/adminDecisions')]),
} as const satisfies Record<Lang, unknown>;

const lang = langOfPath(location.pathname);
const [{ default: Reviews }, words] = await Promise.all([
  import('./Reviews.tsx'),
  importWords[lang](),
]);
for (const { default: each } of words) addWords(lang, each);
export default Reviews;
