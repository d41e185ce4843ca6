// Endpoints for the user's own account: password change and reset, data download, deletion.
import * as z from 'zod/mini';
import { optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../file-link.ts';
import { fileReply, readFileReply } from '../file-reply.ts';
import { LANGS } from '../lang.ts';
import type { FieldErrorKey } from '../messages.ts';
import { fieldError } from '../query.ts';
import { fields, flag, message } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { emailText, existingPassword, factorCode, newPassword } from './account-rules.ts';
import { loginBody } from './auth.ts';

export const passwordChangeBody = z.object({
  currentPassword: existingPassword,
  password: newPassword,
});

export const resetRequestBody = z.object({ email: emailText });

/** `confirmPassword` is that of a form without scripts. */
export const passwordResetBody = z
  .object({
    token: requiredText(64),
    password: newPassword,
    confirmPassword: z.optional(z.string(fieldError('required'))),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) =>
        confirmPassword === undefined || confirmPassword === password,
      { error: 'passwordMismatch' satisfies FieldErrorKey, path: ['confirmPassword'] },
    ),
  );

const passwordResetReply = fields({
  message,
  /** false if no mail server is configured: then an admin must reset the password. */
  mailed: flag,
});
export type PasswordResetReply = z.output<typeof passwordResetReply>;

/** `code`, where the person has a second factor: of the authenticator app, or a recovery code. */
export const leaveBody = z.object({ ...loginBody.shape, code: optionalField(factorCode) });

/** Ends all sessions except the calling one. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Changes the password of the signed-in user and ends the other sessions',
  access: 'user',
  openBefore: ['password'],
  leastRole: 'viewer',
  body: passwordChangeBody,
  reply: acknowledgement,
  errors: ['unauthorized', 'validation', 'tooMany', 'tooManySignIns', 'unavailable'],
});

/** Replies the same whether or not the account exists. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset',
  summary: 'Emails a link to set a new password, if a mail server is configured',
  access: 'anyone',
  body: resetRequestBody,
  reply: passwordResetReply,
  errors: ['validation', 'tooMany'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset/confirm',
  summary: 'Sets a new password with the single-use token of the link and ends every session',
  access: 'anyone',
  body: passwordResetBody,
  reply: acknowledgement,
  errors: ['validation', 'linkExpired', 'tooMany', 'unavailable'],
});

export const downloadAccount = endpoint({
  method: 'GET',
  path: '/auth/account',
  summary: 'Everything the market stores about the signed-in user, as a ZIP archive',
  access: 'user',
  leastRole: 'owner',
  confirmed: true,
  linked: true,
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'tooMany', 'unavailable'],
});

/** The address ends with the confirmation of identity, too. */
export const linkAccountDownload = endpoint({
  method: 'GET',
  path: '/auth/account/link',
  summary: 'A short-lived address of the ZIP archive of the signed-in user',
  access: 'user',
  leastRole: 'owner',
  confirmed: true,
  reply: fileLink,
  errors: ['unauthorized', 'tooMany'],
});

/** Orders and enquiries stay visible to the counterparts, without the deleted user's name. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/auth/account/delete',
  summary: 'Deletes the account of the signed-in user with its products and files',
  access: 'user',
  leastRole: 'owner',
  confirmed: true,
  reply: acknowledgement,
  errors: ['unauthorized', 'tooMany', 'unavailable'],
});

/** Exists for suspended users, who cannot sign in. Other users may call it too. The address ends when the password changes. */
export const linkDownloadWithPassword = endpoint({
  method: 'POST',
  path: '/auth/leave/download/link',
  summary:
    'A short-lived address of the ZIP archive of an account, by email and password; also for suspended accounts',
  access: 'anyone',
  body: leaveBody,
  reply: fileLink,
  errors: [
    'validation',
    'wrongCredentials',
    'secondFactorRequired',
    'ownerOnly',
    'tooMany',
    'tooManySignIns',
    'tooManyCodes',
  ],
});

/** The signed address alone gives access, because a suspended user has no session. */
export const downloadAtLink = endpoint({
  method: 'GET',
  path: '/auth/leave/download',
  summary: 'The ZIP archive of an account, at the address that its email and password gave',
  access: 'anyone',
  query: z.object({
    lang: z.enum(LANGS, fieldError('invalid')),
    token: requiredText(200),
  }),
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'validation', 'tooMany', 'unavailable'],
});

export const deleteAccountWithPassword = endpoint({
  method: 'POST',
  path: '/auth/leave/delete',
  summary: 'Deletes an account, by email and password; also suspended accounts',
  access: 'anyone',
  body: leaveBody,
  reply: acknowledgement,
  errors: [
    'validation',
    'wrongCredentials',
    'secondFactorRequired',
    'ownerOnly',
    'tooMany',
    'tooManySignIns',
    'tooManyCodes',
    'unavailable',
  ],
});
