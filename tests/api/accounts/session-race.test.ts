// Race between sign-in and password change: no session of the old password survives.
import { expect, test } from 'vitest';
import { changePassword, resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { hashToken } from '../../../server/accounts/sessions.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';

const SIGN_INS = 20;
/** In each round, a larger share of the sign-ins starts before the password change. */
const ROUNDS = 6;
const NEW_PASSWORD = 'quite another secret';
const market = await sharedMarket(0);

const signIn = async ({ email, password }: SignedInUser): Promise<string> =>
  (await market.api.call(login, { body: { email, password } })).token;

const tokensOf = (outcomes: readonly PromiseSettledResult<string>[]): string[] =>
  outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));

async function expectDead(tokens: readonly string[]): Promise<void> {
  const answers = await Promise.allSettled(
    tokens.map((each) => market.apiAs(each).call(getCurrentUser, {})),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([]);
}

const ways = {
  change: async (user: SignedInUser) => {
    const body = { currentPassword: user.password, password: NEW_PASSWORD };
    await market.apiAs(user.token, { address: unusedAddress() }).call(changePassword, { body });
  },
  reset: async (user: SignedInUser, round: number) => {
    const token = `${round}`.padStart(43, 'r');
    await withDatabase(market, ({ db }) =>
      db
        .insertInto('password_resets')
        .values({ token_hash: hashToken(token), user_id: user.id, expires_at: '2999-01-01' })
        .execute(),
    );
    await market.api.call(resetPassword, { body: { token, password: NEW_PASSWORD } });
  },
} as const;

test.each(['change', 'reset'] as const)(
  `after a %s during ${SIGN_INS} sign-ins with the old password, no token works`,
  async (way) => {
    for (let round = 0; round < ROUNDS; round++) {
      const user = await signUp(market, 'buyer');
      const before = Math.floor((SIGN_INS * round) / ROUNDS);
      const early = Array.from({ length: before }, () => signIn(user));
      const changed = ways[way](user, round);
      const late = Array.from({ length: SIGN_INS - before }, () => signIn(user));
      const outcomes = await Promise.allSettled([...early, ...late]);
      await changed;
      const tokens = tokensOf(outcomes);
      await expectDead(tokens);
      for (const each of outcomes)
        if (each.status === 'rejected') expect(each.reason.code).toBe('wrongCredentials');
      const { token } = await market.api.call(login, {
        body: { email: user.email, password: NEW_PASSWORD },
      });
      expect((await market.apiAs(token).call(getCurrentUser, {})).id).toBe(user.id);
    }
  },
  120_000,
);
