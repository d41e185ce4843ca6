// Calls for one's own account: password, download, deletion.
import * as z from 'zod/mini';
import { readResetAnswer } from './account-reader.ts';
import { emailText, newPassword } from './account-rules.ts';
import { loginBody } from './auth.ts';
import { filledText } from './body.ts';
import { endpoint } from './endpoint.ts';
import { fileReply, readFileReply } from './file-reply.ts';
import { PASSWORD_MAX } from './limits.ts';
import { says } from './query.ts';
import { acknowledgement, readAcknowledgement } from './reply.ts';

/** One that is only compared: no rule for new ones applies to it. */
const ownPassword = z
  .string(says('required'))
  .check(z.minLength(1, says('required')), z.maxLength(PASSWORD_MAX, says('textTooLong')));

export const passwordChangeBody = z.object({
  currentPassword: ownPassword,
  password: newPassword,
});

export const resetRequestBody = z.object({ email: emailText });

export const passwordResetBody = z.object({ token: filledText(64), password: newPassword });

export const deletionBody = z.object({ password: ownPassword });

/** The session that asks stays; all others end. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Changes the password of the signed-in user and ends the other sessions',
  access: 'user',
  body: passwordChangeBody,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'validation', 'tooMany', 'tooManySignIns', 'unavailable'],
});

/** Answers the same whether there is an account or not. */
export const requestReset = endpoint({
  method: 'POST',
  path: '/auth/reset',
  summary: 'Sends a link to set a new password, where this market sends mail',
  access: 'anyone',
  body: resetRequestBody,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** false where the market has no mail server: the desk resets it then. */
    mailed: z.boolean(),
  }),
  read: readResetAnswer,
  errors: ['validation', 'tooMany'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset/confirm',
  summary: 'Sets a new password with the token of the link, once; every session ends',
  access: 'anyone',
  body: passwordResetBody,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['validation', 'linkExpired', 'tooMany', 'unavailable'],
});

export const downloadAccount = endpoint({
  method: 'GET',
  path: '/auth/account',
  summary: 'Everything the market stores about the signed-in user, as a ZIP archive',
  access: 'user',
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['unauthorized', 'tooMany', 'unavailable'],
});

/** Orders and enquiries stay with the other side, without a name. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/auth/account/delete',
  summary: 'Deletes the account of the signed-in user with its listings and files',
  access: 'user',
  body: deletionBody,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'validation', 'tooMany', 'tooManySignIns', 'unavailable'],
});

/** For people whose account is suspended, who cannot sign in; no one else needs it, and no one else is refused. */
export const downloadWithPassword = endpoint({
  method: 'POST',
  path: '/auth/leave/download',
  summary: 'The archive of an account with its email and password, suspended or not',
  access: 'anyone',
  body: loginBody,
  reply: fileReply,
  replyType: 'file',
  read: readFileReply,
  errors: ['validation', 'wrongCredentials', 'tooMany', 'tooManySignIns', 'unavailable'],
});

export const deleteWithPassword = endpoint({
  method: 'POST',
  path: '/auth/leave/delete',
  summary: 'Deletes an account with its email and password, suspended or not',
  access: 'anyone',
  body: loginBody,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['validation', 'wrongCredentials', 'tooMany', 'tooManySignIns', 'unavailable'],
});
