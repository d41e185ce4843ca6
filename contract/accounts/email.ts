// Endpoints for the email of an account: its confirmation by a link, its change, and the links in mails, which work without signing in.
import * as z from 'zod/mini';
import { optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fieldError } from '../query.ts';
import { fields, flag, message, nullableText, text } from '../read.ts';
import { emailText, factorCode } from './account-rules.ts';

/** Of the link in a mail: confirms the email, changes it to the one that got the mail, or stops that change, also afterwards. */
export const EMAIL_LINK_KINDS = ['confirm', 'change', 'stop'] as const;
export type EmailLinkKind = (typeof EMAIL_LINK_KINDS)[number];

const stateFields = {
  email: text(300),
  confirmed: flag,
  /** Whether its mail server refuses mail: then it gets no notifications until it is confirmed again. */
  bounced: flag,
  /** The email that is to replace it, once its link is used; null if there is none. */
  pending: nullableText(300),
  /** Whether this market sends mail. Without it, an email is not confirmed and changes at once. */
  mailed: flag,
};
const emailState = fields(stateFields);
export type EmailState = z.output<typeof emailState>;

export const getEmail = endpoint({
  method: 'GET',
  path: '/auth/email',
  summary: 'Email of the person, whether it is confirmed, and the one that is to replace it',
  access: 'user',
  leastRole: 'viewer',
  reply: emailState,
  errors: ['unauthorized'],
});

const emailReply = fields({ message, ...stateFields });

export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/auth/email/confirmation',
  summary: 'Sends the link that confirms the email again',
  access: 'user',
  leastRole: 'viewer',
  reply: emailReply,
  errors: ['unauthorized', 'tooMany', 'unavailable'],
});

export const emailChangeBody = z.object({ email: emailText });

/** The email stays until the link to the new one is used. A market without mail changes it at once. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/auth/email',
  summary:
    'Begins a change of the email: mails a link to the new one, and one that stops or undoes it to the old one',
  access: 'user',
  leastRole: 'owner',
  confirmed: true,
  body: emailChangeBody,
  reply: emailReply,
  errors: ['unauthorized', 'validation', 'emailTaken', 'tooMany'],
});

/** Also succeeds if no change has begun. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/auth/email',
  summary: 'Cancels a change of the email that has begun',
  access: 'user',
  leastRole: 'owner',
  reply: emailReply,
  errors: ['unauthorized'],
});

/**
 * A link that confirms an email can be used several times until it expires; the others once. `code`, to undo a change where the
 * account has a second factor: of the authenticator app, or a recovery code.
 */
export const applyEmailLink = endpoint({
  method: 'POST',
  path: '/auth/email/link',
  summary: 'Confirms an email, changes it, stops its change or undoes it, with the token of a mail',
  access: 'anyone',
  body: z.object({
    token: requiredText(64),
    kind: z.enum(EMAIL_LINK_KINDS, fieldError('invalid')),
    code: optionalField(factorCode),
  }),
  reply: fields({ message, undone: flag }),
  errors: [
    'validation',
    'secondFactorRequired',
    'emailTaken',
    'linkExpired',
    'gone',
    'tooMany',
    'tooManyCodes',
    'unavailable',
  ],
});
