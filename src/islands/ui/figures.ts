// Numbers as readers of a language write them. Prices are US dollars everywhere.
import type { Lang } from '../../../contract/lang.ts';

const LOCALES = { en: 'en-US', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

/** Making a formatter costs far more than using it, and a list asks for hundreds. */
const kept = new Map<string, Intl.NumberFormat>();
const formatter = (lang: Lang, name: string, options: Intl.NumberFormatOptions) => {
  const key = `${lang} ${name}`;
  const found = kept.get(key) ?? new Intl.NumberFormat(LOCALES[lang], options);
  kept.set(key, found);
  return found;
};

export const figure = (lang: Lang, value: number): string =>
  formatter(lang, 'figure', { maximumFractionDigits: 1 }).format(value);

/** "$12,500"; cents are shown only where there are some. */
export const dollars = (lang: Lang, value: number): string => {
  const digits = Number.isInteger(value) ? 0 : 2;
  return formatter(lang, `dollars ${digits}`, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
};

/** A count that may have stopped counting: "10,000+". */
export const counted = (lang: Lang, count: number, capped: boolean): string =>
  `${figure(lang, count)}${capped ? '+' : ''}`;
