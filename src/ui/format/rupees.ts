// Formatting of rupees. English groups them as readers in India and our articles do: ₹12,50,000. Without perLanguage() of
// locale.ts, whose chunk would add 0.9 kB to product pages.
import type { Lang } from '../../../contract/lang.ts';

const formatters = (minimumFractionDigits: number): Readonly<Record<Lang, Intl.NumberFormat>> => {
  const formatter = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'INR',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits,
      maximumFractionDigits: minimumFractionDigits,
    });
  return { en: formatter('en-IN'), 'zh-Hans': formatter('zh-CN') };
};

const whole = /* @__PURE__ */ formatters(0);
const withPaise = /* @__PURE__ */ formatters(2);

/** "₹12,50,000", "₹1,250,000": `amount` is in rupees, not paise. */
export const formatRupees = (lang: Lang, amount: number): string => whole[lang].format(amount);

/** "₹1,200 – ₹1,500", or one amount where both are the same. */
export const formatRupeeRange = (lang: Lang, [low, high]: readonly [number, number]): string =>
  low === high
    ? formatRupees(lang, low)
    : `${formatRupees(lang, low)} – ${formatRupees(lang, high)}`;

/** "₹12,50,000", "₹1,125.50": `paise` is in hundredths of a rupee, shown only if they are not 0. */
export const formatPaise = (lang: Lang, paise: number): string =>
  (paise % 100 === 0 ? whole : withPaise)[lang].format(paise / 100);
