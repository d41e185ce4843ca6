// Password change by the owner, and the end of all sessions.
import { describe, expect, test } from 'vitest';
import { changePassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { endSessions } from '../../../contract/accounts/sessions.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);

const NEW_PASSWORD = 'another good secret';
const signIn = (email: string, password: string, address = unusedAddress()) =>
  market.apiAs(null, { address }).call(login, { body: { email, password } });
const readMe = (token: string) => market.apiAs(token).call(getCurrentUser, {});
const putPassword = (user: SignedInUser, payload: object, remoteAddress: string) => ({
  ...user.request('PUT', '/auth/password', payload),
  remoteAddress,
});

describe('changing a password', () => {
  test.each([
    ['en', 'Your password was changed. Other devices are signed out.'],
    ['zh-Hans', '密码已修改，其他设备已退出登录。'],
  ] as const)('keeps this session and ends the others, in %s', async (lang, expected) => {
    const { email, password, token } = await signUp(market, 'buyer');
    const other = await signIn(email, password);
    const api = market.apiAs(token, { lang, address: unusedAddress() });
    const body = { currentPassword: password, password: NEW_PASSWORD };
    expect(await api.call(changePassword, { body })).toEqual({ message: expected });
    expect((await readMe(token)).email).toBe(email);
    await expect(readMe(other.token)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(signIn(email, password)).rejects.toMatchObject({ code: 'wrongCredentials' });
    expect((await signIn(email, NEW_PASSWORD)).user.email).toBe(email);
  });

  test('does not affect the sessions of other accounts', async () => {
    const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
    const body = { currentPassword: one.password, password: NEW_PASSWORD };
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
    const user = await signUp(market, 'buyer');
    const validBody = { currentPassword: user.password, password: NEW_PASSWORD };
    const payload = Object.keys(change).length === 1 ? { ...validBody, ...change } : change;
    const refused = await user.expectRefused('validation', 'PUT', '/auth/password', payload);
    expect(refused.fields).toEqual(fields);
    expect((await signIn(user.email, user.password)).user.id).toBe(user.id);
  });

  test('accepts any characters, as sign-in does', async () => {
    const { api, email, password } = await signUp(market, 'buyer');
    const unusualPassword = ' <b>密码</b> 😀\0 ';
    await api.call(changePassword, {
      body: { currentPassword: password, password: unusualPassword },
    });
    expect((await signIn(email, unusualPassword)).user.email).toBe(email);
  });

  test('wrong passwords count as failed sign-ins of the address', async () => {
    const user = await signUp(market, 'buyer');
    const address = unusedAddress();
    const wrong = { currentPassword: 'a guess', password: NEW_PASSWORD };
    for (let at = 0; at < 5; at++) {
      expect((await market.app.inject(putPassword(user, wrong, address))).statusCode).toBe(400);
      await expect(signIn(user.email, 'a guess', address)).rejects.toMatchObject({
        code: 'wrongCredentials',
      });
    }
    const right = { currentPassword: user.password, password: NEW_PASSWORD };
    await expectRefused(market, putPassword(user, right, address), 'tooManySignIns');
    expect((await signIn(user.email, user.password)).user.id).toBe(user.id);
  });

  test('of two concurrent changes one succeeds', async () => {
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

  test('is limited to twenty a minute from one address', async () => {
    const user = await signUp(market, 'buyer');
    const request = user.request('PUT', '/auth/password', {});
    for (let call = 0; call < 20; call++)
      expect((await market.app.inject(request)).statusCode).toBe(400);
    await expectRefused(market, request, 'tooMany');
  });
});

describe('signing out everywhere', () => {
  test.each([
    ['en', 'You are signed out on every device.'],
    ['zh-Hans', '您已在所有设备上退出登录。'],
  ] as const)('ends every session including this one, in %s', async (lang, expected) => {
    const { email, password, token, id } = await signUp(market, 'supplier');
    const other = await signIn(email, password);
    const stranger = await signUp(market, 'buyer');
    expect(await market.apiAs(token, { lang }).call(endSessions, { query: {} })).toEqual({
      message: expected,
    });
    for (const each of [token, other.token])
      await expect(readMe(each)).rejects.toMatchObject({ code: 'unauthorized' });
    const remaining = await withDatabase(market, ({ db }) =>
      db.selectFrom('sessions').select('user_id').execute(),
    );
    expect(remaining.filter(({ user_id }) => user_id === id)).toEqual([]);
    expect((await readMe(stranger.token)).id).toBe(stranger.id);
    expect((await signIn(email, password)).user.id).toBe(id);
  });
});
