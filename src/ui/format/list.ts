// Formatting of lists of numbers and names.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const list = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "2, 5 and 10", "2、5、10". */
export const formatList = (lang: Lang, items: readonly (number | string)[]): string =>
  // In Chinese without the 和 that Intl puts before the last one.
  lang === 'en' ? list(lang).format(items.map(String)) : items.join('、');
