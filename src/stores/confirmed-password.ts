// A new password that is typed twice: what forms ask for beside the bodies they send.
import * as z from 'zod/mini';
import { passwordChangeBody, passwordResetBody } from '../../contract/account.ts';
import type { FieldText } from '../../contract/messages.ts';
import { says } from '../../contract/query.ts';

interface Twice {
  readonly password: string;
  readonly confirmPassword: string;
}

const again = { confirmPassword: z.string(says('required')) };
/** Beside a password that was typed, a blank one is a different one. */
const isThere = z.refine<Twice>((given) => given.confirmPassword !== '' || given.password !== '', {
  error: 'required' satisfies FieldText,
  path: ['confirmPassword'],
});
const isSame = z.refine<Twice>((given) => given.password === given.confirmPassword, {
  error: 'passwordMismatch' satisfies FieldText,
  path: ['confirmPassword'],
});

export const passwordChangeForm = z
  .object({ ...passwordChangeBody.shape, ...again })
  .check(isThere, isSame);
export const passwordResetForm = z
  .object({ ...passwordResetBody.shape, ...again })
  .check(isThere, isSame);
