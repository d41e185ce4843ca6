// Emails of members: a mailed invitation or a link confirms them; what nobody confirmed keeps no owner of an address out.
import { afterAll, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { getEmail, sendEmailConfirmation } from '../../../contract/accounts/email.ts';
import {
  EMAIL_LINKS_PER_HOUR,
  UNCONFIRMED_MEMBER_DAYS,
  UNCONFIRMED_MEMBER_HOLDS_EMAIL_HOURS,
} from '../../../contract/accounts/email-limits.ts';
import { invite, joinCompany } from '../../../contract/accounts/invitations.ts';
import { listMembers } from '../../../contract/accounts/members.ts';
import { deleteUnconfirmedMembers } from '../../../server/accounts/members/member-email-queries.ts';
import { withDatabase } from '../environment.ts';
import {
  registrationBody,
  type SignedInUser,
  signUp,
  signUpConfirmed,
  signUpMember,
} from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';
import { tokenIn } from './reset-mails.ts';

const open = await openMarketWithLinks();
const { market, tokenFor, use, mustConfirm } = open;
afterAll(() => open.close());

const owner = await signUpConfirmed(market, 'supplier', { companyName: 'Ningbo Mills' });
const membersOf = async ({ api }: SignedInUser) =>
  (await api.call(listMembers, {})).members.map(({ email }) => email);
const passHours = (email: string, hours: number) =>
  withDatabase(market, ({ db }) =>
    db
      .updateTable('company_members')
      .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
      .where('email', '=', email)
      .execute(),
  );
const registerAs = (email: string) =>
  market.api.call(register, { body: registrationBody('buyer', { email }) });

test('a member who joined by a link confirms its own email', async () => {
  const member = await signUpMember(market, owner, 'viewer');
  expect(await mustConfirm(member)).toBe(true);
  expect(await mustConfirm(owner)).toBe(false);
  await use('confirm', await tokenFor(member.email, 'confirm'));
  expect(await mustConfirm(member)).toBe(false);
  expect(await member.api.call(getEmail, {})).toEqual({
    email: member.email,
    confirmed: true,
    bounced: false,
    pending: null,
    mailed: true,
  });
});

test('a new link is sent on request, at most five an hour, and only its own person is confirmed', async () => {
  const member = await signUpMember(market, owner, 'sales');
  const other = await signUpMember(market, owner, 'sales');
  for (let at = 0; at < EMAIL_LINKS_PER_HOUR; at++)
    expect(await member.api.call(sendEmailConfirmation, {})).toMatchObject({ confirmed: false });
  await member.expectRefused('tooMany', 'POST', '/auth/email/confirmation');
  await use('confirm', await tokenFor(member.email, 'confirm'));
  expect([await mustConfirm(member), await mustConfirm(other)]).toEqual([false, true]);
  expect(await member.api.call(sendEmailConfirmation, {})).toMatchObject({
    message: 'Your email is confirmed already.',
  });
});

test('only the mail has the token of a mailed invitation, and confirms the email', async () => {
  const email = registrationBody('buyer').email;
  const reply = await owner.api.call(invite, { body: { role: 'sales', email } });
  expect(reply).toMatchObject({ mailed: true, token: null });
  const mail = await open.mailWith(
    email,
    'Ningbo Mills invites you to its account at Yantra Bridge',
  );
  const body = { token: tokenIn(mail.text), name: 'Li Na', password: 'a good secret' };
  const { user } = await market.api.call(joinCompany, { body });
  expect(user.mustConfirmEmail).toBe(false);
});

test('an email that bounces is asked for again, and the link ends that', async () => {
  const user = await signUpConfirmed(market, 'buyer');
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ email_bounced_at: new Date().toISOString() })
      .where('id', '=', user.id)
      .execute(),
  );
  expect(await mustConfirm(user)).toBe(true);
  expect(await user.api.call(sendEmailConfirmation, {})).toMatchObject({ bounced: true });
  await use('confirm', await tokenFor(user.email, 'confirm'));
  expect(await user.api.call(getEmail, {})).toMatchObject({ confirmed: true, bounced: false });
});

test('an email that a member has not confirmed in a day can be registered, a confirmed one not', async () => {
  const squatter = await signUpMember(market, owner, 'sales');
  await expect(registerAs(squatter.email)).rejects.toMatchObject({ code: 'emailTaken' });
  await passHours(squatter.email, UNCONFIRMED_MEMBER_HOLDS_EMAIL_HOURS + 1);
  const { user } = await registerAs(squatter.email);
  expect(user.member).toBeNull();
  expect(await membersOf(owner)).not.toContain(squatter.email);
  await expect(squatter.api.call(getEmail, {})).rejects.toMatchObject({ code: 'unauthorized' });

  const member = await signUpMember(market, owner, 'sales');
  await use('confirm', await tokenFor(member.email, 'confirm'));
  await passHours(member.email, UNCONFIRMED_MEMBER_HOLDS_EMAIL_HOURS + 1);
  await expect(registerAs(member.email)).rejects.toMatchObject({ code: 'emailTaken' });
});

test('a mailed invitation takes such an email at once', async () => {
  const other = await signUpConfirmed(market, 'supplier', { companyName: 'Hai Gang' });
  const squatter = await signUpMember(market, owner, 'sales');
  const { email } = squatter;
  await other.api.call(invite, { body: { role: 'sales', email } });
  const mail = await open.mailWith(email, 'Hai Gang invites you to its account at Yantra Bridge');
  const body = { token: tokenIn(mail.text), name: 'Li Na', password: 'a good secret' };
  await market.api.call(joinCompany, { body });
  expect(await membersOf(owner)).not.toContain(email);
  expect(await membersOf(other)).toContain(email);
});

test('a member who never confirmed its email and is away is removed after two weeks', async () => {
  const company = await signUp(market, 'supplier');
  const [away, active, confirmed] = [
    await signUpMember(market, company, 'sales'),
    await signUpMember(market, company, 'sales'),
    await signUpMember(market, company, 'sales'),
  ];
  await use('confirm', await tokenFor(confirmed.email, 'confirm'));
  for (const { email } of [away, active, confirmed])
    await passHours(email, 24 * UNCONFIRMED_MEMBER_DAYS + 1);
  await withDatabase(market, async ({ db }) => {
    const member = db.selectFrom('company_members').select('id').where('email', '=', away.email);
    await db
      .updateTable('sessions')
      .set({ seen_at: '2026-01-01T00:00:00.000Z' })
      .where('member_id', 'in', member)
      .execute();
    await deleteUnconfirmedMembers(db, new Date());
  });
  expect((await membersOf(company)).toSorted()).toEqual([active.email, confirmed.email].toSorted());
});
