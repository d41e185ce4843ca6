// Endpoints for passkeys (WebAuthn) as the second factor: adding, removing, and completing a session with one.
import * as z from 'zod/mini';
import { idParam, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fieldError } from '../query.ts';
import { fields, text } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { factorAdded, sessionCompleted, sessionCompletedDialect } from './second-factor.ts';
import { MAX_PASSKEY_NAME_LENGTH } from './second-factor-limits.ts';

const bytes = (max: number) =>
  z
    .string(fieldError('passkeyRefused'))
    .check(
      z.regex(/^[\w-]+$/, fieldError('passkeyRefused')),
      z.maxLength(max, fieldError('passkeyRefused')),
    );

/** WebAuthn allows ids of 1,023 bytes. */
const credentialId = bytes(1_400);
const credentialFields = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', fieldError('passkeyRefused')),
};

/** RegistrationResponseJSON of WebAuthn, without what the server does not read. */
export const newPasskey = z.object(
  {
    ...credentialFields,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(12_000),
        transports: z.optional(
          z
            .array(requiredText(20, 'passkeyRefused'), fieldError('passkeyRefused'))
            .check(z.maxLength(10, fieldError('passkeyRefused'))),
        ),
      },
      fieldError('passkeyRefused'),
    ),
  },
  fieldError('passkeyRefused'),
);

/** AuthenticationResponseJSON of WebAuthn, without what the server does not read. */
export const passkeyProof = z.object(
  {
    ...credentialFields,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(8_000),
      },
      fieldError('passkeyRefused'),
    ),
  },
  fieldError('passkeyRefused'),
);

/** The options for the browser, as JSON text; the challenge in them is valid once, for five minutes. */
export const optionsReply = fields({ options: text() });

export const startPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkeys/options',
  summary: 'Options with which the browser creates a passkey',
  access: 'user',
  openBefore: ['setUp'],
  leastRole: 'viewer',
  confirmed: true,
  reply: optionsReply,
  errors: ['unauthorized', 'confirmEmailFirst', 'passkeysFull', 'passkeysImpossible', 'tooMany'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkeys',
  summary: 'Adds the passkey that the browser created',
  access: 'user',
  openBefore: ['setUp'],
  leastRole: 'viewer',
  body: z.object({ name: requiredText(MAX_PASSKEY_NAME_LENGTH), credential: newPasskey }),
  reply: factorAdded,
  errors: [
    'unauthorized',
    'confirmEmailFirst',
    'validation',
    'passkeysFull',
    'passkeysImpossible',
    'tooMany',
  ],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkeys/:id/remove',
  summary: 'Removes a passkey',
  access: 'user',
  leastRole: 'viewer',
  confirmed: true,
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'notFound', 'lastSecondFactor', 'tooMany'],
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkey/options',
  summary: 'Options with which the browser asks for a passkey',
  access: 'user',
  openBefore: ['give'],
  leastRole: 'viewer',
  reply: optionsReply,
  errors: ['unauthorized', 'secondFactorMissing', 'passkeysImpossible', 'tooMany'],
});

export const completeWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkey',
  summary: 'Completes a session with a passkey',
  access: 'user',
  openBefore: ['give'],
  leastRole: 'viewer',
  body: z.object({ credential: passkeyProof }),
  reply: sessionCompleted,
  dialect: sessionCompletedDialect,
  errors: ['unauthorized', 'validation', 'passkeysImpossible', 'tooMany'],
});
