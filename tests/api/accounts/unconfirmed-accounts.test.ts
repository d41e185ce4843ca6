// Accounts without a confirmed email where the site sends mail: what they may not add, what the first proof by a mail ends, and their end.
import { afterAll, describe, expect, test } from 'vitest';
import {
  deleteAccount,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { UNCONFIRMED_ACCOUNT_DAYS } from '../../../contract/accounts/email-limits.ts';
import { invite, joinCompany } from '../../../contract/accounts/invitations.ts';
import { listMembers } from '../../../contract/accounts/members.ts';
import { startPasskey } from '../../../contract/accounts/passkeys.ts';
import { getSecondFactor, startTotp } from '../../../contract/accounts/second-factor.ts';
import { createProduct } from '../../../contract/products/my-products.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { PRODUCT_BODY } from '../security/permission-setup.ts';
import { openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp, signUpMember } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';
import { tokenIn } from './reset-mails.ts';
import { withApp } from './second-factor/factor-users.ts';

const open = await openMarketWithLinks();
const { market, mailWith, tokenFor, use } = open;
afterAll(() => open.close());

const PASSWORD = 'the secret of the owner';
const DAY_MS = 24 * 3_600_000;

const setConfirmed = ({ id }: SignedInUser, confirmed: boolean) =>
  withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ email_confirmed_at: confirmed ? new Date().toISOString() : null })
      .where('id', '=', id)
      .execute(),
  );
const signIn = (email: string, password: string) =>
  market.apiAs(null, { address: unusedAddress() }).call(login, { body: { email, password } });
async function reset({ email }: Pick<SignedInUser, 'email'>): Promise<void> {
  await market.api.call(requestPasswordReset, { body: { email } });
  const token = tokenIn((await mailWith(email, 'Set a new password')).text);
  await market.api.call(resetPassword, { body: { token, password: PASSWORD } });
}

describe('without a confirmed email', () => {
  test('no factor and no person is added, and the text says why', async () => {
    const user = await signUp(market, 'supplier');
    const { password } = user;
    for (const [path, body] of [
      ['/auth/second-factor/totp', { password }],
      ['/auth/second-factor/totp/confirm', { code: '000000' }],
      ['/auth/second-factor/passkeys/options', { password }],
      ['/company/invitations', { role: 'sales' }],
    ] as const) {
      const { message } = await user.expectRefused('confirmEmailFirst', 'POST', path, body);
      expect(message).toBe(
        'Confirm your email first: press the link in our mail. Two-step sign-in and other people can be added after that.',
      );
    }
    await use('confirm', await tokenFor(user.email, 'confirm'));
    await user.api.call(startTotp, {});
    await user.api.call(startPasskey, {});
    await user.api.call(invite, { body: { role: 'sales' } });
  });

  test('an older invitation cannot be used', async () => {
    const user = await signUp(market, 'supplier');
    await setConfirmed(user, true);
    const { token } = await user.api.call(invite, { body: { role: 'sales' } });
    await setConfirmed(user, false);
    const body = {
      token: token ?? '',
      name: 'Li Na',
      password: PASSWORD,
      email: `of-${user.email}`,
    };
    await expect(market.api.call(joinCompany, { body })).rejects.toMatchObject({
      code: 'linkExpired',
    });
  });

  test('an admin sets up the factor that it must have', async () => {
    const admin = await signUp(market, 'admin');
    expect((await admin.api.call(getSecondFactor, {})).totp).not.toBeNull();
  });

  test('nothing is refused by a market without mail', async () => {
    await using silent = await openMarket(0);
    const user = await signUp(silent, 'supplier');
    await signUpMember(silent, user, 'sales');
    await withApp(silent, user);
    expect((await user.api.call(getSecondFactor, {})).totp).not.toBeNull();
  });
});

