// People who share a company's account: what each role may do, and what ends with a member, a password or the account.
import { afterAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  deleteAccountWithPassword,
  linkDownloadWithPassword,
} from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import {
  changeMemberRole,
  leaveCompany,
  listMembers,
  removeMember,
  renameMember,
} from '../../../contract/accounts/members.ts';
import { endSessions, listSessions } from '../../../contract/accounts/sessions.ts';
import { restoreUser, suspendUser } from '../../../contract/admin/admin-users.ts';
import { leastRoleOf } from '../../../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { setAdmin } from '../../../server/accounts/account-queries.ts';
import { MAX_SESSIONS } from '../../../server/accounts/session-queries.ts';
import { openLiveMarket } from '../chat/live-market.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { makeAdmin, rawRequest, type SignedInUser, signUp, signUpMember } from '../users.ts';

const open = await openLiveMarket();
const { market } = open;
afterAll(() => open.close());

const openCompany = async (role: 'buyer' | 'supplier' = 'supplier') => {
  const owner = await signUp(market, role);
  const sales = await signUpMember(market, owner, 'sales');
  const viewer = await signUpMember(market, owner, 'viewer');
  return { owner, sales, viewer };
};
const signIn = ({ email, password }: Pick<SignedInUser, 'email' | 'password'>, address?: string) =>
  market.apiAs(null, address ? { address } : {}).call(login, { body: { email, password } });
const membersOf = async (owner: SignedInUser) => (await owner.api.call(listMembers, {})).members;
const memberId = async (owner: SignedInUser, { email }: SignedInUser): Promise<string> =>
  (await membersOf(owner)).find((each) => each.email === email)?.id ?? '';
const works = ({ token }: { readonly token: string }): Promise<boolean> =>
  market
    .apiAs(token)
    .call(getCurrentUser, {})
    .then(
      () => true,
      () => false,
    );

describe('a member', () => {
  test('signs in to the account of the company, as itself', async () => {
    const { owner, sales } = await openCompany();
    const { user } = await signIn(sales);
    expect(user).toMatchObject({
      id: owner.id,
      email: owner.email,
      member: { name: 'Li Na', email: sales.email, role: 'sales' },
    });
    expect((await owner.api.call(getCurrentUser, {})).member).toBeNull();
    expect((await sales.api.call(getCurrentUser, {})).member?.email).toBe(sales.email);
  });

  test('changes its own name and password, not those of the owner', async () => {
    const { owner, sales } = await openCompany();
    const { user } = await sales.api.call(renameMember, { body: { name: 'Li Na Na' } });
    expect(user.member?.name).toBe('Li Na Na');
    expect((await owner.api.call(getCurrentUser, {})).name).toBe('Asha Rao');
    const body = { currentPassword: sales.password, password: 'another secret' };
    const other = await signIn(sales);
    await sales.api.call(changePassword, { body });
    expect(await works(sales)).toBe(true);
    expect(await works(other)).toBe(false);
    expect(await works(owner)).toBe(true);
    await expect(signIn(sales)).rejects.toMatchObject({ code: 'wrongCredentials' });
    await signIn({ ...sales, password: 'another secret' });
    await signIn(owner);
  });

  test("sees and ends only its own sessions, and uses up nobody else's", async () => {
    const { owner, sales } = await openCompany();
    for (let at = 0; at < MAX_SESSIONS; at++) await signIn(sales);
    expect(
      (await signIn(sales).then(({ token }) => market.apiAs(token).call(listSessions, {})))
        .sessions,
    ).toHaveLength(MAX_SESSIONS);
    expect((await owner.api.call(listSessions, {})).sessions).toHaveLength(1);
    const [session] = (await owner.api.call(listSessions, {})).sessions;
    const { token } = await signIn(sales);
    await expectRefused(
      market,
      rawRequest({ token }, 'DELETE', `/auth/sessions/${session?.id}`),
      'notFound',
    );
    await market.apiAs(token).call(endSessions, { query: {} });
    expect(await works({ token })).toBe(false);
    expect(await works(owner)).toBe(true);
  });

  test('leaves the company, after which the email is free again', async () => {
    const { owner, sales } = await openCompany();
    await sales.api.call(leaveCompany, {});
    expect(await works(sales)).toBe(false);
    expect(await membersOf(owner)).toMatchObject([{ role: 'viewer' }]);
    await expect(signIn(sales)).rejects.toMatchObject({ code: 'wrongCredentials' });
    await signUpMember(market, owner, 'viewer', sales.email);
    expect((await signIn(sales)).user.member?.role).toBe('viewer');
  });

  test('has the same limit of guesses as an owner', async () => {
    const { sales } = await openCompany();
    const address = unusedAddress();
    for (let at = 0; at < 10; at++)
      await expect(signIn({ ...sales, password: 'a guess' }, address)).rejects.toMatchObject({
        code: 'wrongCredentials',
      });
    await expect(signIn(sales, address)).rejects.toMatchObject({ code: 'tooManySignIns' });
  });

  test('can neither download nor delete the account with its password', async () => {
    const { owner, sales } = await openCompany();
    const { email, password } = sales;
    for (const endpoint of [deleteAccountWithPassword, linkDownloadWithPassword])
      await expect(market.api.call(endpoint, { body: { email, password } })).rejects.toMatchObject({
        status: 403,
        code: 'ownerOnly',
      });
    expect(await works(owner)).toBe(true);
  });

  test('never has admin rights', async () => {
    const owner = await signUp(market, 'buyer');
    const member = await signUpMember(market, owner, 'sales');
    // Without a second factor, which the member would have to set up first.
    await withDatabase(market, ({ db }) => setAdmin(db, owner.id, true));
    const admins = ALL_ENDPOINTS.filter(({ access }) => access === 'admin');
    for (const { method, path } of admins)
      await expectRefused(
        market,
        member.request(method, path.replaceAll(/:\w+/g, 'x')),
        'adminsOnly',
        'forbidden',
      );
    await makeAdmin(market, owner);
    await owner.expectRefused('forbidden', 'POST', '/company/invitations', { role: 'sales' });
  });
});

