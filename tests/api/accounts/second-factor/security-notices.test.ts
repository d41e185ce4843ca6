// Notices of new sign-ins and of changes of password and second factor: in the bell, and by mails that cannot be stopped.
import { afterAll, expect, test, vi } from 'vitest';
import { changePassword } from '../../../../contract/accounts/account.ts';
import { login } from '../../../../contract/accounts/auth.ts';
import {
  completeSignIn,
  removeTotp,
  renewRecoveryCodes,
} from '../../../../contract/accounts/second-factor.ts';
import { listNotifications } from '../../../../contract/notifications/notifications.ts';
import { openMarket } from '../../market.ts';
import { openMailbox, type ReceivedMail } from '../../platform/jobs/mailbox.ts';
import {
  confirmEmails,
  rawRequest,
  type SignedInUser,
  signUp,
  signUpConfirmed,
  signUpMember,
} from '../../users.ts';
import { addSoftwarePasskey, enterPassword, ORIGIN, withApp } from './factor-users.ts';

const mailbox = await openMailbox();
const market = await openMarket(0, { SMTP_URL: mailbox.url, PUBLIC_ORIGIN: ORIGIN });
afterAll(async () => {
  await market.close();
  await mailbox.close();
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const signInFrom = async (
  { email, password }: Pick<SignedInUser, 'email' | 'password'>,
  remoteAddress: string,
  userAgent = FIREFOX,
): Promise<void> => {
  const request = rawRequest(null, 'POST', '/auth/login', { email, password });
  const headers = { ...request.headers, 'user-agent': userAgent };
  const reply = await market.app.inject({ ...request, remoteAddress, headers });
  expect(reply.statusCode).toBe(200);
};

/** All mails to an address, once that many have arrived. */
const mailsTo = async (email: string, number: number) => {
  const to = () => mailbox.mails.filter(({ recipients }) => recipients.includes(email));
  await vi.waitFor(() => expect(to()).toHaveLength(number), 10_000);
  return to();
};
const subjectOf = ({ headers }: ReceivedMail): string => headers.subject ?? '';

const bellOf = async ({ api }: Pick<SignedInUser, 'api'>) =>
  (await api.call(listNotifications, { query: {} })).data.map(({ kind, subject, detail }) => [
    ...[kind, subject, detail],
  ]);

test('a sign-in from another device or network is noticed, from a known one not', async () => {
  const user = await signUpConfirmed(market, 'buyer');
  await signInFrom(user, '203.0.113.7');
  // Another address of the same block.
  await signInFrom(user, '203.0.113.200');
  await signInFrom(user, '203.0.113.7', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile');
  await signInFrom(user, '192.0.2.1');
  expect(await bellOf(user)).toEqual([
    ['account.signIn', 'Firefox, Windows', '192.0.2.x'],
    ['account.signIn', 'Chrome, Android', '203.0.113.x'],
    ['account.signIn', 'Firefox, Windows', '203.0.113.x'],
  ]);
  const mails = await mailsTo(user.email, 3);
  expect(mails.map(subjectOf)).toEqual(Array(3).fill('New sign-in to your account'));
  for (const { headers } of mails) expect(headers['list-unsubscribe']).toBeUndefined();
  expect(mails[0]?.text).toContain('Device: Firefox, Windows');
  expect(mails[0]?.text).toContain('Network: 203.0.113.x');
  expect(mails[0]?.text).toContain(`${ORIGIN}/dashboard/account`);
});

test('changes of password and second factor are noticed', async () => {
  const user = await signUpConfirmed(market, 'supplier');
  const { api, password, recoveryCodes } = await withApp(market, user);
  await addSoftwarePasskey(user, 'Work laptop');
  const waiting = await enterPassword(market, user);
  await waiting.api.call(completeSignIn, { body: { code: recoveryCodes[0] ?? '' } });
  await api.call(renewRecoveryCodes, {});
  await api.call(removeTotp, {});
  await api.call(changePassword, {
    body: { currentPassword: password, password: 'another secret' },
  });
  expect((await bellOf(user)).map((each) => each.join(' ').trim())).toEqual([
    'account.password',
    'account.factorRemoved  totp',
    'account.codesRenewed',
    'account.codeUsed  9',
    'account.factorAdded Work laptop passkey',
    'account.factorAdded  totp',
  ]);
  const mails = await mailsTo(user.email, 6);
  expect(mails.map(subjectOf)).toEqual(
    expect.arrayContaining(['Your password was changed', 'A recovery code was used']),
  );
});

test('a member gets the mail, and the bell of its company names it', async () => {
  const owner = await signUpConfirmed(market, 'supplier');
  const member = await signUpMember(market, owner, 'sales');
  await confirmEmails(market, member);
  await withApp(market, member);
  expect((await bellOf(owner))[0]).toEqual(['account.factorAdded', 'Li Na', 'totp']);
  const mails = await mailsTo(member.email, 1);
  expect(mails.map(subjectOf)).toEqual(['A second step was added to your sign-in']);
});

test('the demo notices no new places', async () => {
  await using demo = await openMarket(0, { DEMO: '1' });
  const user = await signUp(demo, 'buyer');
  const { email, password } = user;
  await demo.api.call(login, { body: { email, password } });
  expect(await bellOf(user)).toEqual([]);
});
