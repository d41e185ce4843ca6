// Formatting of numbers and counts in the reader's language.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const number = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** "12,500", "4.5": thousands are grouped, at most one decimal. */
export const formatNumber = (lang: Lang, value: number): string => number(lang).format(value);

/** "10,000+": a total; `capped` means that the server stopped counting at this number. */
export const formatCount = (lang: Lang, count: number, capped: boolean): string =>
  `${formatNumber(lang, count)}${capped ? '+' : ''}`;

const rating = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "4.0": an average of 0 to 5 stars, always with one decimal. */
export const formatRating = (lang: Lang, average: number): string => rating(lang).format(average);

const exact = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }));

/** "0.005", "2,500": a technical value with all its decimals. */
export const formatExact = (lang: Lang, value: number): string => exact(lang).format(value);