describe('the owner', () => {
  test('changes a role, which applies to the next call', async () => {
    const { owner, viewer } = await openCompany();
    const id = await memberId(owner, viewer);
    await viewer.expectRefused('readOnlyRole', 'POST', '/products/create-new', {});
    await owner.api.call(changeMemberRole, { params: { id }, body: { role: 'sales' } });
    await viewer.expectRefused('validation', 'POST', '/products/create-new', {});
    expect((await viewer.api.call(getCurrentUser, {})).member?.role).toBe('sales');
  });

  test('removes a member: its sessions and connections end, those of others stay', async () => {
    const { owner, sales, viewer } = await openCompany();
    const connection = await open.connect(sales);
    const ended = new Promise((resolve) => connection.socket.on('disconnect', resolve));
    const id = await memberId(owner, sales);
    await owner.api.call(removeMember, { params: { id } });
    expect(await works(sales)).toBe(false);
    await ended;
    expect(await works(viewer)).toBe(true);
    await owner.expectRefused('notFound', 'DELETE', `/company/members/${id}`);
  });

  test('reaches only members of its own company', async () => {
    const { owner, sales } = await openCompany();
    const stranger = await signUp(market, 'supplier');
    const id = await memberId(owner, sales);
    expect(await membersOf(stranger)).toEqual([]);
    await stranger.expectRefused('notFound', 'PUT', `/company/members/${id}`, { role: 'viewer' });
    await stranger.expectRefused('notFound', 'DELETE', `/company/members/${id}`);
    expect((await sales.api.call(getCurrentUser, {})).member?.role).toBe('sales');
  });

  test('changes the own password without signing members out', async () => {
    const { owner, sales } = await openCompany();
    const body = { currentPassword: owner.password, password: 'another secret' };
    await owner.api.call(changePassword, { body });
    expect(await works(sales)).toBe(true);
  });
});

test('a suspension ends everything that members can do, until it is lifted', async () => {
  const { owner, sales } = await openCompany();
  const admin = await signUp(market, 'admin');
  const params = { id: owner.id };
  await admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
  await expect(sales.api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'suspended' });
  await expect(signIn(sales)).rejects.toMatchObject({ code: 'suspended' });
  await admin.api.call(restoreUser, { params });
  expect(await works(sales)).toBe(false);
  await signIn(sales);
});

describe('a viewer', () => {
  test.each(['buyer', 'supplier'] as const)(
    'of a %s company is refused every call that writes',
    async (role) => {
      const { viewer, sales } = await openCompany(role);
      const writing = ALL_ENDPOINTS.filter(
        (each) => each.access !== 'anyone' && leastRoleOf(each) !== 'viewer',
      );
      expect(writing.length).toBeGreaterThan(50);
      for (const endpoint of writing) {
        const { method, path, access } = endpoint;
        const request = () => viewer.request(method, path.replaceAll(/:\w+/g, 'x'));
        const isOwnSide = access === 'user' || access === role;
        const code = leastRoleOf(endpoint) === 'owner' ? 'ownerOnly' : 'readOnlyRole';
        const { statusCode, payload } = await market.app.inject(request());
        expect({ path, statusCode }).toEqual({ path, statusCode: 403 });
        if (!isOwnSide) continue;
        expect({ path, code: JSON.parse(payload).code }).toEqual({ path, code });
        if (code === 'ownerOnly')
          await expectRefused(market, sales.request(method, path.replaceAll(/:\w+/g, 'x')), code);
      }
    },
  );

  test('may call only what reads or is its own, of all that needs a sign-in', () => {
    const changing = ALL_ENDPOINTS.filter(
      (each) => each.access !== 'anyone' && each.method !== 'GET' && leastRoleOf(each) === 'viewer',
    );
    expect(changing.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /auth/sessions',
      'DELETE /auth/sessions/:id',
      'DELETE /company/me',
      'POST /auth/confirmation',
      'POST /auth/confirmation/passkey',
      'POST /auth/email/confirmation',
      'POST /auth/second-factor',
      'POST /auth/second-factor/passkey',
      'POST /auth/second-factor/passkey/options',
      'POST /auth/second-factor/passkeys',
      'POST /auth/second-factor/passkeys/:id/remove',
      'POST /auth/second-factor/passkeys/options',
      'POST /auth/second-factor/recovery-codes',
      'POST /auth/second-factor/totp',
      'POST /auth/second-factor/totp/confirm',
      'POST /auth/second-factor/totp/remove',
      'PUT /auth/password',
      'PUT /company/me',
    ]);
  });
});
