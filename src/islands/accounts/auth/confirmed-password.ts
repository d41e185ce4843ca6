// Form schemas with a repeated new password, in addition to the fields of the request body.
import * as z from 'zod/mini';
import { passwordChangeBody } from '../../../../contract/accounts/account.ts';
import { joinForm } from '../../../../contract/accounts/invitations.ts';
import type { FieldErrorKey } from '../../../../contract/messages.ts';
import { fieldError } from '../../../../contract/query.ts';

interface ConfirmedPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const confirmField = { confirmPassword: z.string(fieldError('required')) };
/** If a password was typed, a blank repetition counts as different, not as missing. */
const requireConfirmation = z.refine<ConfirmedPassword>(
  (given) => given.confirmPassword !== '' || given.password !== '',
  {
    error: 'required' satisfies FieldErrorKey,
    path: ['confirmPassword'],
  },
);
const requireSamePassword = z.refine<ConfirmedPassword>(
  (given) => given.password === given.confirmPassword,
  {
    error: 'passwordMismatch' satisfies FieldErrorKey,
    path: ['confirmPassword'],
  },
);

export const passwordChangeForm = z
  .object({ ...passwordChangeBody.shape, ...confirmField })
  .check(requireConfirmation, requireSamePassword);
export const joinCompanyForm = z
  .object({ ...joinForm.shape, ...confirmField })
  .check(requireConfirmation, requireSamePassword);
