// New passwords: none that everybody tries, none made of the person's own data, and a greater length for admins.
import { expect, test } from 'vitest';
import { changePassword } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { setPassword } from '../../../server/accounts/sign-in/credential-queries.ts';
import { hashPassword } from '../../../server/accounts/sign-in/passwords.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, registrationBody, signUp, signUpMember } from '../users.ts';
import { openMarketWithMail } from './reset-mails.ts';

const market = await sharedMarket(0);

const COMMON = 'This password is too common and easy to guess. Please choose another one.';
const OWN =
  'This password is made of your email, name, company or phone. Please choose another one.';

const registering = async (password: string) =>
  (
    await expectRefused(
      market,
      rawRequest(null, 'POST', '/auth/register', {
        ...registrationBody('buyer', { name: 'Asha Raghunathan', companyName: 'Kaveri Mills' }),
        email: 'purchase.dept@kaveri.example',
        password,
      }),
      'validation',
    )
  ).fields;

test.each([
  ['password', COMMON],
  ['12345678', COMMON],
  ['QwertyUIOP', COMMON],
  ['i love you', COMMON],
  ['purchase.dept@kaveri.example', OWN],
  ['Purchase-Dept1', OWN],
  ['asharaghunathan', OWN],
  ['KAVERI  mills!', OWN],
  ['raghunathan', OWN],
  ['+91 98765 43210', OWN],
  ['9876543210', OWN],
])('%s is refused at registration', async (password, text) => {
  expect(await registering(password)).toEqual({ password: text });
});

test('words beside own data make a password, six characters are enough, and so are signs', async () => {
  for (const password of ['#%&@!?*+=', '9#%&@!?*+']) await signUp(market, 'buyer', { password });
  await signUp(market, 'buyer', { name: 'Asha', password: 'asha buys lathes' });
  await signUp(market, 'buyer', { name: 'Li', password: 'k7!pQz' });
});

test('the same rules apply to a change, to joining and to a reset', async () => {
  const owner = await signUp(market, 'supplier');
  const body = { currentPassword: owner.password, password: owner.email };
  await owner.expectRefused('validation', 'PUT', '/auth/password', body);
  const member = await signUpMember(market, owner, 'sales');
  const change = { currentPassword: member.password, password: 'Li Na 123' };
  expect(
    (await member.expectRefused('validation', 'PUT', '/auth/password', change)).fields,
  ).toEqual({ password: OWN });
  const mailing = await openMarketWithMail();
  try {
    const user = await signUp(mailing.market, 'buyer');
    const token = await mailing.requestToken(user.email);
    const reset = (password: string) =>
      rawRequest(null, 'POST', '/auth/reset/confirm', { token, password });
    await expectRefused(mailing.market, reset('iloveyou'), 'validation');
    // The link is still unused.
    expect((await mailing.market.app.inject(reset('a better one 7'))).statusCode).toBe(200);
  } finally {
    await mailing.close();
  }
});

test('an admin with a short password sets a longer one at the next sign-in, before anything else', async () => {
  const admin = await signUp(market, 'admin');
  const weak = 'k7!pQz';
  await withDatabase(market, async ({ db }) => setPassword(db, admin.id, await hashPassword(weak)));
  // Without its factor the session would ask for that first.
  await withDatabase(market, ({ db }) =>
    db.deleteFrom('totp_secrets').where('user_id', '=', admin.id).execute(),
  );
  const { token, user } = await market.api.call(login, {
    body: { email: admin.email, password: weak },
  });
  expect(user.secondFactor).toBe('password');
  const api = market.apiAs(token);
  await expect(api.call(listUsers, { query: {} })).rejects.toMatchObject({
    code: 'secondFactorRequired',
  });
  await expect(
    api.call(changePassword, { body: { currentPassword: weak, password: 'k7!pQz k7!' } }),
  ).rejects.toMatchObject({
    fields: { password: 'The password of an admin needs 12 characters.' },
  });
  await api.call(changePassword, { body: { currentPassword: weak, password: 'k7!pQz on a mill' } });
  expect((await api.call(getCurrentUser, {})).secondFactor).toBe('setUp');
});

test('a buyer with a short password signs in as before, and so does the admin of a demo', async () => {
  const body = registrationBody('buyer', { password: 'k7!pQz' });
  await signUp(market, 'buyer', body);
  const { user } = await market.api.call(login, { body });
  expect(user.secondFactor).toBeNull();
  await using demo = await openMarket(0, { DEMO: '1' });
  const admin = await signUp(demo, 'admin', { password: 'k7!pQz' });
  const { email, password } = admin;
  const again = await demo.api.call(login, { body: { email, password } });
  expect(again.user.secondFactor).toBeNull();
});
