// The rules of spec §5 for names, phones and passwords, as forms and the server both apply them.
import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN, PHONES } from './limits.ts';
import type { FieldText } from './messages.ts';
import { says } from './query.ts';
import type { Role } from './user-reader.ts';

const PHONE_TEXTS = { buyer: 'phoneIndian', supplier: 'phoneChinese' } as const;

/** What is wrong with a phone for a role; null when nothing is. Spaces and hyphens do not count. */
export const phoneProblem = (role: Role, phone: string): FieldText | null => {
  const { prefix, digits } = PHONES[role];
  const rest = tidyPhone(phone);
  const right = rest.startsWith(prefix) && rest.length === prefix.length + digits;
  return right && /^\+\d+$/.test(rest) ? null : PHONE_TEXTS[role];
};

export const tidyPhone = (phone: string): string => phone.replace(/[\s().-]/g, '');

/** What a phone field holds after typing: the role's prefix and at most its digits (spec §5). */
export const typedPhone = (role: Role, typed: string): string => {
  const { prefix, digits } = PHONES[role];
  // A prefix that is being deleted comes back whole, and none of it becomes a digit of the number.
  if (prefix.startsWith(typed)) return prefix;
  // Digits may be typed before it too.
  const rest = typed.replaceAll(prefix, '');
  return prefix + rest.replace(/\D/g, '').slice(0, digits);
};

export const phoneText = (missing: FieldText = 'required') =>
  z.string(says(missing)).check(z.maxLength(40, says('invalid')), z.overwrite(tidyPhone));

/** As typed, trimmed: an address is compared without case and shown as it was given. */
export const emailText = z.string(says('required')).check(
  z.trim(),
  z.minLength(1, says('required')),
  z.maxLength(254, says('email')),
  // Signs that nobody sees could make two addresses look like one.
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

/** A web address, http or https; one typed without either is taken as https. */
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
