// Endpoints for the user's own account: password change and reset, data download, deletion.
import * as z from 'zod/mini';
import { filledText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fileReply, readFileReply } from '../file-reply.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { says } from '../query.ts';
import { acknowledgement, readAcknowledgement } from '../reply.ts';
import { readResetAnswer } from './account-reader.ts';
import { emailText, newPassword } from './account-rules.ts';
import { loginBody } from './auth.ts';

/** An existing password, which is only compared: the rules for new passwords do not apply. */
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

/** Keeps the calling session and ends all others. */
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

/** Replies the same whether or not the account exists. */
export const requestReset = endpoint({
  method: 'POST',
  path: '/auth/reset',
  summary: 'Sends a link to set a new password, where this market sends mail',
  access: 'anyone',
  body: resetRequestBody,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** false if no mail server is configured: then an admin must reset the password. */
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

/** The counterparts keep their orders and enquiries, without the deleted user's name. */
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

/** Exists for suspended users, who cannot sign in. Other users may call it too. */
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
