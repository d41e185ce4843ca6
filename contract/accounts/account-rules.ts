// Validation rules of spec §5 for emails, phones, passwords and websites, shared by the forms and the server.
import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN, PHONES } from '../limits.ts';
import type { FieldText } from '../messages.ts';
import { says } from '../query.ts';
import type { Role } from './user-reader.ts';

const PHONE_TEXTS = { buyer: 'phoneIndian', supplier: 'phoneChinese' } as const;

/** Returns the error of a phone number for a role, or null. Ignores spaces, hyphens, dots and parentheses. */
export const phoneProblem = (role: Role, phone: string): FieldText | null => {
  const { prefix, digits } = PHONES[role];
  const rest = tidyPhone(phone);
  const right = rest.startsWith(prefix) && rest.length === prefix.length + digits;
  return right && /^\+\d+$/.test(rest) ? null : PHONE_TEXTS[role];
};

export const tidyPhone = (phone: string): string => phone.replace(/[\s().-]/g, '');

/** Value of a phone field after typing: the role's prefix and at most the role's number of digits (spec §5). */
export const typedPhone = (role: Role, typed: string): string => {
  const { prefix, digits } = PHONES[role];
  // While the reader deletes the prefix, it is restored in full; its digits do not become part of the number.
  if (prefix.startsWith(typed)) return prefix;
  // Digits may also be typed before the prefix.
  const rest = typed.replaceAll(prefix, '');
  return prefix + rest.replace(/\D/g, '').slice(0, digits);
};

export const phoneText = (missing: FieldText = 'required') =>
  z.string(says(missing)).check(z.maxLength(40, says('invalid')), z.overwrite(tidyPhone));

/** Trimmed, letter case preserved: addresses are compared case-insensitively and shown as they were typed. */
export const emailText = z.string(says('required')).check(
  z.trim(),
  z.minLength(1, says('required')),
  z.maxLength(254, says('email')),
  // Invisible characters could make two different addresses look the same.
  z.refine((address) => !/\p{C}/u.test(address), says('email')),
  z.regex(/^[^\s@<>()"',;:\\]+@[^\s@<>()"',;:\\]+\.[^\s@<>()"',;:\\.]{2,}$/, says('email')),
);

/** A new password; never trimmed. */
export const newPassword = z
  .string(says('required'))
  .check(
    z.minLength(1, says('required')),
    z.minLength(PASSWORD_MIN, says('passwordWeak')),
    z.maxLength(PASSWORD_MAX, says('textTooLong')),
  );

/** A web address with http or https; without a scheme, https is added. */
export const websiteText = z.string(says('invalid')).check(
  z.trim(),
  z.maxLength(500, says('textTooLong')),
  z.overwrite((value: string) =>
    value === '' || /^[a-z][a-z+.-]*:/i.test(value) ? value : `https://${value}`,
  ),
  z.refine(
    (value) => value === '' || (/^https?:\/\/[^\s/]+/i.test(value) && URL.canParse(value)),
    says('website'),
  ),
);
