// Suspended account: sign-in is refused, existing sessions are invalid, and both errors name the reason.
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { restore, suspend } from '../../../server/accounts/account-queries.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, type SignedInUser, signUp } from '../users.ts';

let suspendedUser: SignedInUser;
const market = await sharedMarket(0);
beforeEach(async () => {
  suspendedUser = await signUp(market, 'supplier');
  await withDatabase(market, ({ db }) =>
    suspend(db, suspendedUser.id, 'Sells what is not there', new Date()),
  );
});

const signIn = (password: string) =>
  rawRequest(null, 'POST', '/auth/login', { email: suspendedUser.email, password });
const restored = () => withDatabase(market, ({ db }) => restore(db, suspendedUser.id));

describe('signing in', () => {
  test('with the right password reports the suspension', async () => {
    const { message } = await expectRefused(market, signIn(suspendedUser.password), 'suspended');
    expect(message).toBe('This account is suspended. Please contact us.');
  });

  test('with a wrong password does not reveal the suspension', async () => {
    await expectRefused(market, signIn('a guess'), 'wrongCredentials');
  });

  test('creates no session', async () => {
    const count = () =>
      withDatabase(market, ({ db }) =>
        db
          .selectFrom('sessions')
          .select('user_id')
          .where('user_id', '=', suspendedUser.id)
          .execute(),
      );
    const before = await count();
    await market.app.inject(signIn(suspendedUser.password));
    expect(await count()).toEqual(before);
  });
});

describe('tokens of a suspended account', () => {
  const calls = ALL_ENDPOINTS.filter(({ access }) => access !== 'anyone').map(
    ({ method, path }) => [method, path] as const,
  );
  test.each(calls)('are refused by %s %s', async (method, path) => {
    const request = suspendedUser.request(method, path.replace(':id', 'x'));
    await expectRefused(market, request, 'suspended');
    expect((await market.app.inject(request)).headers['cache-control']).toBe('no-store');
  });

  test('can sign out', async () => {
    const signOut = suspendedUser.request('POST', '/auth/logout');
    expect((await market.app.inject(signOut)).statusCode).toBe(200);
    await expect(suspendedUser.api.call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  test('are not extended', async () => {
    const long = new Date(Date.now() - 7_200_000).toISOString();
    const session = () =>
      withDatabase(market, ({ db }) =>
        db.selectFrom('sessions').selectAll().where('user_id', '=', suspendedUser.id).execute(),
      );
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('sessions')
        .set({ seen_at: long })
        .where('user_id', '=', suspendedUser.id)
        .execute(),
    );
    await expect(suspendedUser.api.call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'suspended',
    });
    expect((await session())[0]?.seen_at).toBe(long);
  });

  test('cannot delete the account', async () => {
    await expect(suspendedUser.api.call(deleteAccount, {})).rejects.toMatchObject({
      status: 403,
      code: 'suspended',
    });
  });
});

test('a restored account signs in again', async () => {
  await restored();
  await expect(suspendedUser.api.call(getCurrentUser, {})).rejects.toMatchObject({
    code: 'unauthorized',
  });
  const { user, token } = await market.api.call(login, {
    body: { email: suspendedUser.email, password: suspendedUser.password },
  });
  expect(user.id).toBe(suspendedUser.id);
  expect((await market.apiAs(token).call(getCurrentUser, {})).id).toBe(suspendedUser.id);
});

test('other accounts are not affected', async () => {
  const other = await signUp(market, 'supplier');
  expect((await other.api.call(getCurrentUser, {})).id).toBe(other.id);
});
