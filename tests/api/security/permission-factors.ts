// Second factors of the callers of the permission table: each call is made by a new person, who has what the call needs.
import { startPasskey, startPasskeySignIn } from '../../../contract/accounts/passkeys.ts';
import { getSecondFactor, startTotp } from '../../../contract/accounts/second-factor.ts';
import type { Caller } from '../../../scripts/permissions.ts';
import { codeOf, setUpApp } from '../../../tools/second-factor.ts';
import { type SoftwarePasskey, softwarePasskey } from '../../fixtures/software-passkey.ts';
import { addSoftwarePasskey, ORIGIN } from '../accounts/second-factor/factor-users.ts';
import { callAs, type SignedInUser } from '../users.ts';
import { apiOf, newUserLike, type PermissionSetup } from './permission-setup.ts';

interface Factors {
  readonly user: SignedInUser;
  readonly secret: string;
  readonly passkey: SoftwarePasskey;
}

/** A call of a person with an app and a passkey. Callers who are refused anyway have neither. */
const withFactors =
  (inputOf: (factors: Factors) => object | Promise<object>, otherwise: object) =>
  async (setup: PermissionSetup, caller: Caller) => {
    const user = await newUserLike(setup, caller);
    if (!user || caller === 'suspended')
      return { api: user?.api ?? apiOf(setup, caller), input: otherwise };
    const { secret } = await setUpApp(callAs(setup.market, user), user.password);
    const { passkey } = await addSoftwarePasskey(user);
    return { api: user.api, input: await inputOf({ user, secret, passkey }) };
  };

const CODE = { body: { code: '000000' } };
const withOwnPassword = ({ user: { password } }: Factors, code: string) => ({
  body: { password, code },
});

export const FACTOR_CALLS = {
  'POST /auth/confirmation': withFactors(
    (factors) => withOwnPassword(factors, codeOf(factors.secret)),
    { body: { password: 'a good secret' } },
  ),
  'POST /auth/confirmation/passkey': withFactors(() => ({}), {}),
  'GET /auth/second-factor': withFactors(() => ({}), {}),
  'POST /auth/second-factor': withFactors(
    ({ secret }) => ({ body: { code: codeOf(secret) } }),
    CODE,
  ),
  'POST /auth/second-factor/totp': withFactors(() => ({}), {}),
  'POST /auth/second-factor/totp/confirm': withFactors(async ({ user: { api } }) => {
    const { secret } = await api.call(startTotp, {});
    return { body: { code: codeOf(secret) } };
  }, CODE),
  'POST /auth/second-factor/totp/remove': withFactors(() => ({}), {}),
  'POST /auth/second-factor/recovery-codes': withFactors(() => ({}), {}),
  'POST /auth/second-factor/passkeys/options': withFactors(() => ({}), {}),
  'POST /auth/second-factor/passkeys': withFactors(async ({ user: { api } }) => {
    const { options } = await api.call(startPasskey, {});
    return { body: { name: 'Phone', credential: softwarePasskey(ORIGIN).create(options) } };
  }, {}),
  'POST /auth/second-factor/passkeys/:id/remove': withFactors(
    async ({ user: { api } }) => {
      const { passkeys } = await api.call(getSecondFactor, {});
      return { params: { id: passkeys[0]?.id ?? '' } };
    },
    { params: { id: 'x' } },
  ),
  'POST /auth/second-factor/passkey/options': withFactors(() => ({}), {}),
  'POST /auth/second-factor/passkey': withFactors(async ({ user: { api }, passkey }) => {
    const { options } = await api.call(startPasskeySignIn, {});
    return { body: { credential: passkey.sign(options) } };
  }, {}),
} as const;
