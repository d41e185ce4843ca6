// Links in mails that remove a factor or a member added lately, and what a new password ends and lists.
import { afterAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import { invite, joinCompany } from '../../../contract/accounts/invitations.ts';
import { listMembers } from '../../../contract/accounts/members.ts';
import { removeByLink } from '../../../contract/accounts/removal.ts';
import { getSecondFactor } from '../../../contract/accounts/second-factor.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';
import { confirmEmails, makeAdmin, type SignedInUser, signUp, signUpMember } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';
import { tokenIn } from './reset-mails.ts';
import { addSoftwarePasskey, withApp } from './second-factor/factor-users.ts';

const open = await openMarketWithLinks();
const { market, mailWith } = open;
afterAll(() => open.close());

const PASSWORD = 'another good secret';
const CHANGED = 'Your password was changed';

const newOwner = async (): Promise<SignedInUser> => {
  const owner = await signUp(market, 'supplier');
  await confirmEmails(market, owner);
  return owner;
};
const reset = async ({ email }: SignedInUser): Promise<void> => {
  await market.api.call(requestPasswordReset, { body: { email } });
  const token = tokenIn((await mailWith(email, 'Set a new password')).text);
  await market.api.call(resetPassword, { body: { token, password: PASSWORD } });
};
const change = ({ api, password }: SignedInUser) =>
  api.call(changePassword, { body: { currentPassword: password, password: PASSWORD } });
const signIn = (email: string, password: string) =>
  market.apiAs(null, { address: unusedAddress() }).call(login, { body: { email, password } });
const tokensIn = (text: string): string[] =>
  [...text.matchAll(/\/remove-access\?token=([\w-]{43})\n/g)].map(([, token = '']) => token);
const remove = (token = '') => market.api.call(removeByLink, { body: { token } });
const membersOf = async ({ api }: SignedInUser) => (await api.call(listMembers, {})).members;

describe.each([
  ['change', change],
  ['reset', reset],
])('a %s of the password', (_, setNew) => {
  test('ends open invitations, and members stay', async () => {
    const owner = await newOwner();
    const member = await signUpMember(market, owner, 'sales');
    const invitation = await owner.api.call(invite, { body: { role: 'sales' } });
    await setNew(owner);
    const body = {
      ...{ token: invitation.token ?? '', name: 'Thief', password: PASSWORD },
      email: `joined-${owner.email}`,
    };
    await expect(market.api.call(joinCompany, { body })).rejects.toMatchObject({
      code: 'linkExpired',
    });
    expect((await signIn(member.email, member.password)).user.id).toBe(owner.id);
  });

  test('is mailed with the factors and members of the last 30 days', async () => {
    const owner = await withApp(market, await newOwner());
    await addSoftwarePasskey(owner, 'Work laptop');
    const member = await signUpMember(market, owner, 'sales');
    const old = await signUpMember(market, owner, 'viewer');
    await withDatabase(market, async ({ db }) => {
      const long = { created_at: new Date(Date.now() - 31 * 24 * 3_600_000).toISOString() };
      await db.updateTable('company_members').set(long).where('email', '=', old.email).execute();
    });
    await setNew(owner);
    const { text } = await mailWith(owner.email, CHANGED);
    expect(text).toContain(
      'Added in the last 30 days. Remove with one press what you did not add:',
    );
    expect(text).toMatch(
      /- Authenticator app \(\d{4}-\d\d-\d\d\)\nRemove: https:\/\/market\.example\/remove-access\?token=/,
    );
    expect(text).toContain('- Passkey: Work laptop (');
    expect(text).toContain(`- Person with access to the account: Li Na, ${member.email} (`);
    expect(text).not.toContain(old.email);
    expect(tokensIn(text)).toHaveLength(3);
  });
});

describe('the link', () => {
  test('of the mail about a new factor removes it, once, and ends the sessions', async () => {
    const user = await withApp(market, await newOwner());
    const { text } = await mailWith(user.email, 'A second step was added to your sign-in');
    const [token, ...more] = tokensIn(text);
    expect(more).toEqual([]);
    expect(await remove(token)).toEqual({
      message: 'The second step was removed, and all sessions have ended.',
    });
    await expect(user.api.call(getSecondFactor, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    const session = await signIn(user.email, user.password);
    expect(session.user.secondFactor).toBeNull();
    const state = await market.apiAs(session.token).call(getSecondFactor, {});
    expect(state).toMatchObject({ totp: null, passkeys: [], recoveryCodes: 0 });
    await mailWith(user.email, 'A second step was removed from your sign-in');
    await expect(remove(token)).rejects.toMatchObject({ code: 'linkExpired' });
  });

  test('removes a passkey and leaves the other factor, a member and leaves the others', async () => {
    const owner = await withApp(market, await newOwner());
    await addSoftwarePasskey(owner, 'Stolen phone');
    const [thief, colleague] = [
      await signUpMember(market, owner, 'sales'),
      await signUpMember(market, owner, 'sales'),
    ];
    await change(owner);
    const [, passkey, member] = tokensIn((await mailWith(owner.email, CHANGED)).text);
    expect(await remove(member)).toEqual({
      message: 'The person was removed and signed out.',
    });
    expect((await membersOf(owner)).map(({ email }) => email)).toEqual([colleague.email]);
    await expect(thief.api.call(getSecondFactor, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await remove(passkey);
    const session = await signIn(owner.email, PASSWORD);
    expect(session.user.secondFactor).toBe('give');
    const state = await market.apiAs(session.token).call(getSecondFactor, {});
    expect(state).toMatchObject({ totp: {}, passkeyCount: 0 });
  });

  test('of a member removes its own factor only', async () => {
    const owner = await newOwner();
    const member = await withApp(market, await signUpMember(market, owner, 'sales'));
    await withApp(market, owner);
    const mail = await mailWith(member.email, 'A second step was added to your sign-in');
    await remove(tokensIn(mail.text)[0]);
    // A member needs a factor where the owner has one.
    expect((await signIn(member.email, member.password)).user.secondFactor).toBe('setUp');
    expect((await signIn(owner.email, owner.password)).user.secondFactor).toBe('give');
  });

  test('is stored as a hash, expires, and is not made for the factor of an admin', async () => {
    const user = await withApp(market, await newOwner());
    const [token = ''] = tokensIn(
      (await mailWith(user.email, 'A second step was added to your sign-in')).text,
    );
    const rows = await withDatabase(market, ({ db }) =>
      db.selectFrom('removal_links').selectAll().where('user_id', '=', user.id).execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await withDatabase(market, ({ db }) =>
      db.updateTable('removal_links').set({ expires_at: '2000-01-01T00:00:00.000Z' }).execute(),
    );
    await expect(remove(token)).rejects.toMatchObject({ code: 'linkExpired' });

    const admin = await signUp(market, 'buyer');
    await confirmEmails(market, admin);
    await makeAdmin(market, admin);
    const { text } = await mailWith(admin.email, 'A second step was added to your sign-in');
    expect(text).toContain('- Authenticator app (');
    expect(tokensIn(text)).toEqual([]);
  });

  test('used twice at the same time works once', async () => {
    const user = await withApp(market, await newOwner());
    const [token] = tokensIn(
      (await mailWith(user.email, 'A second step was added to your sign-in')).text,
    );
    const outcomes = await Promise.allSettled([remove(token), remove(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['x'.repeat(43), '', "' or 1=1 --"])('%j is refused', async (token) => {
    await expect(remove(token)).rejects.toMatchObject({
      code: token === '' ? 'validation' : 'linkExpired',
    });
  });
});
