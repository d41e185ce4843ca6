// Invitations to share a company's account: by mail and by link, used once, and limits of people and invitations.
import { afterAll, describe, expect, test } from 'vitest';
import { resetPassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, register } from '../../../contract/accounts/auth.ts';
import {
  cancelInvitation,
  invite,
  joinCompany,
  readInvitation,
} from '../../../contract/accounts/invitations.ts';
import { MAX_INVITATIONS, MAX_MEMBERS } from '../../../contract/accounts/member-limits.ts';
import { listMembers, removeMember } from '../../../contract/accounts/members.ts';
import { withDatabase } from '../environment.ts';
import {
  confirmEmails,
  registrationBody,
  type SignedInUser,
  signUp,
  signUpMember,
} from '../users.ts';
import { NEW_PASSWORD, openMarketWithMail, tokenIn } from './reset-mails.ts';

const mailing = await openMarketWithMail();
const { market } = mailing;
afterAll(() => mailing.close());

const newEmail = () => registrationBody('buyer').email;
const PERSON = { name: 'Li Na', password: 'a good secret' };
const openCompany = async (): Promise<SignedInUser> => {
  const owner = await signUp(market, 'supplier', { companyName: 'Ningbo Mills' });
  await confirmEmails(market, owner);
  return owner;
};
const inviteAs = (owner: SignedInUser, email?: string, role: 'sales' | 'viewer' = 'sales') =>
  owner.api.call(invite, { body: { role, email } });
const join = (token: string | null, email?: string) =>
  market.api.call(joinCompany, { body: { token: token ?? '', ...PERSON, email } });
const peopleOf = (owner: SignedInUser) => owner.api.call(listMembers, {});

describe('an invitation by mail', () => {
  test('is sent in the language of the owner, and joins the company with its email', async () => {
    const owner = await openCompany();
    const email = newEmail();
    const { mailed, message } = await owner
      .apiIn('zh-Hans')
      .call(invite, { body: { role: 'viewer', email } });
    expect({ mailed, message }).toEqual({ mailed: true, message: '邀请已发送。' });
    await mailing.waitForMails(email);
    const [mail] = mailing.mailsTo(email);
    expect(mail?.headers.subject).toContain('Ningbo Mills');
    expect(mail?.text).toContain('查看全部内容');
    expect(mail?.text).toContain('https://market.example/zh-hans/join?token=');
    const token = tokenIn(mail?.text);
    expect(await market.api.call(readInvitation, { body: { token } })).toEqual({
      companyName: 'Ningbo Mills',
      role: 'viewer',
      email,
    });
    // Its own email is the one it was sent to.
    const { user } = await join(token, newEmail());
    expect(user).toMatchObject({ id: owner.id, member: { email, role: 'viewer', name: 'Li Na' } });
    expect((await mailing.signIn(email, PERSON.password)).user.member?.role).toBe('viewer');
  });

  test('replaces an earlier one of the same email', async () => {
    const owner = await openCompany();
    const email = newEmail();
    await inviteAs(owner, email);
    await inviteAs(owner, email, 'viewer');
    await mailing.waitForMails(email, 2);
    const [first = '', second = ''] = mailing.mailsTo(email).map(({ text }) => tokenIn(text));
    await expect(join(first)).rejects.toMatchObject({ code: 'linkExpired' });
    expect((await peopleOf(owner)).invitations).toMatchObject([{ email, role: 'viewer' }]);
    await join(second);
  });

  test('is refused for the email of an owner or a member, in any letter case', async () => {
    const owner = await openCompany();
    const other = await openCompany();
    const member = await signUpMember(market, other, 'sales');
    await confirmEmails(market, member);
    for (const { email } of [owner, other, member])
      await owner.expectRefused('emailTaken', 'POST', '/company/invitations', {
        role: 'sales',
        email: email.toUpperCase(),
      });
  });
});

describe('a link', () => {
  test('joins once, and its token is stored nowhere', async () => {
    const owner = await openCompany();
    const { token, mailed } = await inviteAs(owner);
    expect(mailed).toBe(false);
    const rows = await withDatabase(market, ({ db }) =>
      db.selectFrom('company_invitations').selectAll().where('company_id', '=', owner.id).execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(join(token)).rejects.toMatchObject({ fields: { email: expect.any(String) } });
    const email = newEmail();
    await join(token, email);
    await expect(join(token, newEmail())).rejects.toMatchObject({ code: 'linkExpired' });
    expect(await peopleOf(owner)).toMatchObject({ members: [{ email }], invitations: [] });
  });

  test('used twice at once adds one person', async () => {
    const owner = await openCompany();
    const { token } = await inviteAs(owner);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => join(token, newEmail())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await peopleOf(owner)).members).toHaveLength(1);
  });

  test('stays usable after an email that is taken', async () => {
    const owner = await openCompany();
    const { token } = await inviteAs(owner);
    await expect(join(token, owner.email)).rejects.toMatchObject({ code: 'emailTaken' });
    await join(token, newEmail());
  });

  test('expires after seven days, and ends when it is cancelled or the account is suspended', async () => {
    const owner = await openCompany();
    const [expired, cancelled, suspended] = [
      await inviteAs(owner),
      await inviteAs(owner),
      await inviteAs(owner),
    ];
    const { invitations } = await peopleOf(owner);
    const days = (Date.parse(invitations[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('company_invitations')
        .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
        .where('id', '=', expired.id)
        .execute(),
    );
    await owner.api.call(cancelInvitation, { params: { id: cancelled.id } });
    expect((await peopleOf(owner)).invitations).toMatchObject([{ id: suspended.id }]);
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('users')
        .set({ suspended_at: new Date().toISOString() })
        .where('id', '=', owner.id)
        .execute(),
    );
    for (const { token } of [expired, cancelled, suspended, { token: 'x'.repeat(43) }]) {
      await expect(join(token, newEmail())).rejects.toMatchObject({ code: 'linkExpired' });
      await expect(
        market.api.call(readInvitation, { body: { token: token ?? '' } }),
      ).rejects.toMatchObject({
        code: 'linkExpired',
        status: 410,
      });
    }
  });

  test('is cancelled only by the owner of the company', async () => {
    const owner = await openCompany();
    const stranger = await openCompany();
    const { id } = await inviteAs(owner);
    await stranger.api.call(cancelInvitation, { params: { id } });
    expect((await peopleOf(owner)).invitations).toHaveLength(1);
  });
});

