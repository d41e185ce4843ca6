// Endpoints for invitations to share a company's account: made by its owner, read and used with the token of their link.
import * as z from 'zod/mini';
import { idParam, optionalField, requiredText } from '../body.ts';
import { readWithUser, sentOwnUser, writeWithOwnUser } from '../dialect/user.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { fields, flag, message, nullableText, oneOf, rowId, text } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { emailText, newPassword } from './account-rules.ts';
import { MEMBER_ROLES } from './member-limits.ts';
import { memberName, memberRole } from './members.ts';
import { type SignedIn, signedIn } from './user.ts';

/** Only the link has the token, and the database its hash. */
const token = requiredText(64);

export const invitationBody = z.object({
  role: memberRole,
  /** Without it, anyone with the link may use it. */
  email: optionalField(emailText),
});

export const invite = endpoint({
  method: 'POST',
  path: '/company/invitations',
  summary: 'Invites a person to the company by mail, or makes a link to pass on',
  access: 'user',
  leastRole: 'owner',
  confirmed: true,
  body: invitationBody,
  reply: fields({
    message,
    id: rowId,
    /** null if it was mailed: then only its recipient can use it, which confirms the email. */
    token: nullableText(64),
    /** false for a link, and if no mail server is configured: then the link must be passed on. */
    mailed: flag,
  }),
  errors: [
    'unauthorized',
    'validation',
    'forbidden',
    'confirmEmailFirst',
    'emailTaken',
    'membersFull',
    'invitationsFull',
    'tooMany',
    'unavailable',
  ],
});

/** Also succeeds for an invitation that does not exist any more. */
export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/company/invitations/:id',
  summary: 'Cancels an invitation',
  access: 'user',
  leastRole: 'owner',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized'],
});

/** A POST, so that the token is in no log. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/company/invitations/open',
  summary: 'What an invitation is for, by the token of its link',
  access: 'anyone',
  body: z.object({ token }),
  reply: fields({
    companyName: text(300),
    role: oneOf(MEMBER_ROLES, 'viewer'),
    /** null if the invited person gives it. */
    email: nullableText(300),
  }),
  errors: ['validation', 'linkExpired', 'tooMany'],
});

const joinFields = {
  name: memberName,
  password: newPassword,
  /** Ignored where the invitation has one. */
  email: optionalField(emailText),
};
export const joinForm = z.object(joinFields);

export const joinCompany = endpoint({
  method: 'POST',
  path: '/company/join',
  summary: 'Uses an invitation once: adds the person to the company and signs in',
  access: 'anyone',
  body: z.object({ token, ...joinFields }),
  reply: signedIn,
  dialect: dialect<SignedIn>({
    read: readWithUser,
    write: writeWithOwnUser,
    schema: fields({ message, token: text(), user: sentOwnUser }),
  }),
  errors: ['validation', 'linkExpired', 'emailTaken', 'membersFull', 'tooMany', 'unavailable'],
});
