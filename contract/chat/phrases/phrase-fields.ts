// Kinds of fields in ready phrases: their valid values, and the format of a value in each language.
import type { Lang } from '../../lang.ts';

interface NumberKind {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** Numbers by name of the kind; null is a date. */
export const FIELD_KINDS = {
  quantity: { min: 1, max: 1_000_000, decimals: 0 },
  /** In US dollars. */
  price: { min: 0.01, max: 100_000_000, decimals: 2 },
  percent: { min: 1, max: 100, decimals: 1 },
  voltage: { min: 100, max: 35_000, decimals: 0 },
  days: { min: 1, max: 730, decimals: 0 },
  months: { min: 1, max: 120, decimals: 0 },
  years: { min: 1, max: 30, decimals: 0 },
  date: null,
} as const satisfies Readonly<Record<string, NumberKind | null>>;
export type FieldKind = keyof typeof FIELD_KINDS;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** Not formatted by Intl: the server recognizes phrases by their exact text, and browsers format differently. */
const formatDate = (lang: Lang, value: string): string | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null;
  return lang === 'en'
    ? `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
    : `${year} 年 ${Number(month)} 月 ${Number(day)} 日`;
};

const formatNumber = ({ min, max, decimals }: NumberKind, value: string): string | null => {
  const plain = value.replaceAll(',', '').trim();
  if (!/^\d{1,12}(?:\.\d{1,4})?$/.test(plain)) return null;
  const number = Number(plain);
  if (number < min || number > max || Number(number.toFixed(decimals)) !== number) return null;
  const [whole = '', fraction] = String(number).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,4}$)/g, ',');
  // Amounts of money have both digits of their cents.
  return fraction === undefined ? grouped : `${grouped}.${fraction.padEnd(decimals, '0')}`;
};

/** Formats a typed value (a date as yyyy-mm-dd) for a phrase; null if it is invalid. */
export const formatField = (kind: FieldKind, lang: Lang, value: string): string | null => {
  const number = FIELD_KINDS[kind];
  return number ? formatNumber(number, value) : formatDate(lang, value);
};

/** Pattern of formatted values, for the recognition of phrases. */
export const fieldPattern = (kind: FieldKind, lang: Lang): string => {
  if (FIELD_KINDS[kind]) return String.raw`\d[\d,.]{0,16}`;
  return lang === 'en'
    ? String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`
    : String.raw`\d{4} 年 \d{1,2} 月 \d{1,2} 日`;
};

/** Reverse of the formatting: the typed value; '' if there is none. */
export const parseField = (kind: FieldKind, lang: Lang, text: string): string => {
  if (FIELD_KINDS[kind]) return text.replaceAll(',', '');
  const [one = '', two = '', three = ''] = text.match(/\d+|[A-Z][a-z]+/g) ?? [];
  const [year, month, day] =
    lang === 'en' ? [three, String(MONTHS.indexOf(two) + 1), one] : [one, two, three];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
