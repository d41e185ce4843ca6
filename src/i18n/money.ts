// Prices: a plain '$' in both languages, cents only where there are any.
import type { Lang } from './language.ts';

export const dollars = (lang: Lang, amount: number): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-US' : 'zh-CN', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
