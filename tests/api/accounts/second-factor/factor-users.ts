// Users with a second factor, and the steps of their sign-in.
import { login } from '../../../../contract/accounts/auth.ts';
import { addPasskey, startPasskey } from '../../../../contract/accounts/passkeys.ts';
import { completeSignIn } from '../../../../contract/accounts/second-factor.ts';
import type { Api } from '../../../../src/api/call.ts';
import { type AppSetup, codeOf, setUpApp } from '../../../../tools/second-factor.ts';
import { type SoftwarePasskey, softwarePasskey } from '../../../fixtures/software-passkey.ts';
import type { Market } from '../../market.ts';
import { callAs, confirmEmails, type SignedInUser } from '../../users.ts';

export type AppUser = SignedInUser & AppSetup;

export async function withApp(market: Market, user: SignedInUser): Promise<AppUser> {
  // Where the site sends mail, only confirmed accounts have factors.
  if (market.env.SMTP_URL) await confirmEmails(market, user);
  return { ...user, ...(await setUpApp(callAs(market, user), user.password)) };
}

/** Signs in with the password alone: resolves with a client of the new session. */
export async function enterPassword(
  market: Market,
  { email, password }: Pick<SignedInUser, 'email' | 'password'>,
): Promise<{ readonly api: Api; readonly token: string; readonly step: string | null }> {
  const { token, user } = await market.api.call(login, { body: { email, password } });
  return { api: market.apiAs(token), token, step: user.secondFactor };
}

export const enterCode = (api: Api, secret: string, steps = 0) =>
  api.call(completeSignIn, { body: { code: codeOf(secret, steps) } });

/** The origin of the market's page in a browser. */
export const ORIGIN = 'https://market.example';

/** What a client takes for the reply of a browser. */
export const credentialOf = (answer: object) => answer as never;

export async function addSoftwarePasskey(
  { api }: Pick<SignedInUser, 'api'>,
  name = 'Work laptop',
): Promise<{ readonly passkey: SoftwarePasskey; readonly recoveryCodes: readonly string[] }> {
  const passkey = softwarePasskey(ORIGIN);
  const { options } = await api.call(startPasskey, {});
  const body = { name, credential: credentialOf(passkey.create(options)) };
  return { passkey, recoveryCodes: (await api.call(addPasskey, { body })).recoveryCodes };
}
