// Unified social credit code of a Chinese company: normal form and check digit (GB 32100-2015).
import { pastedCode } from '../typed/pasted-text.ts';

/** Characters in the order of their values. The standard leaves out I, O, S, V and Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;
/** Department and category, six digits of the administrative division, organization code, check digit. */
const PATTERN = new RegExp(`^[${ALPHABET}]{2}\\d{6}[${ALPHABET}]{10}$`);

/** Removes blanks and hyphens; full-width and small letters become plain capitals. */
export const normalizeCreditCode = (typed: string): string =>
  pastedCode(typed)
    .replace(/[\s\-‐-―]/gu, '')
    .toUpperCase();

/** The check digit of the first 17 characters: 31 − Σ(value × 3^position mod 31) mod 31 (GB 32100-2015, 6). */
function checkDigitOf(code: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, LENGTH - 1)) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % ALPHABET.length;
  }
  return ALPHABET[(ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length] ?? '';
}

/** What is wrong with a normalized code: key of its text in contract/messages/evidence.ts; null for a valid code. */
export function creditCodeError(
  code: string,
): 'creditCodeLength' | 'creditCodeLetters' | 'creditCodeCheck' | null {
  if (code.length !== LENGTH) return 'creditCodeLength';
  if (!PATTERN.test(code)) return 'creditCodeLetters';
  return checkDigitOf(code) === code.at(-1) ? null : 'creditCodeCheck';
}
