// Registration numbers of Indian companies: GSTIN (Goods and Services Tax) and IEC (Importer Exporter Code). Only their format is
// checked: whether a number is registered, and to whom, is known to the portals of GST and DGFT alone.
import type { FieldErrorKey } from '../messages.ts';
import { pastedCode } from '../typed/pasted-text.ts';
import { gstStateOf } from './gst-states.ts';
import type { RegistrationKind } from './registration-kinds.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN_LENGTH = 15;
/** Permanent Account Number of the income tax: five letters, four digits, one letter. */
const PAN = '[A-Z]{5}[0-9]{4}[A-Z]';
/** State code, PAN, number of the registration within the state, Z, check digit. */
const GSTIN_PATTERN = /^[0-9]{2}.{10}[1-9A-Z]Z[0-9A-Z]$/;
const PAN_IN_GSTIN = new RegExp(`^..${PAN}`);
/** The PAN since 2018; ten digits before. */
const IEC_PATTERN = new RegExp(`^(?:${PAN}|[0-9]{10})$`);

/** Capital letters without spaces, hyphens and dots, as the numbers are often typed. */
export const normalizeRegistration = (text: string): string =>
  pastedCode(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** Check digit of the first 14 characters of a GSTIN, which must be digits and capital letters: Luhn's algorithm modulo 36. */
export function gstinCheckDigit(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < GSTIN_LENGTH - 1; at++) {
    const product = DIGITS.indexOf(gstin[at] ?? '') * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] ?? '';
}

/** The error of a normalized GSTIN; null if its format is valid. */
export function gstinError(gstin: string): FieldErrorKey | null {
  if (!GSTIN_PATTERN.test(gstin)) return 'gstinFormat';
  if (gstStateOf(gstin) === null) return 'gstinState';
  if (!PAN_IN_GSTIN.test(gstin)) return 'gstinPan';
  return gstinCheckDigit(gstin) === gstin.at(-1) ? null : 'gstinCheckDigit';
}

/** The error of a normalized IEC; null if its format is valid. It has no check digit. */
export const iecError = (iec: string): FieldErrorKey | null =>
  IEC_PATTERN.test(iec) ? null : 'iecFormat';

const VISIBLE_END = 3;

/**
 * A number as counterparts see it: of a GSTIN the state code and the last three characters, of an IEC the last three, because
 * both contain the PAN, with which others could act in the company's name.
 */
export const maskRegistration = (kind: RegistrationKind, number: string): string => {
  const start = kind === 'gstin' ? 2 : 0;
  const hidden = Math.max(0, number.length - start - VISIBLE_END);
  return number.slice(0, start) + '•'.repeat(hidden) + number.slice(start + hidden);
};
