// Endpoints for the second factor of a person's sign-in: completing a session, authenticator apps and recovery codes.
import * as z from 'zod/mini';
import { readWithUser, sentOwnUser, writeWithOwnUser } from '../dialect/user.ts';
import { dialect, endpoint } from '../endpoint.ts';
import {
  count,
  fields,
  flag,
  list,
  message,
  nullableTime,
  oneOf,
  orNull,
  rowId,
  text,
  texts,
  time,
} from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { factorCode } from './account-rules.ts';
import { FACTOR_STEPS } from './second-factor-limits.ts';
import { user } from './user.ts';

const passkey = fields({
  id: rowId,
  name: text(300),
  createdAt: time,
  lastUsedAt: nullableTime,
});
export type Passkey = z.output<typeof passkey>;

const secondFactor = fields({
  /** What is left to do before the session is complete; null for a complete session. */
  step: oneOf(FACTOR_STEPS, null),
  /** Whether the account must have a second factor: admins, outside the demo. */
  required: flag,
  /** Whether passkeys work at the site's address: only on a domain or localhost (WebAuthn). */
  passkeysPossible: flag,
  /** An authenticator app; null if none is set up. */
  totp: orNull(fields({ createdAt: time, lastUsedAt: nullableTime })),
  /** Empty in a session that is not complete. */
  passkeys: list(passkey),
  passkeyCount: count,
  /** Unused recovery codes. */
  recoveryCodes: count,
});
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second-factor',
  summary:
    'Second factors of the signed-in person, and what is left to do before the session is complete',
  access: 'user',
  openBefore: FACTOR_STEPS,
  reply: secondFactor,
  errors: ['unauthorized'],
});

export const sessionCompleted = fields({ message, user });
export const sessionCompletedDialect = dialect<z.output<typeof sessionCompleted>>({
  read: readWithUser,
  write: writeWithOwnUser,
  schema: fields({ message, user: sentOwnUser }),
});

/** Accepts the current code of the app and those before and after it, each once (RFC 6238), and unused recovery codes. */
export const completeSignIn = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Completes a session with a code of the authenticator app or a recovery code',
  access: 'user',
  openBefore: ['give'],
  leastRole: 'viewer',
  body: z.object({ code: factorCode }),
  reply: sessionCompleted,
  dialect: sessionCompletedDialect,
  errors: ['unauthorized', 'validation', 'tooMany', 'tooManyCodes'],
});

/** The secret is in use only once confirmTotp() has received a code. */
export const startTotp = endpoint({
  method: 'POST',
  path: '/auth/second-factor/totp',
  summary: 'Creates a secret for an authenticator app',
  access: 'user',
  openBefore: ['setUp'],
  leastRole: 'viewer',
  confirmed: true,
  reply: fields({
    /** Base32, for typing. */
    secret: text(100),
    /** otpauth:// address for a QR code. */
    address: text(1_000),
  }),
  errors: ['unauthorized', 'confirmEmailFirst', 'tooMany'],
});

/** Reply of setting up a factor; `recoveryCodes` only with the first factor. They are shown once. */
export const factorAdded = fields({ message, recoveryCodes: texts });
export type FactorAdded = z.output<typeof factorAdded>;

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/auth/second-factor/totp/confirm',
  summary: 'Sets up the authenticator app with its first code, in place of an earlier app',
  access: 'user',
  openBefore: ['setUp'],
  leastRole: 'viewer',
  body: z.object({ code: factorCode }),
  reply: factorAdded,
  errors: ['unauthorized', 'confirmEmailFirst', 'validation', 'tooMany'],
});

export const removeTotp = endpoint({
  method: 'POST',
  path: '/auth/second-factor/totp/remove',
  summary: 'Removes the authenticator app',
  access: 'user',
  leastRole: 'viewer',
  confirmed: true,
  reply: acknowledgement,
  errors: ['unauthorized', 'secondFactorMissing', 'lastSecondFactor', 'tooMany'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Creates new recovery codes; earlier ones no longer work',
  access: 'user',
  leastRole: 'viewer',
  confirmed: true,
  reply: factorAdded,
  errors: ['unauthorized', 'secondFactorMissing', 'tooMany'],
});
