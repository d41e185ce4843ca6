// Password reset link: valid once, for an hour, if it is the newest and the account is not suspended.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { freshAddress, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';
import { type MailingMarket, NEXT, openMailingMarket } from './reset-mails.ts';

let mailing: MailingMarket;
beforeAll(async () => {
  mailing = await openMailingMarket();
});
afterAll(() => mailing.close());

const confirm = (token: string, password = NEXT) =>
  mailing.visitor().call(resetPassword, { body: { token, password } });
const use = (token: unknown, password: unknown = NEXT) => ({
  method: 'POST' as const,
  url: '/api/auth/reset/confirm',
  payload: { token, password },
  remoteAddress: freshAddress(),
});

describe('the link', () => {
  test('sets the password once: every session ends, and guesses are forgotten', async () => {
    const { email, password, token: session } = await signUp(mailing.market, 'buyer');
    const home = freshAddress();
    for (let at = 0; at < 11; at++)
      await expect(mailing.signIn(email, 'a guess', home)).rejects.toBeDefined();
    const token = await mailing.askedToken(email);
    const answer = await mailing.visitor('zh-Hans').call(resetPassword, {
      body: { token, password: NEXT },
    });
    expect(answer).toEqual({ message: '密码已修改，请使用新密码登录。' });
    await expect(mailing.market.apiAs(session).call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(mailing.signIn(email, password)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    expect((await mailing.signIn(email, NEXT, home)).user.email).toBe(email);
    await expectRefused(mailing.market, use(token), 'linkExpired');
  });

  test('of before a newer one is dead', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const first = await mailing.askedToken(email);
    const second = await mailing.askedToken(email, 2);
    expect(second).not.toBe(first);
    await expectRefused(mailing.market, use(first), 'linkExpired');
    expect(await confirm(second)).toEqual({
      message: 'Your password was changed. Please sign in with it.',
    });
  });

  test('is dead after an hour, and swept out with the next one', async () => {
    const { email, id } = await signUp(mailing.market, 'buyer');
    const token = await mailing.askedToken(email);
    await inDatabase(mailing.market, ({ db }) =>
      db
        .updateTable('password_resets')
        .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
        .where('user_id', '=', id)
        .execute(),
    );
    await expectRefused(mailing.market, use(token), 'linkExpired');
    await mailing.askedToken((await signUp(mailing.market, 'buyer')).email);
    expect(await mailing.resetsOf(id)).toEqual([]);
  });

  test('is dead once the account is suspended', async () => {
    const { email, id, password } = await signUp(mailing.market, 'buyer');
    const token = await mailing.askedToken(email);
    await inDatabase(mailing.market, ({ db }) =>
      db
        .updateTable('users')
        .set({ suspended_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    await expectRefused(mailing.market, use(token), 'linkExpired');
    await expect(mailing.signIn(email, password)).rejects.toMatchObject({ code: 'suspended' });
  });

  test('used twice at the same moment sets one password', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const token = await mailing.askedToken(email);
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

  test('whose hash somebody has read is of no use', async () => {
    const { email, id } = await signUp(mailing.market, 'buyer');
    await mailing.askedToken(email);
    const [row] = await mailing.resetsOf(id);
    await expectRefused(mailing.market, use(row?.token_hash), 'linkExpired', 'validation');
  });

  test.each([
    ['', NEXT, { token: 'This value is required.' }],
    ['\0', NEXT, { token: 'This value is required.' }],
    [{ $ne: '' }, NEXT, { token: 'This value is required.' }],
    ['x'.repeat(65), NEXT, { token: 'The text is too long.' }],
    ['x', '12345', { password: 'Password must be at least 6 characters long.' }],
    ['x', '', { password: 'This value is required.' }],
    ['x', 7, { password: 'This value is required.' }],
    ['x', 'x'.repeat(201), { password: 'The text is too long.' }],
  ])('%j with %.20j is refused', async (token, password, fields) => {
    const request = use(token, password);
    await expectRefused(mailing.market, request, 'validation');
    expect((await mailing.market.app.inject(request)).json().fields).toEqual(fields);
  });
});
