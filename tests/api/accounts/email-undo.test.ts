// Undo of a change of an email from the old address: what it restores and ends, the second factor, and the reserved address.
import { afterAll, describe, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { applyEmailLink, getEmail } from '../../../contract/accounts/email.ts';
import { invite, joinCompany } from '../../../contract/accounts/invitations.ts';
import { codeOf } from '../../../tools/second-factor.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';
import { notificationsOf } from '../trade/trade.ts';
import { confirmEmails, type SignedInUser, signUp, signUpMember } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';
import { tokenIn } from './reset-mails.ts';
import { addSoftwarePasskey, withApp } from './second-factor/factor-users.ts';

const open = await openMarketWithLinks();
const { market, tokenFor, use, press, beginChange, mailWith } = open;
afterAll(() => open.close());

const UNDONE = 'Your old email is back: set a new password';
let count = 0;
const newEmail = (): string => `thief-${count++}@example.in`;

const newOwner = async (): Promise<SignedInUser> => {
  const owner = await signUp(market, 'supplier');
  await confirmEmails(market, owner);
  return owner;
};
/** Changes the email; resolves with the link that the old address got before the change was confirmed. */
async function changeTo(user: SignedInUser, email: string, from = user.email): Promise<string> {
  await beginChange(user, email);
  const stop = await tokenFor(from, 'stop');
  await use('change', await tokenFor(email, 'change'));
  return stop;
}
const signIn = (email: string, password: string) =>
  market.apiAs(null, { address: unusedAddress() }).call(login, { body: { email, password } });
const undo = (token: string, code?: string) =>
  market.api.call(applyEmailLink, { body: { kind: 'stop', token, code } });
const emailInDatabase = async ({ id }: SignedInUser) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
  );

describe('an undo', () => {
  test('restores the email, ends all access, and mails a link for a new password', async () => {
    const owner = await newOwner();
    const email = newEmail();
    const stop = await changeTo(owner, email);
    const member = await signUpMember(market, owner, 'sales');
    const invitation = await owner.api.call(invite, { body: { role: 'sales' } });

    expect(await undo(stop)).toEqual({
      message:
        'Your old email is back. All sessions have ended, and a link to set a new password is on its way to you.',
      undone: true,
    });
    for (const { api } of [owner, member])
      await expect(api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'unauthorized' });
    const body = { token: invitation.token ?? '', name: 'Thief', password: 'a good secret', email };
    await expect(market.api.call(joinCompany, { body })).rejects.toMatchObject({
      code: 'linkExpired',
    });
    // The thief knows the password, and may have let itself in as a member.
    for (const [address, password] of [
      [owner.email, owner.password],
      [email, owner.password],
      [member.email, member.password],
    ] as const)
      await expect(signIn(address, password)).rejects.toMatchObject({ code: 'wrongCredentials' });
    await expect(undo(stop)).rejects.toMatchObject({ code: 'linkExpired' });

    const token = tokenIn((await mailWith(owner.email, UNDONE)).text);
    const password = 'another good secret';
    await market.api.call(resetPassword, { body: { token, password } });
    const api = market.apiAs((await signIn(owner.email, password)).token);
    expect(await api.call(getEmail, {})).toMatchObject({
      ...{ email: owner.email, confirmed: true, pending: null },
    });
    expect((await notificationsOf({ ...owner, api })).map(({ kind }) => kind)).toContain(
      'account.emailUndone',
    );
    await mailWith(email, 'A change of the email of your account was undone');
  });

  test('is also the link of the mail about the change, and survives a new password and a second change', async () => {
    const owner = await newOwner();
    const [first, second] = [newEmail(), newEmail()];
    await changeTo(owner, first);
    const { text } = await mailWith(owner.email, 'The email of your account was changed');
    expect(text).toContain('within 7 days');
    const [, link = ''] = /\/confirm-email\?kind=stop&token=([\w-]{43})\n/.exec(text) ?? [];
    await changeTo(owner, second, first);
    await market.api.call(requestPasswordReset, { body: { email: second } });
    const token = tokenIn((await mailWith(second, 'Set a new password')).text);
    await market.api.call(resetPassword, { body: { token, password: 'the secret of a thief' } });

    await undo(link);
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
    // The link to the first new address would give the account back.
    await expect(undo(await tokenFor(first, 'stop'))).rejects.toMatchObject({
      code: 'linkExpired',
    });
  });

  test('is not offered to an address from which its owner has changed the email back', async () => {
    const owner = await newOwner();
    const thief = newEmail();
    await changeTo(owner, thief);
    await changeTo(owner, owner.email, thief);
    await expect(undo(await tokenFor(thief, 'stop'))).rejects.toMatchObject({
      code: 'linkExpired',
    });
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });

  test('of a later change does not end that of an earlier one, and does not outlive it', async () => {
    const owner = await newOwner();
    const [thief, other] = [newEmail(), newEmail()];
    const first = await changeTo(owner, thief);
    // The owner, still signed in, changes it to another address of its own.
    await changeTo(owner, other, thief);
    const links = await withDatabase(market, ({ db }) =>
      db
        .selectFrom('email_links')
        .select('expires_at')
        .distinct()
        .where('user_id', '=', owner.id)
        .where('old_email', 'is not', null)
        .execute(),
    );
    expect(links).toHaveLength(1);
    await undo(await tokenFor(thief, 'stop'));
    expect(await emailInDatabase(owner)).toEqual({ email: thief });
    await undo(first);
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });

  test('ends after seven days, with the reservation', async () => {
    const owner = await newOwner();
    const stop = await changeTo(owner, newEmail());
    await expect(signUp(market, 'buyer', { email: owner.email })).rejects.toMatchObject({
      code: 'emailTaken',
    });
    await withDatabase(market, async ({ db }) => {
      const { expires_at } = await db
        .selectFrom('email_links')
        .select('expires_at')
        .where('user_id', '=', owner.id)
        .where('old_email', 'is not', null)
        .executeTakeFirstOrThrow();
      const days = (Date.parse(expires_at) - Date.now()) / (24 * 3_600_000);
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
      await db
        .updateTable('email_links')
        .set({ expires_at: '2000-01-01T00:00:00.000Z' })
        .where('user_id', '=', owner.id)
        .execute();
    });
    await expect(undo(stop)).rejects.toMatchObject({ code: 'linkExpired' });
    expect((await signUp(market, 'buyer', { email: owner.email })).email).toBe(owner.email);
  });

  test('is refused while the account is suspended', async () => {
    const owner = await newOwner();
    const stop = await changeTo(owner, newEmail());
    const suspend = (suspended_at: string | null) =>
      withDatabase(market, ({ db }) =>
        db.updateTable('users').set({ suspended_at }).where('id', '=', owner.id).execute(),
      );
    await suspend(new Date().toISOString());
    await expect(undo(stop)).rejects.toMatchObject({ code: 'linkExpired' });
    await suspend(null);
    await undo(stop);
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });
});

