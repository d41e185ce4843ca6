// Second factor of an admin in tests and tools: an authenticator app in a few lines, set up through the API as a person does.
import { Secret, TOTP } from 'otpauth';

/** Sends a call of the signed-in person that must succeed, as JSON; resolves with its reply. */
export type CallAsPerson = (
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, string>>,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

const STEP_MS = 30_000;

/** The code of an app, by default the current one; `steps` later or earlier where a code must not be used twice. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

export interface AppSetup {
  /** Base32; its code of the previous step is used up. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/**
 * Confirms the identity; resolves with the header for the calls that need it. Without one where the release has no confirmations:
 * such a release takes the password with those calls.
 */
export async function confirmIdentity(
  call: CallAsPerson,
  password: string,
  code?: string,
): Promise<Readonly<Record<string, string>>> {
  const body = { password, ...(code ? { code } : {}) };
  const confirmation = await call('POST', '/auth/confirmation', body).catch(() => null);
  const token = (confirmation as { token?: string } | null)?.token;
  return token ? { 'x-confirmation': token } : {};
}

/** Sets up an app. Uses the code of the previous step, so that the current one can be given next. */
export async function setUpApp(call: CallAsPerson, password: string): Promise<AppSetup> {
  const path = '/auth/second-factor/totp';
  const headers = await confirmIdentity(call, password);
  const { secret } = (await call('POST', path, { password }, headers)) as { secret: string };
  const confirm = () => call('POST', `${path}/confirm`, { code: codeOf(secret, -1) });
  // Again where the step ended between the making of the code and its check.
  const { recoveryCodes } = (await confirm().catch(confirm)) as Omit<AppSetup, 'secret'>;
  return { secret, recoveryCodes };
}

/** Sets up an app if the session of the person is not complete without. Releases without second factors never ask for one. */
export async function setUpAppIfNeeded(
  call: CallAsPerson,
  password: string,
): Promise<AppSetup | null> {
  const { user } = (await call('GET', '/auth/me')) as { user: { secondFactor?: string | null } };
  return user.secondFactor === 'setUp' ? setUpApp(call, password) : null;
}
