// Suspended account: sign-in is refused, existing sessions are invalid, and both errors name the reason.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { restore, suspend } from '../../../server/accounts/account-queries.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';

let market: Market;
let held: SomeoneSignedIn;
beforeAll(async () => {
  market = await openMarket(0);
});
beforeEach(async () => {
  held = await signUp(market, 'supplier');
  await inDatabase(market, ({ db }) => suspend(db, held.id, 'Sells what is not there', new Date()));
});
afterAll(() => market.close());

const signIn = (password: string, email = held.email) => ({
  method: 'POST' as const,
  url: '/api/auth/login',
  payload: { email, password },
  remoteAddress: freshAddress(),
});
const restored = () => inDatabase(market, ({ db }) => restore(db, held.id));

describe('signing in', () => {
  test('with the right password says that the account is suspended', async () => {
    await expectRefused(market, signIn(held.password), 'suspended');
    const said = (await market.app.inject(signIn(held.password))).json().message;
    expect(said).toBe('This account is suspended. Please contact us.');
  });

  test('with a wrong one tells nobody about it', async () => {
    await expectRefused(market, signIn('a guess'), 'wrongCredentials');
  });

  test('opens no session', async () => {
    const count = () =>
      inDatabase(market, ({ db }) =>
        db.selectFrom('sessions').select('user_id').where('user_id', '=', held.id).execute(),
      );
    const before = await count();
    await market.app.inject(signIn(held.password));
    expect(await count()).toEqual(before);
  });
});

describe('its tokens', () => {
  const calls = ALL_ENDPOINTS.filter(({ access }) => access !== 'anyone').map(
    ({ method, path }) => [method, path] as const,
  );
  test.each(calls)('are refused by %s %s', async (method, path) => {
    const headers = { authorization: `Bearer ${held.token}` };
    const url = `/api${path.replace(':id', 'x')}`;
    await expectRefused(market, { method, url, headers }, 'suspended');
    expect((await market.app.inject({ method, url, headers })).headers['cache-control']).toBe(
      'no-store',
    );
  });

  test('still sign out', async () => {
    const headers = { authorization: `Bearer ${held.token}` };
    const out = { method: 'POST' as const, url: '/api/auth/logout', headers };
    expect((await market.app.inject(out)).statusCode).toBe(200);
    await expect(held.api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('are not prolonged', async () => {
    const long = new Date(Date.now() - 7_200_000).toISOString();
    const session = () =>
      inDatabase(market, ({ db }) =>
        db.selectFrom('sessions').selectAll().where('user_id', '=', held.id).execute(),
      );
    await inDatabase(market, ({ db }) =>
      db.updateTable('sessions').set({ seen_at: long }).where('user_id', '=', held.id).execute(),
    );
    await expect(held.api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'suspended' });
    expect((await session())[0]?.seen_at).toBe(long);
  });

  test('cannot delete the account', async () => {
    await expect(
      held.api.call(deleteAccount, { body: { password: held.password } }),
    ).rejects.toMatchObject({ status: 403, code: 'suspended' });
  });
});

test('an account that is restored signs in anew', async () => {
  await restored();
  await expect(held.api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'unauthorized' });
  const { user, token } = await market
    .apiAs(null, { address: freshAddress() })
    .call(login, { body: { email: held.email, password: held.password } });
  expect(user.id).toBe(held.id);
  expect((await market.apiAs(token).call(getCurrentUser, {})).id).toBe(held.id);
});

test('other accounts take no notice', async () => {
  const other = await signUp(market, 'supplier');
  expect((await other.api.call(getCurrentUser, {})).id).toBe(other.id);
});
