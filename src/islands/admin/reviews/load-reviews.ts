// Lazy chunk of the section of reviews, with the texts of one review.
import type { Lang } from '../../../../contract/lang.ts';
import { langOfPath } from '../../../i18n/language.ts';
import { addWords } from '../../../i18n/translator.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () => import('words:en/adminReview'),
  'zh-Hans': () => import('words:zh-Hans/adminReview'),
} as const satisfies Record<Lang, unknown>;

const lang = langOfPath(location.pathname);
const [{ default: Reviews }, { default: words }] = await Promise.all([
  import('./Reviews.tsx'),
  importWords[lang](),
]);
addWords(lang, words);
export default Reviews;
