// Time-based codes of authenticator apps (RFC 6238): SHA-1, 30 seconds and six digits, which every app supports.
import { Secret, TOTP } from 'otpauth';

/** Shown by the app above the email. */
const ISSUER = 'Yantra Bridge';
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const WINDOW_STEPS = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The otpauth:// address of a QR code, with the email as the account's name in the app. */
export const setupAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** Apps show codes in two groups. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** The time step of the code, if it is that of `now` or next to it; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}
