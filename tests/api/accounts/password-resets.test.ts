// Requests for a password reset link: who gets a mail, and no disclosure of which accounts exist.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword } from '../../../contract/accounts/account.ts';
import { suspend } from '../../../server/accounts/account-queries.ts';
import { openMarket } from '../market.ts';
import { freshAddress, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';
import { type MailingMarket, NEXT, openMailingMarket, tokenIn } from './reset-mails.ts';

let mailing: MailingMarket;
beforeAll(async () => {
  mailing = await openMailingMarket();
});
afterAll(() => mailing.close());

describe('asking for a link', () => {
  test.each([
    [
      'en',
      'If there is an account with this email, a link to set a new password is on its way.',
      'Set a new password',
      'https://market.example/auth?tab=reset#token=',
    ],
    [
      'zh-Hans',
      '如果该邮箱已注册，我们会向其发送设置新密码的链接。',
      '设置新密码',
      'https://market.example/zh-hans/auth?tab=reset#token=',
    ],
  ] as const)('sends it in %s', async (lang, said, subject, address) => {
    const { email } = await signUp(mailing.market, 'buyer');
    expect(await mailing.ask(` ${email.toUpperCase()}`, lang)).toEqual({
      message: said,
      mailed: true,
    });
    await mailing.arrived(email);
    const [mail] = mailing.mailsTo(email);
    expect(mail?.headers).toMatchObject({ to: email, subject });
    expect(mail?.headers['reply-to']).toBeUndefined();
    expect(mail?.text).toContain(`\n${address}${tokenIn(mail?.text)}\n`);
    expect(tokenIn(mail?.text)).toHaveLength(43);
  });

  test('keeps a hash of the token only, for an hour', async () => {
    const { email, id } = await signUp(mailing.market, 'buyer');
    const token = await mailing.askedToken(email);
    const [row, ...more] = await mailing.resetsOf(id);
    expect(more).toEqual([]);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    const left = Date.parse(row?.expires_at ?? '') - Date.now();
    expect(left / 60_000).toBeGreaterThan(59);
    expect(left / 60_000).toBeLessThanOrEqual(60);
  });

  test('says the same, and takes about as long, where there is no account', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const fastest = async (who: string): Promise<number> => {
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < 3; at++) {
        const began = performance.now();
        expect((await mailing.ask(who)).mailed).toBe(true);
        least = Math.min(least, performance.now() - began);
      }
      return least;
    };
    const [known, unknown] = [await fastest(email), await fastest('nobody-resets@example.in')];
    // Both replies are delayed to the same moment, long after the work of either is done.
    expect(Math.min(known, unknown)).toBeGreaterThan(240);
    expect(Math.abs(known - unknown)).toBeLessThan(100);
    expect(await mailing.ask('nobody-resets@example.in')).toEqual(await mailing.ask(email));
    await mailing.arrived(email, 3);
    expect(mailing.mailsTo('nobody-resets@example.in')).toEqual([]);
  });

  test('sends none to a suspended account, and none to a company nobody signs in as', async () => {
    const [held, bare] = [
      await signUp(mailing.market, 'buyer'),
      await signUp(mailing.market, 'supplier'),
    ];
    await inDatabase(mailing.market, async ({ db }) => {
      await suspend(db, held.id, 'spam', new Date());
      const nobody = { password_hash: null };
      await db.updateTable('users').set(nobody).where('id', '=', bare.id).execute();
    });
    for (const { id, email } of [held, bare]) {
      expect((await mailing.ask(email)).mailed).toBe(true);
      expect(await mailing.resetsOf(id)).toEqual([]);
    }
    await mailing.nothingWaits();
    for (const { email } of [held, bare]) expect(mailing.mailsTo(email)).toEqual([]);
  });

  test('three an hour to one account, wherever they are asked for; the newest stays good', async () => {
    const { email } = await signUp(mailing.market, 'buyer');
    const answers = await Promise.all(Array.from({ length: 6 }, () => mailing.ask(email)));
    expect(answers.every(({ mailed }) => mailed)).toBe(true);
    await mailing.nothingWaits();
    expect(mailing.mailsTo(email)).toHaveLength(3);
    await inDatabase(mailing.market, ({ db }) =>
      db.updateTable('sign_in_failures').set({ ends_at: '2000-01-01T00:00:00.000Z' }).execute(),
    );
    const token = await mailing.askedToken(email, 4);
    await mailing.visitor().call(resetPassword, { body: { token, password: NEXT } });
    expect((await mailing.signIn(email, NEXT)).user.email).toBe(email);
  });

  test('five a minute from one address', async () => {
    const request = {
      method: 'POST' as const,
      url: '/api/auth/reset',
      payload: {},
      remoteAddress: freshAddress(),
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
  ])('refuses %.60j', async (payload, said) => {
    const request = {
      method: 'POST' as const,
      url: '/api/auth/reset',
      payload,
      remoteAddress: freshAddress(),
    };
    await expectRefused(mailing.market, request, 'validation');
    expect((await mailing.market.app.inject(request)).json().fields).toEqual({ email: said });
  });
});

test('a market without a mail server says that the desk helps, and makes no link', async () => {
  const silent = await openMarket(0);
  const { email } = await signUp(silent, 'buyer');
  const answers = [
    ['en', 'This market sends no email yet. Please contact us, and we will reset your password.'],
    ['zh-Hans', '本平台暂未开通邮件发送，请联系我们为您重置密码。'],
  ] as const;
  for (const [lang, said] of answers)
    expect(
      await silent
        .apiAs(null, { lang, address: freshAddress() })
        .call(requestPasswordReset, { body: { email } }),
    ).toEqual({ message: said, mailed: false });
  const left = await inDatabase(silent, async ({ db }) => [
    ...(await db.selectFrom('outbox').select('id').execute()),
    ...(await db.selectFrom('password_resets').select('user_id').execute()),
  ]);
  expect(left).toEqual([]);
  await silent.close();
});
