// Formatting of money. Prices are US dollars everywhere (spec §2, §3).
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const usdFormatter = (digits: number) =>
  perLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        // The spec writes '$' alone; without this, British and Chinese readers would see US$.
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const whole = usdFormatter(0);
const withCents = usdFormatter(2);

/** "$12,500", "$48,200.50": `amount` is in dollars, not cents; cents are shown only if they are not 0. */
export const formatMoney = (lang: Lang, amount: number): string =>
  (Number.isInteger(amount) ? whole : withCents)(lang).format(amount);
