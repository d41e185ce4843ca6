// Limits of second factors, and what of the second factor a session may still lack.

export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;
/** Made at once; each works once. */
export const RECOVERY_CODES = 10;

/** Header with the token of a confirmation of identity (confirmation.ts). */
export const CONFIRMATION_HEADER = 'x-confirmation';

/**
 * What the person must do before the session is complete, in this order: give the second factor, set a better password (admins),
 * or set a second factor up.
 */
export const FACTOR_STEPS = ['give', 'password', 'setUp'] as const;
export type FactorStep = (typeof FACTOR_STEPS)[number];
