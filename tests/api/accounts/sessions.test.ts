// Sessions: stored as a hash, ended by sign-out, by expiry or with their account.
import { afterAll, expect, test } from 'vitest';
import { getCurrentUser, login, logout } from '../../../contract/accounts/auth.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../users.ts';

let market: Market = await openMarket(0);
afterAll(() => market.close());

const DAY = 86_400_000;
const signIn = (email: string, password: string) =>
  market.api.call(login, { body: { email, password } });
const readMe = (token: string | null) => market.apiAs(token).call(getCurrentUser, {});
const sessions = () =>
  withDatabase(market, ({ db }) => db.selectFrom('sessions').selectAll().execute());

test('the database stores only hashes of tokens and passwords', async () => {
  const { token, password, id } = await signUp(market, 'buyer');
  expect(JSON.stringify(await sessions())).not.toContain(token);
  const [user] = await withDatabase(market, ({ db }) =>
    db.selectFrom('users').selectAll().where('id', '=', id).execute(),
  );
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(user)).not.toContain(password);
});

test('signing out ends this session only', async () => {
  const { email, password, token } = await signUp(market, 'buyer');
  const other = await signIn(email, password);
  const out = market.apiAs(token, { lang: 'zh-Hans' });
  expect(await out.call(logout, {})).toEqual({ message: '您已退出登录。' });
  await expect(readMe(token)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  expect((await readMe(other.token)).email).toBe(email);
});

test('signing out succeeds without a valid session', async () => {
  const { token } = await signUp(market, 'buyer');
  for (const each of [token, token, null, 'nonsense', 'x'.repeat(43)])
    expect(await market.apiAs(each).call(logout, {})).toEqual({
      message: 'You are signed out.',
    });
});

const createSession = async (token: string, change: { seen_at?: string; expires_at?: string }) => {
  const { id } = await readMe(token);
  await withDatabase(market, ({ db }) =>
    db.updateTable('sessions').set(change).where('user_id', '=', id).execute(),
  );
  return async () => (await sessions()).find(({ user_id }) => user_id === id);
};
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

test('a session lasts 30 days from its last use', async () => {
  const { token } = await signUp(market, 'buyer');
  const row = await createSession(token, { seen_at: inMs(-29 * DAY), expires_at: inMs(DAY) });
  await readMe(token);
  const remaining = Date.parse((await row())?.expires_at ?? '') - Date.now();
  expect(remaining / DAY).toBeGreaterThan(29.9);
  expect(remaining / DAY).toBeLessThanOrEqual(30);
});

test('a session is not written with every call', async () => {
  const { token } = await signUp(market, 'buyer');
  const row = await createSession(token, { seen_at: inMs(-60_000) });
  const before = await row();
  await readMe(token);
  expect(await row()).toEqual(before);
});

test('an expired session is invalid, and deleted with the next sign-in', async () => {
  const { token } = await signUp(market, 'buyer');
  const row = await createSession(token, { expires_at: inMs(-1_000) });
  await expect(readMe(token)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await row()).toBeDefined();
  await signUp(market, 'buyer');
  expect(await row()).toBeUndefined();
});

test('a session survives a restart, and ends with its account', async () => {
  const { id, token } = await signUp(market, 'buyer');
  market = await market.restart();
  expect((await readMe(token)).id).toBe(id);
  await withDatabase(market, ({ db }) => db.deleteFrom('users').where('id', '=', id).execute());
  await expect(readMe(token)).rejects.toMatchObject({ status: 401 });
  expect((await sessions()).filter(({ user_id }) => user_id === id)).toEqual([]);
});