describe('the second factor', () => {
  test('that the owner had before is asked for', async () => {
    const owner = await withApp(market, await newOwner());
    const stop = await changeTo(owner, newEmail());
    await expect(undo(stop)).rejects.toMatchObject({ code: 'secondFactorRequired' });
    await expect(undo(stop, '000000')).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    });
    await undo(stop, codeOf(owner.secret));
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });

  test('may be a recovery code', async () => {
    const owner = await withApp(market, await newOwner());
    const stop = await changeTo(owner, newEmail());
    await undo(stop, owner.recoveryCodes[0]);
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });

  test('that was added since the change began is removed, and not asked for', async () => {
    const owner = await newOwner();
    const stop = await changeTo(owner, newEmail());
    await addSoftwarePasskey(owner, 'Phone of the thief');
    await withApp(market, owner);
    await undo(stop);
    const token = tokenIn((await mailWith(owner.email, UNDONE)).text);
    const password = 'another good secret';
    await market.api.call(resetPassword, { body: { token, password } });
    expect((await signIn(owner.email, password)).user.secondFactor).toBeNull();
  });
});

describe('the old address', () => {
  test('is reserved for the account: not for others, not for members, but for itself', async () => {
    const owner = await newOwner();
    const email = newEmail();
    await changeTo(owner, email);
    await expect(
      signUp(market, 'buyer', { email: owner.email.toUpperCase() }),
    ).rejects.toMatchObject({ code: 'emailTaken' });
    const other = await newOwner();
    await expect(beginChange(other, owner.email)).rejects.toMatchObject({ code: 'emailTaken' });
    await expect(
      other.api.call(invite, { body: { role: 'sales', email: owner.email } }),
    ).rejects.toMatchObject({ code: 'emailTaken' });
    await beginChange(owner, owner.email);
    await use('change', await tokenFor(owner.email, 'change'));
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });

  test('that was never confirmed may be a mistake: it gets no mail and can undo nothing', async () => {
    const user = await signUp(market, 'buyer');
    const email = newEmail();
    await beginChange(user, email);
    await use('change', await tokenFor(email, 'change'));
    await mailWith(email, 'Confirm your new email');
    expect(open.mailsTo(user.email).map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('kind=stop'),
    );
    expect((await signUp(market, 'buyer', { email: user.email })).email).toBe(user.email);
  });

  test('of an undo at the same time as a second change ends with one email', async () => {
    const owner = await newOwner();
    const [first, second] = [newEmail(), newEmail()];
    const stop = await changeTo(owner, first);
    await beginChange(owner, second);
    const change = await tokenFor(second, 'change');
    const outcomes = await Promise.allSettled([undo(stop), use('change', change)]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    expect(await emailInDatabase(owner)).toEqual({ email: owner.email });
  });
});

test('the form without scripts leads to pages without the token', async () => {
  const owner = await newOwner();
  const stop = await changeTo(owner, newEmail());
  expect(await press('stop', stop, 'zh-Hans')).toBe('/zh-hans/confirm-email?kind=stop&done=undo');
  expect(await press('stop', stop)).toBe('/confirm-email?kind=stop&failed=expired');
});
