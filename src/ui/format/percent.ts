// Formatting of fractions as percentages.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const percent = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** "7.34%" from 0.0734: always two decimals, as the spec shows the conversion rate (spec §3, Admin analytics). */
export const formatPercent = (lang: Lang, fraction: number): string =>
  percent(lang).format(fraction);
