// Session list of an account: place and device, ending one session or all others, at most twenty.

import { afterAll, describe, expect, test, vi } from 'vitest';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { endOneSession, endSessions, listSessions } from '../../../contract/accounts/sessions.ts';
import { MAX_SESSIONS } from '../../../server/accounts/session-queries.ts';
import { openLiveMarket } from '../chat/live-market.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';

import { registrationBody, type SignedInUser, signUp } from '../users.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const open = await openLiveMarket();
const market = open.market;
afterAll(() => open.close());

const signIn = async ({ email, password }: SignedInUser, address = unusedAddress()) =>
  (await market.apiAs(null, { address }).call(login, { body: { email, password } })).token;
const list = async (token: string) => (await market.apiAs(token).call(listSessions, {})).sessions;
const works = (token: string): Promise<boolean> =>
  market
    .apiAs(token)
    .call(getCurrentUser, {})
    .then(
      () => true,
      () => false,
    );
const rowsOf = (id: string) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute(),
  );

describe('the session list', () => {
  test('shows place, device and times, and marks the current session', async () => {
    const testUser = registrationBody('buyer');
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: testUser,
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': FIREFOX },
    });
    const { token, user } = reply.json();
    const [only, ...more] = await list(token);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      place: '203.0.113.x',
      browser: 'Firefox',
      system: 'Windows',
      current: true,
    });
    for (const at of [only?.createdAt, only?.lastUsedAt])
      expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(60_000);
    const [row] = await rowsOf(user.id);
    // The database stores no more detail than is shown.
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113\.77|Gecko|140\.0/);
    const shown = JSON.stringify(await list(token));
    expect(shown).not.toContain(token);
    expect(shown).not.toContain(row?.token_hash);
  });

  test('contains all valid sessions of the account, and no others', async () => {
    const testUser = await signUp(market, 'supplier');
    await signUp(market, 'buyer');
    const other = await signIn(testUser);
    expect((await list(other)).map(({ current }) => current)).toEqual([true, false]);
    const [, older] = await list(other);
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('sessions')
        .set({ expires_at: new Date(0).toISOString() })
        .where('id', '=', older?.id ?? '')
        .execute(),
    );
    expect(await list(other)).toHaveLength(1);
  });

  test('shows an unknown client and an IPv6 network', async () => {
    const testUser = await signUp(market, 'buyer');
    const token = await signIn(testUser, '2001:db8:12:34::1');
    expect((await list(token)).find(({ current }) => current)).toMatchObject({
      place: '2001:db8:12:x',
      browser: '',
      system: '',
    });
  });

  test('updates the place of a session once an hour', async () => {
    const testUser = await signUp(market, 'buyer');
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('sessions')
        .set({ seen_at: new Date(Date.now() - 7_200_000).toISOString() })
        .where('user_id', '=', testUser.id)
        .execute(),
    );
    await market.apiAs(testUser.token, { address: '192.0.2.200' }).call(getCurrentUser, {});
    expect((await list(testUser.token))[0]?.place).toBe('192.0.2.x');
  });
});

describe('ending sessions', () => {
  test.each([
    ['en', 'The session was ended.'],
    ['zh-Hans', '该登录已退出。'],
  ] as const)('ends one and keeps the others, in %s', async (lang, expected) => {
    const testUser = await signUp(market, 'buyer');
    const endedToken = await signIn(testUser);
    const id = (await list(endedToken)).find(({ current }) => current)?.id ?? '';
    const ended = await market
      .apiAs(testUser.token, { lang })
      .call(endOneSession, { params: { id } });
    expect(ended).toEqual({ message: expected });
    expect(await works(endedToken)).toBe(false);
    expect(await works(testUser.token)).toBe(true);
    await expect(
      market.apiAs(testUser.token).call(endOneSession, { params: { id } }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  test('does not find those of other users, by id, hash or token', async () => {
    const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    const [row] = await rowsOf(other.id);
    for (const id of [row?.id, row?.token_hash, other.token, 'x', "' or 1=1 --"])
      await expect(
        market.apiAs(one.token).call(endOneSession, { params: { id: id ?? '' } }),
      ).rejects.toMatchObject({ status: 404 });
    for (const id of [row?.token_hash, other.token])
      await expect(
        market.apiAs(other.token).call(endOneSession, { params: { id: id ?? '' } }),
      ).rejects.toMatchObject({ status: 404 });
    expect(await works(other.token)).toBe(true);
  });

  test.each([
    ['en', 'You are signed out on all other devices.'],
    ['zh-Hans', '您已在其他所有设备上退出登录。'],
  ] as const)('ends all others and keeps this one, in %s', async (lang, expected) => {
    const testUser = await signUp(market, 'buyer');
    const others = [await signIn(testUser), await signIn(testUser)];
    const call = market.apiAs(testUser.token, { lang });
    expect(await call.call(endSessions, { query: { others: true } })).toEqual({
      message: expected,
    });
    for (const each of others) expect(await works(each)).toBe(false);
    expect(await works(testUser.token)).toBe(true);
    expect(await list(testUser.token)).toHaveLength(1);
  });

  test('closes live connections of the ended session only', async () => {
    const testUser = await signUp(market, 'buyer');
    const endedToken = await signIn(testUser);
    const [closedClient, openClient] = [
      await open.connect({ token: endedToken }),
      await open.connect(testUser),
    ];
    const id = (await list(endedToken)).find(({ current }) => current)?.id ?? '';
    await market.apiAs(testUser.token).call(endOneSession, { params: { id } });
    await vi.waitFor(() => expect(closedClient.socket.connected).toBe(false), 10_000);
    expect(openClient.socket.connected).toBe(true);
  });
});

describe('twenty sessions for each account', () => {
  test('the least recently used one ends when another begins', async () => {
    const testUser = await signUp(market, 'buyer');
    const tokens = [testUser.token];
    while (tokens.length < MAX_SESSIONS) tokens.push(await signIn(testUser));
    const [first = '', second = ''] = tokens;
    const backdate = (token: string, days: number) =>
      withDatabase(market, async ({ db }) => {
        const id = (await list(token)).find(({ current }) => current)?.id ?? '';
        const seen_at = new Date(Date.now() - days * 86_400_000).toISOString();
        await db.updateTable('sessions').set({ seen_at }).where('id', '=', id).execute();
      });
    await backdate(second, 9);
    await backdate(first, 2);
    const newest = await signIn(testUser);
    expect(await rowsOf(testUser.id)).toHaveLength(MAX_SESSIONS);
    expect(await works(second)).toBe(false);
    for (const each of [first, newest]) expect(await works(each)).toBe(true);
  }, 60_000);

  test('also for concurrent sign-ins, and other accounts lose none', async () => {
    const [testUser, other] = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    const tokens = await Promise.all(
      Array.from({ length: MAX_SESSIONS + 5 }, () => signIn(testUser)),
    );
    expect(await rowsOf(testUser.id)).toHaveLength(MAX_SESSIONS);
    const validTokens = await Promise.all(tokens.map(works));
    expect(validTokens.filter(Boolean).length).toBeGreaterThanOrEqual(MAX_SESSIONS - 1);
    expect(await works(other.token)).toBe(true);
  }, 60_000);
});
