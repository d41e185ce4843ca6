// Password reset link: valid once, for an hour, if it is the newest and the account is not suspended.

import { afterAll, describe, expect, test } from 'vitest';
import { resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { NEW_PASSWORD, openMarketWithMail } from './reset-mails.ts';

const mailing = await openMarketWithMail();
afterAll(() => mailing.close());

const confirm = (token: string, password = NEW_PASSWORD) =>
  mailing.market.api.call(resetPassword, { body: { token, password } });
const use = (token: unknown, password: unknown = NEW_PASSWORD) => ({
  method: 'POST' as const,
  url: '/api/auth/reset/confirm',
  payload: { token, password },
  remoteAddress: unusedAddress(),
});

describe('a reset link', () => {
  test('sets the password once, ends every session and clears failed sign-ins', async () => {
    const { email, password, token: session } = await signUp(mailing.market, 'buyer');
    const home = unusedAddress();
    for (let at = 0; at < 11; at++)
      await expect(mailing.signIn(email, 'a guess', home)).rejects.toBeDefined();
    const token = await mailing.requestToken(email);
    const answer = await mailing.market.apiIn('zh-Hans').call(resetPassword, {
      body: { token, password: NEW_PASSWORD },
    });
    expect(answer).toEqual({ message: '密码已修改，请使用新密码登录。' });
    await expect(mailing.market.apiAs(session).call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(mailing.signIn(email, password)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    expect((await mailing.signIn(email, NEW_PASSWORD, home)).user.email).toBe(email);
    await expectRefused(mailing.market, use(token), 'linkExpired');
  });

  test('is invalidated by a newer one', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const first = await mailing.requestToken(email);
    const second = await mailing.requestToken(email, 2);
    expect(second).not.toBe(first);
    await expectRefused(mailing.market, use(first), 'linkExpired');
    expect(await confirm(second)).toEqual({
      message: 'Your password was changed. Please sign in with it.',
    });
  });

  test('expires after an hour, and is deleted with the next request', async () => {
    const { email, id } = await signUp(mailing.market, 'buyer');
    const token = await mailing.requestToken(email);
    await withDatabase(mailing.market, ({ db }) =>
      db
        .updateTable('password_resets')
        .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
        .where('user_id', '=', id)
        .execute(),
    );
    await expectRefused(mailing.market, use(token), 'linkExpired');
    await mailing.requestToken((await signUp(mailing.market, 'buyer')).email);
    expect(await mailing.resetsOf(id)).toEqual([]);
  });

  test('is invalidated by a suspension', async () => {
    const { email, id, password } = await signUp(mailing.market, 'buyer');
    const token = await mailing.requestToken(email);
    await withDatabase(mailing.market, ({ db }) =>
      db
        .updateTable('users')
        .set({ suspended_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    await expectRefused(mailing.market, use(token), 'linkExpired');
    await expect(mailing.signIn(email, password)).rejects.toMatchObject({ code: 'suspended' });
  });

  test('used twice concurrently sets one password', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const token = await mailing.requestToken(email);
    const secrets = ['first secret', 'second secret', 'third secret', 'fourth secret'];
    const outcomes = await Promise.allSettled(secrets.map((each) => confirm(token, each)));
    const won = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []));
    expect(won).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'linkExpired' });
    expect((await mailing.signIn(email, secrets[won[0] ?? 0] ?? '')).user.email).toBe(email);
  });

  test.each([
    ['forged', 'x'.repeat(43)],
    ['SQL', "' or 1=1 --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['an emoji', '😀'],
  ])('that is %s is refused', async (_, token) => {
    await expectRefused(mailing.market, use(token), 'linkExpired');
  });

  test('cannot be used with the stored hash', async () => {
    const { email, id } = await signUp(mailing.market, 'buyer');
    await mailing.requestToken(email);
    const [row] = await mailing.resetsOf(id);
    await expectRefused(mailing.market, use(row?.token_hash), 'linkExpired', 'validation');
  });

  test.each([
    ['', NEW_PASSWORD, { token: 'This value is required.' }],
    ['\0', NEW_PASSWORD, { token: 'This value is required.' }],
    [{ $ne: '' }, NEW_PASSWORD, { token: 'This value is required.' }],
    ['x'.repeat(65), NEW_PASSWORD, { token: 'The text is too long.' }],
    ['x', '12345', { password: 'Password must be at least 6 characters long.' }],
    ['x', '', { password: 'This value is required.' }],
    ['x', 7, { password: 'This value is required.' }],
    ['x', 'x'.repeat(201), { password: 'The text is too long.' }],
  ])('%j with %.20j is refused', async (token, password, fields) => {
    const refused = await expectRefused(mailing.market, use(token, password), 'validation');
    expect(refused.fields).toEqual(fields);
  });
});
