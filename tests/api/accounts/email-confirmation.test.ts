// Confirmation of an email by the link of a mail: what confirms, what does not, and markets without mail.
import { afterAll, describe, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, register } from '../../../contract/accounts/auth.ts';
import { getEmail, sendEmailConfirmation } from '../../../contract/accounts/email.ts';
import { EMAIL_LINKS_PER_HOUR } from '../../../contract/accounts/email-limits.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { registrationBody, signUp, signUpMember } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';
import { tokenIn } from './reset-mails.ts';

const open = await openMarketWithLinks();
const { market, tokenFor, use, press, mustConfirm } = open;
afterAll(() => open.close());

const linksOf = (userId: string) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('email_links').selectAll().where('user_id', '=', userId).execute(),
  );

describe('the link of a sign-up', () => {
  test('confirms the email with a POST, without signing in', async () => {
    const user = await signUp(market, 'buyer');
    expect(await mustConfirm(user)).toBe(true);
    const token = await tokenFor(user.email, 'confirm');
    expect(await use('confirm', token)).toEqual({
      message: 'Your email is confirmed.',
      undone: false,
    });
    expect(await mustConfirm(user)).toBe(false);
    expect(await user.api.call(getEmail, {})).toEqual({
      email: user.email,
      confirmed: true,
      bounced: false,
      pending: null,
      mailed: true,
    });
  });

  test('confirms nothing when it is opened, and nothing under another kind', async () => {
    const user = await signUp(market, 'supplier');
    const token = await tokenFor(user.email, 'confirm');
    for (const url of [
      `/confirm-email?kind=confirm&token=${token}`,
      `/api/auth/email/link?kind=confirm&token=${token}`,
    ])
      await market.app.inject({ url, remoteAddress: unusedAddress() });
    for (const kind of ['change', 'stop'] as const)
      await expect(use(kind, token)).rejects.toMatchObject({ code: 'linkExpired' });
    expect(await mustConfirm(user)).toBe(true);
  });

  test('is stored as a hash, and expires', async () => {
    const user = await signUp(market, 'buyer');
    const token = await tokenFor(user.email, 'confirm');
    const [link, ...more] = await linksOf(user.id);
    expect(more).toEqual([]);
    expect(link?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(link)).not.toContain(token);
    await withDatabase(market, ({ db }) =>
      db.updateTable('email_links').set({ expires_at: '2000-01-01T00:00:00.000Z' }).execute(),
    );
    await expect(use('confirm', token)).rejects.toMatchObject({
      code: 'linkExpired',
      message: 'This link is no longer valid. Please ask for a new one.',
    });
    expect(await mustConfirm(user)).toBe(true);
  });

  test('works twice, from the form of the page, in both languages', async () => {
    const user = await signUp(market, 'buyer');
    const token = await tokenFor(user.email, 'confirm');
    expect(await press('confirm', token)).toBe('/confirm-email?kind=confirm&done=1');
    expect(await press('confirm', token, 'zh-Hans')).toBe(
      '/zh-hans/confirm-email?kind=confirm&done=1',
    );
    expect(await press('confirm', 'x'.repeat(43))).toBe(
      '/confirm-email?kind=confirm&failed=expired',
    );
    expect(await press('change', token)).toBe('/confirm-email?kind=change&failed=expired');
  });

  test('is in the language of the sign-up', async () => {
    const body = registrationBody('supplier');
    const { user } = await market.apiIn('zh-Hans').call(register, { body });
    const mail = await open.mailWith(user.email, '请验证您的邮箱');
    expect(mail.text).toContain('https://market.example/zh-hans/confirm-email?kind=confirm&token=');
  });
});

test('a new link is sent on request, at most five an hour', async () => {
  const user = await signUp(market, 'buyer');
  for (let at = 0; at < EMAIL_LINKS_PER_HOUR; at++)
    expect(await user.api.call(sendEmailConfirmation, {})).toMatchObject({
      message: 'The link is on its way. Please also look among unwanted mail.',
      confirmed: false,
    });
  await user.expectRefused('tooMany', 'POST', '/auth/email/confirmation');
  await use('confirm', await tokenFor(user.email, 'confirm'));
  expect(await user.api.call(sendEmailConfirmation, {})).toMatchObject({
    message: 'Your email is confirmed already.',
    confirmed: true,
  });
});

test('setting a password by the link of a mail confirms the email, reports it, and only for the owner', async () => {
  const owner = await signUp(market, 'supplier');
  const member = await signUpMember(market, owner, 'sales');
  await withDatabase(market, ({ db }) =>
    db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', owner.id).execute(),
  );
  const resetOf = async (email: string): Promise<void> => {
    await market.api.call(requestPasswordReset, { body: { email } });
    const { text } = await open.mailWith(email, 'Set a new password');
    const body = { token: tokenIn(text), password: 'another good secret' };
    await market.api.call(resetPassword, { body });
    await open.mailWith(email, 'Your password was changed');
  };
  await resetOf(member.email);
  expect(await mustConfirm(owner)).toBe(true);
  await resetOf(owner.email);
  const confirmed = await withDatabase(market, ({ db }) =>
    db.selectFrom('users').select('email_confirmed_at').where('id', '=', owner.id).execute(),
  );
  expect(confirmed).toEqual([{ email_confirmed_at: expect.any(String) }]);
});

test('a market without mail asks nobody, and says so', async () => {
  await using silent = await openMarket(0);
  const user = await signUp(silent, 'buyer');
  expect((await user.api.call(getCurrentUser, {})).mustConfirmEmail).toBe(false);
  expect(await user.api.call(sendEmailConfirmation, {})).toMatchObject({
    message: 'This site sends no email yet, so there is nothing to confirm.',
    confirmed: false,
    mailed: false,
  });
  const rows = await withDatabase(silent, async ({ db }) => [
    ...(await db.selectFrom('outbox').select('id').execute()),
    ...(await db.selectFrom('email_links').select('user_id').execute()),
  ]);
  expect(rows).toEqual([]);
});
