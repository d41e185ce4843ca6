// Limits of second factors, and what of the second factor a session may still lack.

export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME_LENGTH = 60;
/** Made at once; each works once. */
export const RECOVERY_CODES = 10;

/** What the person must do before the session is complete: give the second factor, or first set one up. */
export const FACTOR_STEPS = ['give', 'setUp'] as const;
export type FactorStep = (typeof FACTOR_STEPS)[number];
