// Phone numbers while they are typed. Without schemas, because the sign-up form shows a number before its first check.
import { PHONE_FORMATS } from '../limits.ts';
import { foldWidth } from '../typed/pasted-text.ts';
import type { Role } from './user.ts';

const digitsOf = (text: string): string => foldWidth(text).replace(/\D/g, '');
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * The digits behind the prefix. Of more digits than the role has, a trunk 0, 00 and the country code are left out if exactly the
 * role's digits remain: "098765 43210", "0091 98765 43210", "919876543210".
 */
function nationalDigits(role: Role, text: string): string {
  const { prefix, digits } = PHONE_FORMATS[role];
  const country = prefix.slice(1);
  const all = digitsOf(text.replaceAll(prefix, ''));
  if (all.length <= digits) return all;
  const rest = withoutZeros(all);
  const national = rest.startsWith(country) ? withoutZeros(rest.slice(country.length)) : '';
  return [rest, national].find(({ length }) => length === digits) ?? all;
}

/** A number in the form that is stored: what does not fit the role stays as it is, for its check to refuse. */
export const readPhone = (role: Role, phone: string): string => {
  const { prefix, digits } = PHONE_FORMATS[role];
  const national = nationalDigits(role, phone);
  return national.length === digits && /^[\d\s().+-]*$/.test(foldWidth(phone))
    ? prefix + national
    : phone;
};

export interface TypedPhone {
  readonly phone: string;
  /** Whether a digit beyond the role's number was left out. */
  readonly isCut: boolean;
}

/**
 * Value of a phone field after a change: the role's prefix and digits. A digit that is typed beyond them is left out (spec §5);
 * what was pasted or filled in is never cut, because the wrong digit would be lost.
 */
export function typedPhone(role: Role, typed: string, before: string): TypedPhone {
  const { prefix, digits } = PHONE_FORMATS[role];
  // While the reader deletes the prefix, it is restored in full; its digits do not become part of the number.
  if (prefix.startsWith(typed)) return { phone: prefix, isCut: false };
  const [national, earlier] = [nationalDigits(role, typed), nationalDigits(role, before)];
  // The country code may be typed again: it is known as one once the number is complete.
  const country = prefix.slice(1);
  const most =
    digits + (/^0/.test(national) || national.startsWith(country) ? country.length + 2 : 0);
  const isCut = national.length > most && national.length === earlier.length + 1;
  return { phone: prefix + (isCut ? earlier : national), isCut };
}
