// Race between sign-in and password change: no session of the old password survives.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { hashToken } from '../../../server/accounts/sessions.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';

const SIGN_INS = 20;
/** In each round, a larger share of the sign-ins starts before the password change. */
const ROUNDS = 6;
const NEXT = 'quite another secret';

let market: Market;
beforeAll(async () => {
  market = await openMarket(0);
});
afterAll(() => market.close());

const signIn = async ({ email, password }: SomeoneSignedIn): Promise<string> =>
  (await market.apiAs(null, { address: freshAddress() }).call(login, { body: { email, password } }))
    .token;

const tokensOf = (tries: readonly PromiseSettledResult<string>[]): string[] =>
  tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));

async function expectDead(tokens: readonly string[]): Promise<void> {
  const answers = await Promise.allSettled(
    tokens.map((each) => market.apiAs(each).call(getCurrentUser, {})),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([]);
}

const ways = {
  change: async (someone: SomeoneSignedIn) => {
    const body = { currentPassword: someone.password, password: NEXT };
    await market.apiAs(someone.token, { address: freshAddress() }).call(changePassword, { body });
  },
  reset: async (someone: SomeoneSignedIn, round: number) => {
    const token = `${round}`.padStart(43, 'r');
    await inDatabase(market, ({ db }) =>
      db
        .insertInto('password_resets')
        .values({ token_hash: hashToken(token), user_id: someone.id, expires_at: '2999-01-01' })
        .execute(),
    );
    await market
      .apiAs(null, { address: freshAddress() })
      .call(resetPassword, { body: { token, password: NEXT } });
  },
} as const;

test.each(['change', 'reset'] as const)(
  `of ${SIGN_INS} sign-ins with the old password during a %s, no token works afterwards`,
  async (way) => {
    for (let round = 0; round < ROUNDS; round++) {
      const someone = await signUp(market, 'buyer');
      const before = Math.floor((SIGN_INS * round) / ROUNDS);
      const early = Array.from({ length: before }, () => signIn(someone));
      const changed = ways[way](someone, round);
      const late = Array.from({ length: SIGN_INS - before }, () => signIn(someone));
      const tries = await Promise.allSettled([...early, ...late]);
      await changed;
      const tokens = tokensOf(tries);
      await expectDead(tokens);
      for (const each of tries)
        if (each.status === 'rejected') expect(each.reason.code).toBe('wrongCredentials');
      const { token } = await market
        .apiAs(null, { address: freshAddress() })
        .call(login, { body: { email: someone.email, password: NEXT } });
      expect((await market.apiAs(token).call(getCurrentUser, {})).id).toBe(someone.id);
    }
  },
  120_000,
);