describe('limits', () => {
  test(`of ${MAX_INVITATIONS} open invitations`, async () => {
    const owner = await openCompany();
    for (let at = 0; at < MAX_INVITATIONS; at++) await inviteAs(owner);
    await owner.expectRefused('invitationsFull', 'POST', '/company/invitations', { role: 'sales' });
  });

  test(`of ${MAX_MEMBERS} members, at the invitation and at the join`, async () => {
    const owner = await openCompany();
    const { token } = await inviteAs(owner);
    await withDatabase(market, ({ db }) =>
      db
        .insertInto('company_members')
        .values(
          Array.from({ length: MAX_MEMBERS }, (_, at) => ({
            id: `${owner.id}-${at}`,
            company_id: owner.id,
            email: `${owner.id}-${at}@example.in`,
            email_key: `${owner.id}-${at}@example.in`,
            name: 'Li Na',
            password_hash: 'none',
            role: 'viewer' as const,
            created_at: new Date().toISOString(),
          })),
        )
        .execute(),
    );
    await owner.expectRefused('membersFull', 'POST', '/company/invitations', { role: 'sales' });
    await expect(join(token, newEmail())).rejects.toMatchObject({ code: 'membersFull' });
    const [first] = (await peopleOf(owner)).members;
    await owner.api.call(removeMember, { params: { id: first?.id ?? '' } });
    await join(token, newEmail());
  });
});

describe("a member's email", () => {
  test('cannot be registered, in any letter case', async () => {
    const member = await signUpMember(market, await openCompany(), 'sales');
    const body = registrationBody('buyer', { email: member.email.toUpperCase() });
    await expect(market.api.call(register, { body })).rejects.toMatchObject({ code: 'emailTaken' });
  });

  test('is given once, where a sign-up and a join race', async () => {
    const owner = await openCompany();
    for (let at = 0; at < 5; at++) {
      const email = newEmail();
      const { token } = await inviteAs(owner);
      const outcomes = await Promise.allSettled([
        join(token, email),
        market.api.call(register, { body: registrationBody('buyer', { email }) }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});

test('a forgotten password of a member is reset by mail, without effect on the owner', async () => {
  const owner = await openCompany();
  const member = await signUpMember(market, owner, 'sales');
  const ownerToken = await mailing.requestToken(owner.email);
  const token = await mailing.requestToken(member.email);
  await market.api.call(resetPassword, { body: { token, password: NEW_PASSWORD } });
  await expect(member.api.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  const { user } = await mailing.signIn(member.email, NEW_PASSWORD);
  expect(user.member?.email).toBe(member.email);
  await mailing.signIn(owner.email, owner.password);
  expect((await owner.api.call(getCurrentUser, {})).member).toBeNull();
  await market.api.call(resetPassword, { body: { token: ownerToken, password: NEW_PASSWORD } });
  expect((await mailing.signIn(owner.email, NEW_PASSWORD)).user.member).toBeNull();
});

test('a reset link of a removed member ends with it', async () => {
  const owner = await openCompany();
  const member = await signUpMember(market, owner, 'sales');
  const token = await mailing.requestToken(member.email);
  const [row] = (await peopleOf(owner)).members;
  await owner.api.call(removeMember, { params: { id: row?.id ?? '' } });
  await expect(
    market.api.call(resetPassword, { body: { token, password: NEW_PASSWORD } }),
  ).rejects.toMatchObject({ code: 'linkExpired' });
});

test.each([
  ['POST', '/company/invitations', { role: 'owner' }, { role: expect.any(String) }],
  ['POST', '/company/invitations', { role: 'sales', email: 'x' }, { email: expect.any(String) }],
  ['PUT', '/company/members/x', { role: 'admin' }, { role: expect.any(String) }],
] as const)('%s %s with %j is refused', async (method, path, body, fields) => {
  const owner = await openCompany();
  expect((await owner.expectRefused('validation', method, path, body)).fields).toEqual(fields);
});
