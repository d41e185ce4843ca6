// Requests for a password reset link: who gets a mail, and no disclosure of which accounts exist.
import { afterAll, describe, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword } from '../../../contract/accounts/account.ts';
import { suspend } from '../../../server/accounts/account-queries.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, signUp } from '../users.ts';
import { NEW_PASSWORD, openMarketWithMail, tokenIn } from './reset-mails.ts';

const mailing = await openMarketWithMail();
afterAll(() => mailing.close());

describe('requesting a reset link', () => {
  test.each([
    [
      'en',
      'If there is an account with this email, a link to set a new password is on its way.',
      'Set a new password',
      'https://market.example/set-password?token=',
    ],
    [
      'zh-Hans',
      '如果该邮箱已注册，我们会向其发送设置新密码的链接。',
      '设置新密码',
      'https://market.example/zh-hans/set-password?token=',
    ],
  ] as const)('sends a mail in %s', async (lang, expected, subject, address) => {
    const { email } = await signUp(mailing.market, 'buyer');
    expect(await mailing.requestLink(` ${email.toUpperCase()}`, lang)).toEqual({
      message: expected,
      mailed: true,
    });
    await mailing.waitForMails(email);
    const [mail] = mailing.mailsTo(email);
    expect(mail?.headers).toMatchObject({ to: email, subject });
    expect(mail?.headers['reply-to']).toBeUndefined();
    expect(mail?.text).toContain(`\n${address}${tokenIn(mail?.text)}\n`);
    expect(tokenIn(mail?.text)).toHaveLength(43);
  });

  test('stores only a hash of the token, for an hour', async () => {
    const { email, id } = await signUp(mailing.market, 'buyer');
    const token = await mailing.requestToken(email);
    const [row, ...more] = await mailing.resetsOf(id);
    expect(more).toEqual([]);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    const remaining = Date.parse(row?.expires_at ?? '') - Date.now();
    expect(remaining / 60_000).toBeGreaterThan(59);
    expect(remaining / 60_000).toBeLessThanOrEqual(60);
  });

  test('has the same reply and duration for an unknown email', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const fastest = async (triedEmail: string): Promise<number> => {
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < 3; at++) {
        const startedAt = performance.now();
        expect((await mailing.requestLink(triedEmail)).mailed).toBe(true);
        least = Math.min(least, performance.now() - startedAt);
      }
      return least;
    };
    const [known, unknown] = [await fastest(email), await fastest('nobody-resets@example.in')];
    // Both replies are delayed to the same moment, long after the work of either is done.
    expect(Math.min(known, unknown)).toBeGreaterThan(240);
    expect(Math.abs(known - unknown)).toBeLessThan(100);
    expect(await mailing.requestLink('nobody-resets@example.in')).toEqual(
      await mailing.requestLink(email),
    );
    await mailing.waitForMails(email, 3);
    expect(mailing.mailsTo('nobody-resets@example.in')).toEqual([]);
  });

  test('sends no mail to a suspended account or to a company without a password', async () => {
    const [suspendedUser, companyWithoutPassword] = [
      await signUp(mailing.market, 'buyer'),
      await signUp(mailing.market, 'supplier'),
    ];
    await withDatabase(mailing.market, async ({ db }) => {
      await suspend(db, suspendedUser.id, 'spam', new Date());
      const withoutPassword = { password_hash: null };
      await db
        .updateTable('users')
        .set(withoutPassword)
        .where('id', '=', companyWithoutPassword.id)
        .execute();
    });
    for (const { id, email } of [suspendedUser, companyWithoutPassword]) {
      expect((await mailing.requestLink(email)).mailed).toBe(true);
      expect(await mailing.resetsOf(id)).toEqual([]);
    }
    await mailing.waitForEmptyOutbox();
    for (const { email } of [suspendedUser, companyWithoutPassword])
      expect(mailing.mailsTo(email)).toEqual([]);
  });

  test('is limited to three an hour for one account, and the newest link stays valid', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const answers = await Promise.all(Array.from({ length: 6 }, () => mailing.requestLink(email)));
    expect(answers.every(({ mailed }) => mailed)).toBe(true);
    await mailing.waitForEmptyOutbox();
    expect(mailing.mailsTo(email)).toHaveLength(3);
    await withDatabase(mailing.market, ({ db }) =>
      db.updateTable('sign_in_failures').set({ ends_at: '2000-01-01T00:00:00.000Z' }).execute(),
    );
    const token = await mailing.requestToken(email, 4);
    await mailing.market.api.call(resetPassword, { body: { token, password: NEW_PASSWORD } });
    expect((await mailing.signIn(email, NEW_PASSWORD)).user.email).toBe(email);
  });

  test('is limited to five a minute from one address', async () => {
    const request = {
      method: 'POST' as const,
      url: '/api/auth/reset',
      payload: {},
      remoteAddress: unusedAddress(),
    };
    for (let call = 0; call < 5; call++)
      expect((await mailing.market.app.inject(request)).statusCode).toBe(400);
    await expectRefused(mailing.market, request, 'tooMany');
  });

  test.each([
    [{}, 'This value is required.'],
    [{ email: '' }, 'This value is required.'],
    [{ email: ['a@b.in'] }, 'This value is required.'],
    [{ email: 'asha' }, 'Please enter a valid email address.'],
    [{ email: 'a\0b@c.in' }, 'Please enter a valid email address.'],
    [{ email: 'a@b.in\r\nBcc: x@y.in' }, 'Please enter a valid email address.'],
    [{ email: `${'x'.repeat(250)}@b.in` }, 'Please enter a valid email address.'],
  ])('refuses %.60j', async (payload, expected) => {
    const request = rawRequest(null, 'POST', '/auth/reset', payload);
    const { fields } = await expectRefused(mailing.market, request, 'validation');
    expect(fields).toEqual({ email: expected });
  });
});

test('without a mail server the reply names the administrators, and no link is created', async () => {
  const silent = await openMarket(0);
  const { email } = await signUp(silent, 'buyer');
  const answers = [
    ['en', 'This site sends no email yet. Please contact us, and we will reset your password.'],
    ['zh-Hans', '本平台暂未开通邮件发送，请联系我们为您重置密码。'],
  ] as const;
  for (const [lang, expected] of answers)
    expect(
      await silent
        .apiAs(null, { lang, address: unusedAddress() })
        .call(requestPasswordReset, { body: { email } }),
    ).toEqual({ message: expected, mailed: false });
  const remaining = await withDatabase(silent, async ({ db }) => [
    ...(await db.selectFrom('outbox').select('id').execute()),
    ...(await db.selectFrom('password_resets').select('user_id').execute()),
  ]);
  expect(remaining).toEqual([]);
  await silent.close();
});
