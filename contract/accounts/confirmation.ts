// Endpoints for the confirmation of identity (step-up) that calls declared with `confirmed` need: the password, and the second factor
// where the person has one.
import * as z from 'zod/mini';
import { optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fields, requiredText, time } from '../read.ts';
import { existingPassword, factorCode } from './account-rules.ts';
import { optionsReply, passkeyProof } from './passkeys.ts';

export const confirmationBody = z.object({
  password: existingPassword,
  /** Of the authenticator app, or a recovery code. */
  code: optionalField(factorCode),
  credential: z.optional(passkeyProof),
});

const confirmation = fields({
  /** Sent in the header x-confirmation of the calls that need it. A new confirmation replaces it. */
  token: requiredText(64),
  expiresAt: time,
});

/** A person with a second factor gives `code` or `credential`. The token belongs to the session and ends with a new password. */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/auth/confirmation',
  summary: 'Confirms who uses the session, for calls that need a confirmation',
  access: 'user',
  openBefore: ['setUp'],
  leastRole: 'viewer',
  body: confirmationBody,
  reply: confirmation,
  errors: [
    'unauthorized',
    'validation',
    'passkeysImpossible',
    'tooMany',
    'tooManySignIns',
    'tooManyCodes',
    'unavailable',
  ],
});

export const startPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/auth/confirmation/passkey',
  summary: 'Options with which the browser asks for a passkey to confirm the identity',
  access: 'user',
  leastRole: 'viewer',
  reply: optionsReply,
  errors: ['unauthorized', 'secondFactorMissing', 'passkeysImpossible', 'tooMany'],
});
