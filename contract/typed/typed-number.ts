// Numbers as people type them and data sheets print them: "12,500", "12,00,000", "12.000,50", "1’200", "１２００", "3.2万".
import { foldWidth, withoutInvisible } from './pasted-text.ts';

/**
 * Pattern of a number without a sign. Notations that could mean two numbers are left out: "9,5", "1,200,50" and "200，300", which is
 * a list in Chinese. A single comma before three digits separates thousands.
 */
export const NUMBER = [
  // India.
  '\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d+)?',
  "\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d+)?",
  '\\d{1,2}(?:，\\d{3})+(?:\\.\\d+)?',
  // Europe.
  '\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?!\\d)',
  '\\d{1,3}(?:\\.\\d{3}){2,}(?![.\\d])',
  '\\d+(?:\\.\\d+)?',
].join('|');

const EUROPEAN = /\.\d{3}(?:[.,]\d+)*,\d+$|\.\d{3}\.\d{3}/;

/** The value of a text that matches NUMBER, with or without spaces between thousands. */
export const numberOf = (text: string): number =>
  EUROPEAN.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : Number(text.replace(/[,，'’\s]/g, ''));

/** 万 and 亿 behind a number. */
export const MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

const TYPED = new RegExp(
  `^([-−])?(${NUMBER}|\\d{1,3}(?:[\\s\\u00a0\\u202f]\\d{3})+(?:\\.\\d+)?)\\s?([万亿])?$`,
);
const MAX_CHARS = 30;

/** The only number of a text; null for any other text. */
export function typedNumber(text: string): number | null {
  const trimmed = withoutInvisible(foldWidth(text)).trim();
  const [, sign, digits, myriad = ''] = (trimmed.length <= MAX_CHARS && TYPED.exec(trimmed)) || [];
  if (digits === undefined) return null;
  const value = numberOf(digits) * (MYRIADS[myriad] ?? 1);
  return Number((sign ? -value : value).toPrecision(15));
}
