// Phone numbers while they are typed. Without schemas, because the sign-up form shows a number before its first check.
import { PHONE_FORMATS } from '../limits.ts';
import type { Role } from './user.ts';

/** Value of a phone field after typing: the role's prefix and at most the role's number of digits (spec §5). */
export const formatTypedPhone = (role: Role, typed: string): string => {
  const { prefix, digits } = PHONE_FORMATS[role];
  // While the reader deletes the prefix, it is restored in full; its digits do not become part of the number.
  if (prefix.startsWith(typed)) return prefix;
  // Digits may also be typed before the prefix.
  const rest = typed.replaceAll(prefix, '');
  return prefix + rest.replace(/\D/g, '').slice(0, digits);
};
