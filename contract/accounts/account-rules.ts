// Validation rules of spec §5 for emails, phones, passwords and websites, shared by the forms and the server.
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PHONE_FORMATS } from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { parseUrl } from '../parse-url.ts';
import { fieldError } from '../query.ts';
import { foldWidth, pastedCode, pastedEmail } from '../typed/pasted-text.ts';
import type { Role } from './user.ts';

const PHONE_ERROR_KEYS = { buyer: 'phoneIndian', supplier: 'phoneChinese' } as const;

/** Returns the error of a phone number for a role, or null. Ignores spaces, hyphens, dots and parentheses. */
export const phoneError = (role: Role, phone: string): FieldErrorKey | null => {
  const { prefix, digits } = PHONE_FORMATS[role];
  const rest = normalizePhone(phone);
  const hasPrefixAndLength = rest.startsWith(prefix) && rest.length === prefix.length + digits;
  return hasPrefixAndLength && /^\+\d+$/.test(rest) ? null : PHONE_ERROR_KEYS[role];
};

export const normalizePhone = (phone: string): string =>
  foldWidth(phone)
    .replace(/[\s().\-\p{Cf}]/gu, '')
    .replace(/^00/, '+');

export const phoneText = (blankErrorKey: FieldErrorKey = 'required') =>
  z
    .string(fieldError(blankErrorKey))
    .check(z.maxLength(40, fieldError('invalid')), z.overwrite(normalizePhone));

/** Letter case preserved: addresses are compared case-insensitively and shown as they were typed. */
export const emailText = z.string(fieldError('required')).check(
  // Invisible characters could make two different addresses look the same.
  z.overwrite(pastedEmail),
  z.minLength(1, fieldError('required')),
  z.maxLength(254, fieldError('email')),
  z.refine((address) => !/\p{C}/u.test(address), fieldError('email')),
  z.regex(/^[^\s@<>()",;:\\]+@[^\s@<>()"',;:\\]+\.[^\s@<>()"',;:\\.]{2,}$/, fieldError('email')),
);

/** A new password; never trimmed. */
export const newPassword = z
  .string(fieldError('required'))
  .check(
    z.minLength(1, fieldError('required')),
    z.minLength(PASSWORD_MIN_LENGTH, fieldError('passwordWeak')),
    z.maxLength(PASSWORD_MAX_LENGTH, fieldError('textTooLong')),
  );

/** A code of an authenticator app or a recovery code, as typed or pasted. */
export const factorCode = z
  .string(fieldError('required'))
  .check(
    z.overwrite(pastedCode),
    z.minLength(1, fieldError('required')),
    z.maxLength(64, fieldError('textTooLong')),
  );

/** An existing password, which is only compared: the rules for new passwords do not apply. */
export const existingPassword = z
  .string(fieldError('required'))
  .check(
    z.minLength(1, fieldError('required')),
    z.maxLength(PASSWORD_MAX_LENGTH, fieldError('textTooLong')),
  );

/** No host name is longer, and the time to parse one grows with the square of its Chinese characters. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]{1,253}(?:[/?#]|$)/i;

/** A web address with http or https; without a scheme, https is added. */
export const websiteText = z.string(fieldError('invalid')).check(
  z.trim(),
  z.maxLength(500, fieldError('textTooLong')),
  z.overwrite((value: string) =>
    value === '' || /^[a-z][a-z+.-]*:/i.test(value) ? value : `https://${value}`,
  ),
  z.refine(
    (value) => value === '' || (WEB_ADDRESS.test(value) && parseUrl(value) !== null),
    fieldError('website'),
  ),
);
