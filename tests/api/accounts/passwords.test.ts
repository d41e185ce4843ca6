// Password change by the owner, and the end of all sessions.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { endSessions } from '../../../contract/accounts/sessions.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(0);
});
afterAll(() => market.close());

const NEXT = 'another good secret';
const signIn = (email: string, password: string, address = freshAddress()) =>
  market.apiAs(null, { address }).call(login, { body: { email, password } });
const readMe = (token: string) => market.apiAs(token).call(getCurrentUser, {});
const putPassword = ({ token }: SomeoneSignedIn, payload: object, address = freshAddress()) => ({
  method: 'PUT' as const,
  url: '/api/auth/password',
  headers: { authorization: `Bearer ${token}` },
  payload,
  remoteAddress: address,
});

describe('changing a password', () => {
  test.each([
    ['en', 'Your password was changed. Other devices are signed out.'],
    ['zh-Hans', '密码已修改，其他设备已退出登录。'],
  ] as const)('keeps this session and ends the others, in %s', async (lang, said) => {
    const { email, password, token } = await signUp(market, 'buyer');
    const other = await signIn(email, password);
    const api = market.apiAs(token, { lang, address: freshAddress() });
    const body = { currentPassword: password, password: NEXT };
    expect(await api.call(changePassword, { body })).toEqual({ message: said });
    expect((await readMe(token)).email).toBe(email);
    await expect(readMe(other.token)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(signIn(email, password)).rejects.toMatchObject({ code: 'wrongCredentials' });
    expect((await signIn(email, NEXT)).user.email).toBe(email);
  });

  test('leaves the sessions of everybody else alone', async () => {
    const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
    const body = { currentPassword: one.password, password: NEXT };
    await one.api.call(changePassword, { body });
    expect((await readMe(other.token)).id).toBe(other.id);
  });

  test.each([
    [{}, { currentPassword: 'This value is required.', password: 'This value is required.' }],
    [
      { currentPassword: '', password: '' },
      { currentPassword: 'This value is required.', password: 'This value is required.' },
    ],
    [
      { currentPassword: ['x'], password: { length: 9 } },
      { currentPassword: 'This value is required.', password: 'This value is required.' },
    ],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters long.' }],
    [{ password: 'x'.repeat(201) }, { password: 'The text is too long.' }],
    [{ currentPassword: 'x'.repeat(201) }, { currentPassword: 'The text is too long.' }],
    [
      { currentPassword: 'A good secret' },
      { currentPassword: 'This is not your current password.' },
    ],
    [{ currentPassword: '\0' }, { currentPassword: 'This is not your current password.' }],
  ])('refuses %.80j', async (change, fields) => {
    const someone = await signUp(market, 'buyer');
    const whole = { currentPassword: someone.password, password: NEXT };
    const payload = Object.keys(change).length === 1 ? { ...whole, ...change } : change;
    const request = putPassword(someone, payload);
    await expectRefused(market, request, 'validation');
    expect((await market.app.inject(request)).json().fields).toEqual(fields);
    expect((await signIn(someone.email, someone.password)).user.id).toBe(someone.id);
  });

  test('takes any signs there are, as a sign-in does', async () => {
    const { api, email, password } = await signUp(market, 'buyer');
    const odd = ' <b>密码</b> 😀\0 ';
    await api.call(changePassword, { body: { currentPassword: password, password: odd } });
    expect((await signIn(email, odd)).user.email).toBe(email);
  });

  test('guesses are counted with the sign-ins of that place', async () => {
    const someone = await signUp(market, 'buyer');
    const address = freshAddress();
    const wrong = { currentPassword: 'a guess', password: NEXT };
    for (let at = 0; at < 5; at++) {
      expect((await market.app.inject(putPassword(someone, wrong, address))).statusCode).toBe(400);
      await expect(signIn(someone.email, 'a guess', address)).rejects.toMatchObject({
        code: 'wrongCredentials',
      });
    }
    const right = { currentPassword: someone.password, password: NEXT };
    await expectRefused(market, putPassword(someone, right, address), 'tooManySignIns');
    expect((await signIn(someone.email, someone.password)).user.id).toBe(someone.id);
  });

  test('of two at the same moment, one is made', async () => {
    const { api, email, password } = await signUp(market, 'buyer');
    const secrets = ['first secret', 'second secret', 'third secret'];
    const outcomes = await Promise.allSettled(
      secrets.map((each) =>
        api.call(changePassword, { body: { currentPassword: password, password: each } }),
      ),
    );
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await signIn(email, secrets[won] ?? '')).user.email).toBe(email);
  });

  test('twenty a minute from one address', async () => {
    const someone = await signUp(market, 'buyer');
    const request = putPassword(someone, {});
    for (let call = 0; call < 20; call++)
      expect((await market.app.inject(request)).statusCode).toBe(400);
    await expectRefused(market, request, 'tooMany');
  });
});

describe('signing out everywhere', () => {
  test.each([
    ['en', 'You are signed out on every device.'],
    ['zh-Hans', '您已在所有设备上退出登录。'],
  ] as const)('ends every session, this one too, in %s', async (lang, said) => {
    const { email, password, token, id } = await signUp(market, 'supplier');
    const other = await signIn(email, password);
    const stranger = await signUp(market, 'buyer');
    expect(await market.apiAs(token, { lang }).call(endSessions, { query: {} })).toEqual({
      message: said,
    });
    for (const each of [token, other.token])
      await expect(readMe(each)).rejects.toMatchObject({ code: 'unauthorized' });
    const left = await inDatabase(market, ({ db }) =>
      db.selectFrom('sessions').select('user_id').execute(),
    );
    expect(left.filter(({ user_id }) => user_id === id)).toEqual([]);
    expect((await readMe(stranger.token)).id).toBe(stranger.id);
    expect((await signIn(email, password)).user.id).toBe(id);
  });
});
