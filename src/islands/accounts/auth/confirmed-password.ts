// Form schemas with a repeated new password, in addition to the fields of the request body.
import * as z from 'zod/mini';
import { passwordChangeBody, passwordResetBody } from '../../../../contract/accounts/account.ts';
import type { FieldErrorKey } from '../../../../contract/messages.ts';
import { fieldError } from '../../../../contract/query.ts';

interface Twice {
  readonly password: string;
  readonly confirmPassword: string;
}

const again = { confirmPassword: z.string(fieldError('required')) };
/** If a password was typed, a blank repetition counts as different, not as missing. */
const isThere = z.refine<Twice>((given) => given.confirmPassword !== '' || given.password !== '', {
  error: 'required' satisfies FieldErrorKey,
  path: ['confirmPassword'],
});
const isSame = z.refine<Twice>((given) => given.password === given.confirmPassword, {
  error: 'passwordMismatch' satisfies FieldErrorKey,
  path: ['confirmPassword'],
});

export const passwordChangeForm = z
  .object({ ...passwordChangeBody.shape, ...again })
  .check(isThere, isSame);
export const passwordResetForm = z
  .object({ ...passwordResetBody.shape, ...again })
  .check(isThere, isSame);
