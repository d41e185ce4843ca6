// Codes of the Harmonised System: six digits are the same everywhere, the seventh and eighth are India's.

/** Digits that all countries share. */
export const HS_DIGITS = 6;
/** A heading: fewer digits name no goods. */
export const MIN_HS_DIGITS = 4;
/** Digits of an Indian tariff item. */
const TARIFF_ITEM_DIGITS = 8;

/** What a reader may type: digits with dots and spaces. */
export const HS_CODE_TEXT = /^[\d.\s]+$/;

/** The digits of a typed code, without dots and spaces. */
export const hsDigits = (text: string): string => text.replace(/[.\s]/g, '');

/**
 * The digits by which rules are looked up: eight are read as an Indian tariff item. Of any other number only the first six count,
 * because what follows is another country's (Chinese codes have ten digits).
 */
export const lookupCode = (digits: string): string =>
  digits.length === TARIFF_ITEM_DIGITS ? digits : digits.slice(0, HS_DIGITS);

/** A supplier's code: its seventh and eighth digits are China's, so six are looked up. */
export const supplierCode = (text: string): string => hsDigits(text).slice(0, HS_DIGITS);

/** Whether goods of the code may fall under the prefix: the prefix covers the code, or only a part of it. */
export const mayFallUnder = (code: string, prefix: string): boolean =>
  code.startsWith(prefix) || prefix.startsWith(code);

/** Whether the prefix covers all goods of the code; an Indian tariff item that ends in 00 is its whole subheading. */
export const covers = (prefix: string, code: string): boolean =>
  code.startsWith(prefix) || (code.length === HS_DIGITS && prefix === `${code}00`);
