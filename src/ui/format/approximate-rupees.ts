// Approximate prices in rupees. With a formatter of its own: that of rupees.ts would be one more file of every list.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const formatter = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale === 'en-GB' ? 'en-IN' : locale, {
      style: 'currency',
      currency: 'INR',
      currencyDisplay: 'narrowSymbol',
      maximumSignificantDigits: 3,
    }),
);

/** "≈₹34,20,000", "≈₹3,420,000" in Chinese: three significant figures, because the rate changes every two weeks. */
export const approximateRupees = (lang: Lang, rupees: number): string =>
  `≈${formatter(lang).format(rupees)}`;
