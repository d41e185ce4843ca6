// Change of an email: the link to the new one, the link to the old one that stops it, and what a change ends.
import { afterAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { cancelEmailChange, changeEmail, getEmail } from '../../../contract/accounts/email.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { notificationsOf } from '../trade/trade.ts';
import { confirmEmails, type SignedInUser, signUp, signUpMember } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';
import { tokenIn } from './reset-mails.ts';

const open = await openMarketWithLinks();
const { market, tokenFor, use, press, beginChange, mustConfirm } = open;
afterAll(() => open.close());

let count = 0;
const newEmail = (): string => `new-address-${count++}@example.in`;
const emailOf = async ({ api }: SignedInUser): Promise<string> =>
  (await api.call(getCurrentUser, {})).email;
/** Without notices of sign-ins from new networks: addresses of tests change their network every 256. */
const emailNoticesOf = async (user: SignedInUser) =>
  (await notificationsOf(user)).filter(({ kind }) => kind.startsWith('account.email'));
const signIn = (email: string, password: string) =>
  market.apiAs(null, { address: unusedAddress() }).call(login, { body: { email, password } });

describe('a change', () => {
  test('needs the link to the new email; until then the old one stays', async () => {
    const user = await signUp(market, 'buyer');
    const email = newEmail();
    expect(await beginChange(user, email)).toEqual({
      message: 'A link is on its way to the new email. Until it is used, the old one stays.',
      email: user.email,
      confirmed: false,
      bounced: false,
      pending: email,
      mailed: true,
    });
    expect(await emailOf(user)).toBe(user.email);
    await expect(signIn(email, user.password)).rejects.toMatchObject({ code: 'wrongCredentials' });

    expect(await use('change', await tokenFor(email, 'change'))).toEqual({
      message: 'The email of your account was changed.',
      undone: false,
    });
    expect(await emailOf(user)).toBe(email);
    expect(await mustConfirm(user)).toBe(false);
    expect((await signIn(email, user.password)).user.id).toBe(user.id);
    await expect(signIn(user.email, user.password)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    const mail = await open.mailWith(user.email, 'The email of your account was changed');
    expect(mail.text).toContain(email);
    expect(await emailNoticesOf(user)).toMatchObject([
      { kind: 'account.email', subject: email },
      { kind: 'account.emailBegun', subject: email },
    ]);
  });

  test('is stopped by the link to the old email, once', async () => {
    const user = await signUp(market, 'supplier');
    await confirmEmails(market, user);
    const email = newEmail();
    await beginChange(user, email);
    const [change, stop] = [await tokenFor(email, 'change'), await tokenFor(user.email, 'stop')];
    expect(await press('stop', stop, 'zh-Hans')).toBe('/zh-hans/confirm-email?kind=stop&done=1');
    for (const [kind, token] of [
      ['change', change],
      ['stop', stop],
    ] as const)
      await expect(use(kind, token)).rejects.toMatchObject({ code: 'linkExpired' });
    expect(await user.api.call(getEmail, {})).toMatchObject({ email: user.email, pending: null });
  });

  test('is cancelled in the account, and replaced by the next one', async () => {
    const user = await signUp(market, 'buyer');
    const [first, second] = [newEmail(), newEmail()];
    await beginChange(user, first);
    await beginChange(user, second);
    await expect(use('change', await tokenFor(first, 'change'))).rejects.toMatchObject({
      code: 'linkExpired',
    });
    expect(await user.api.call(cancelEmailChange, {})).toMatchObject({ pending: null });
    await expect(use('change', await tokenFor(second, 'change'))).rejects.toMatchObject({
      code: 'linkExpired',
    });
    expect(await emailOf(user)).toBe(user.email);
  });

  test('ends links to the old email: to confirm it, and to set a password', async () => {
    const user = await signUp(market, 'buyer');
    const confirm = await tokenFor(user.email, 'confirm');
    await market.api.call(requestPasswordReset, { body: { email: user.email } });
    const reset = tokenIn((await open.mailWith(user.email, 'Set a new password')).text);
    const email = newEmail();
    await beginChange(user, email);
    await use('change', await tokenFor(email, 'change'));
    await expect(use('confirm', confirm)).rejects.toMatchObject({
      code: 'gone',
      message:
        'The email of this account has changed since the link was sent. Please use the link in the newest mail.',
    });
    expect(await press('confirm', confirm)).toBe('/confirm-email?kind=confirm&failed=replaced');
    const body = { token: reset, password: 'another good secret' };
    await expect(market.api.call(resetPassword, { body })).rejects.toMatchObject({
      code: 'linkExpired',
    });
  });

  test('ends with a new password: an attacker with the old one may have started it', async () => {
    const user = await signUp(market, 'buyer');
    const [email, other] = [newEmail(), newEmail()];
    await beginChange(user, email);
    await market.api.call(requestPasswordReset, { body: { email: user.email } });
    const token = tokenIn((await open.mailWith(user.email, 'Set a new password')).text);
    const password = 'another good secret';
    await market.api.call(resetPassword, { body: { token, password } });
    await expect(use('change', await tokenFor(email, 'change'))).rejects.toMatchObject({
      code: 'linkExpired',
    });

    const api = market.apiAs((await signIn(user.email, password)).token);
    await beginChange({ ...user, api, password }, other);
    const body = { currentPassword: password, password: 'a third good secret' };
    await api.call(changePassword, { body });
    await expect(use('change', await tokenFor(other, 'change'))).rejects.toMatchObject({
      code: 'linkExpired',
    });
    expect(await api.call(getEmail, {})).toMatchObject({ email: user.email, pending: null });
  });

  test('fails where the new email has an account by then', async () => {
    const user = await signUp(market, 'buyer');
    const email = newEmail();
    await beginChange(user, email);
    await signUp(market, 'buyer', { email: email.toUpperCase() });
    const token = await tokenFor(email, 'change');
    await expect(use('change', token)).rejects.toMatchObject({ code: 'emailTaken' });
    expect(await press('change', token)).toBe('/confirm-email?kind=change&failed=taken');
    expect(await emailOf(user)).toBe(user.email);
  });

  test('of two uses of the link at the same time, one succeeds', async () => {
    const user = await signUp(market, 'buyer');
    const email = newEmail();
    await beginChange(user, email);
    const token = await tokenFor(email, 'change');
    const outcomes = await Promise.allSettled([use('change', token), use('change', token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kinds = (await notificationsOf(user)).map(({ kind }) => kind);
    expect(kinds).toEqual(['account.email', 'account.emailBegun']);
  });

  test('may only change the case of the letters', async () => {
    const user = await signUp(market, 'buyer');
    const email = user.email.replace('person', 'Person');
    await beginChange(user, email);
    await use('change', await tokenFor(email, 'change'));
    expect(await emailOf(user)).toBe(email);
  });
});

describe('a change is refused', () => {
  test.each([
    [{ email: 'asha' }, { email: 'Please enter a valid email address.' }],
    [{}, { email: 'This value is required.' }],
  ])('for %j', async (body, fields) => {
    const user = await signUp(market, 'buyer');
    expect((await user.expectRefused('validation', 'PUT', '/auth/email', body)).fields).toEqual(
      fields,
    );
  });

  test('to the same email, and to that of an account or a member', async () => {
    const user = await signUp(market, 'buyer');
    const { password } = user;
    const { fields } = await user.expectRefused('validation', 'PUT', '/auth/email', {
      email: user.email,
      password,
    });
    expect(fields).toEqual({ email: 'This is the email of your account already.' });
    const other = await signUp(market, 'supplier');
    const member = await signUpMember(market, other, 'sales');
    await confirmEmails(market, member);
    for (const { email } of [other, member])
      await user.expectRefused('emailTaken', 'PUT', '/auth/email', { email, password });
  });

  test('for members of the company', async () => {
    const owner = await signUp(market, 'supplier');
    const member = await signUpMember(market, owner, 'sales');
    const body = { email: newEmail(), password: member.password };
    await member.expectRefused('ownerOnly', 'PUT', '/auth/email', body);
    await member.expectRefused('ownerOnly', 'DELETE', '/auth/email');
  });
});

test('without mail the email changes at once', async () => {
  await using silent = await openMarket(0);
  const user = await signUp(silent, 'buyer');
  const email = newEmail();
  expect(await user.api.call(changeEmail, { body: { email } })).toEqual({
    message: 'The email of your account was changed at once, because this site sends no email yet.',
    email,
    confirmed: false,
    bounced: false,
    pending: null,
    mailed: false,
  });
  expect(await emailNoticesOf(user)).toMatchObject([{ kind: 'account.email', subject: email }]);
  expect(
    await withDatabase(silent, ({ db }) => db.selectFrom('outbox').select('id').execute()),
  ).toEqual([]);
});

test('a changed password is mailed to its person and put in the bell of the company', async () => {
  const owner = await signUp(market, 'supplier');
  const member = await signUpMember(market, owner, 'sales');
  await confirmEmails(market, owner, member);
  for (const user of [owner, member]) {
    const body = { currentPassword: user.password, password: 'another good secret' };
    await user.api.call(changePassword, { body });
    await open.mailWith(user.email, 'Your password was changed');
    // The people of a company share its bell.
    expect((await notificationsOf(owner))[0]).toMatchObject({
      kind: 'account.password',
      subject: user === member ? 'Li Na' : '',
    });
  }
});