describe('the first proof', () => {
  /** An account under the address of another person, with what it could set up before the email had to be confirmed. */
  async function squatted() {
    const squatter = await signUp(market, 'supplier');
    await setConfirmed(squatter, true);
    const member = await signUpMember(market, squatter, 'sales');
    const invitation = await squatter.api.call(invite, { body: { role: 'sales' } });
    const app = await withApp(market, squatter);
    await setConfirmed(squatter, false);
    return { squatter: app, member, invitation };
  }

  test('by a password reset gives the account to the owner of the mailbox', async () => {
    const { squatter, member, invitation } = await squatted();
    await reset(squatter);
    const session = await signIn(squatter.email, PASSWORD);
    expect(session.user).toMatchObject({ secondFactor: null, mustConfirmEmail: false });
    const api = market.apiAs(session.token);
    expect(await api.call(getSecondFactor, {})).toMatchObject({
      ...{ totp: null, passkeyCount: 0, recoveryCodes: 0 },
    });
    expect(await api.call(listMembers, {})).toEqual({ members: [], invitations: [] });
    for (const each of [squatter, member])
      await expect(each.api.call(getCurrentUser, {})).rejects.toMatchObject({
        code: 'unauthorized',
      });
    const body = {
      ...{ token: invitation.token ?? '', name: 'Squatter', password: PASSWORD },
      email: `again-${squatter.email}`,
    };
    await expect(market.api.call(joinCompany, { body })).rejects.toMatchObject({
      code: 'linkExpired',
    });
    await api.call(deleteAccount, {});
    expect((await signUp(market, 'buyer', { email: squatter.email })).email).toBe(squatter.email);
  });

  test('by the link of the sign-up ends nothing', async () => {
    const { squatter, member } = await squatted();
    await use('confirm', await tokenFor(squatter.email, 'confirm'));
    expect(await squatter.api.call(getSecondFactor, {})).toMatchObject({ totp: {} });
    expect((await member.api.call(getCurrentUser, {})).id).toBe(squatter.id);
  });

  test('of a member ends what was set up under its address, and nothing of the company', async () => {
    const owner = await signUp(market, 'supplier');
    const member = await withApp(market, await signUpMember(market, owner, 'sales'));
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('company_members')
        .set({ email_confirmed_at: null })
        .where('email', '=', member.email)
        .execute(),
    );
    await reset(member);
    expect((await signIn(member.email, PASSWORD)).user.secondFactor).toBeNull();
    expect((await owner.api.call(listMembers, {})).members).toHaveLength(1);
  });

  test('is the only one: a later reset leaves factors and members', async () => {
    const { squatter, member } = await squatted();
    await setConfirmed(squatter, true);
    await reset(squatter);
    expect((await signIn(squatter.email, PASSWORD)).user.secondFactor).toBe('give');
    expect((await member.api.call(getCurrentUser, {})).id).toBe(squatter.id);
  });
});

describe('an account that is not used ends', () => {
  /** Moves an account and its sign-ins into the past. */
  const age = ({ id }: SignedInUser, days: number) =>
    withDatabase(market, async ({ db }) => {
      const time = new Date(Date.now() - days * DAY_MS).toISOString();
      await db
        .updateTable('users')
        .set({ created_at: time, asked_to_confirm_at: time })
        .where('id', '=', id)
        .execute();
      for (const table of ['sessions', 'known_devices', 'sign_in_places'] as const)
        await db.updateTable(table).set({ seen_at: time }).where('user_id', '=', id).execute();
    });
  const LONG = UNCONFIRMED_ACCOUNT_DAYS + 1;
  const oldUser = async (
    role: 'buyer' | 'supplier' = 'supplier',
    days = LONG,
  ): Promise<SignedInUser> => {
    const user = await signUp(market, role);
    await age(user, days);
    return user;
  };
  const exists = ({ id }: SignedInUser) =>
    withDatabase(market, async ({ db }) => {
      const query = db.selectFrom('users').select('id').where('id', '=', id);
      return (await query.executeTakeFirst()) !== undefined;
    });

  test('after 14 days, unless it was confirmed, used, suspended or has content', async () => {
    const ended = await oldUser();
    const stay = {
      young: await oldUser('buyer', UNCONFIRMED_ACCOUNT_DAYS - 1),
      confirmed: await oldUser(),
      used: await oldUser(),
      suspended: await oldUser(),
      neverAsked: await oldUser(),
      withProduct: await oldUser(),
      withEnquiry: await oldUser('buyer'),
    };
    await setConfirmed(stay.confirmed, true);
    await withDatabase(market, async ({ db }) => {
      const now = new Date().toISOString();
      const change = (user: SignedInUser, columns: Record<string, string | null>) =>
        db.updateTable('users').set(columns).where('id', '=', user.id).execute();
      await change(stay.suspended, { suspended_at: now });
      await change(stay.neverAsked, { asked_to_confirm_at: null });
      await db
        .updateTable('sessions')
        .set({ seen_at: now })
        .where('user_id', '=', stay.used.id)
        .execute();
    });
    await stay.withProduct.api.call(createProduct, { body: PRODUCT_BODY });
    const trade = await openTrade(market);
    const productId = await trade.createLiveProduct();
    await stay.withEnquiry.api.call(sendEnquiry, {
      body: { productId, subject: 'A mill', message: 'Which voltage?' },
    });
    // Writing used the accounts.
    await age(stay.withProduct, LONG);
    await age(stay.withEnquiry, LONG);

    await market.restart();
    await market.app.ready();
    await eventually(() => exists(ended)).toBe(false);
    for (const [name, user] of Object.entries(stay))
      expect([name, await exists(user)]).toEqual([name, true]);
    expect((await signUp(market, 'buyer', { email: ended.email })).email).toBe(ended.email);
  });
});
