// Suspended users can still export their data and delete their account, with email and password and without a session.
import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteAccountWithPassword,
  linkDownloadWithPassword,
} from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import { suspend } from '../../../server/accounts/account-queries.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { expectDatabaseIntact, withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, type SignedInUser, signUp } from '../users.ts';

let suspendedUser: SignedInUser;
const market = await sharedMarket(0);
beforeEach(async () => {
  suspendedUser = await signUp(market, 'supplier');
  await withDatabase(market, ({ db }) =>
    suspend(db, suspendedUser.id, 'Sells what is not there', new Date()),
  );
});

const own = ({ email, password }: SignedInUser) => ({ body: { email, password } });

test('a suspended user downloads the data archive', async () => {
  const { path } = await market.api.call(linkDownloadWithPassword, own(suspendedUser));
  const { rawPayload } = await market.app.inject({ url: `/api${path}` });
  const data = JSON.parse(String(unzip(rawPayload).get('data.json')));
  expect(data.account).toMatchObject({ id: suspendedUser.id, email: suspendedUser.email });
});

test.each([
  ['en', 'Your account was deleted.'],
  ['zh-Hans', '您的账户已注销。'],
] as const)('the account is deleted, in %s', async (lang, message) => {
  expect(await market.apiIn(lang).call(deleteAccountWithPassword, own(suspendedUser))).toEqual({
    message,
  });
  await expect(market.api.call(login, own(suspendedUser))).rejects.toMatchObject({
    code: 'wrongCredentials',
  });
  const remaining = await withDatabase(market, ({ db }) =>
    db.selectFrom('users').select('id').where('id', '=', suspendedUser.id).execute(),
  );
  expect(remaining).toEqual([]);
  await expectDatabaseIntact(market);
});

test('neither call creates a session or allows other calls', async () => {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/auth/leave/download/link',
    payload: own(suspendedUser).body,
    remoteAddress: unusedAddress(),
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  const sessions = await withDatabase(market, ({ db }) =>
    db.selectFrom('sessions').select('id').where('user_id', '=', suspendedUser.id).execute(),
  );
  expect(sessions).toHaveLength(1);
  await expect(market.api.call(login, own(suspendedUser))).rejects.toMatchObject({
    code: 'suspended',
  });
});

describe.each(['download/link', 'delete'])('POST /auth/leave/%s', (action) => {
  const post = (payload: object, remoteAddress = unusedAddress()) => ({
    ...rawRequest(null, 'POST', `/auth/leave/${action}`, payload),
    remoteAddress,
  });

  test('a wrong password is refused, and counts as a failed sign-in', async () => {
    const address = unusedAddress();
    const wrong = { email: suspendedUser.email, password: 'a guess' };
    // The export allows five requests a minute, whatever the password.
    for (let at = 0; at < 5; at++) {
      const refused = await market.app.inject(post(wrong, address));
      expect(refused.json().code).toBe('wrongCredentials');
      await expect(
        market.apiAs(null, { address }).call(login, { body: wrong }),
      ).rejects.toMatchObject({ code: 'wrongCredentials' });
    }
    const { statusCode } = await market.app.inject(post(own(suspendedUser).body, address));
    expect(statusCode).toBe(429);
    await expect(market.api.call(login, own(suspendedUser))).rejects.toMatchObject({
      code: 'suspended',
    });
  });

  test('an unknown email is refused in the same way', async () => {
    const unknownCredentials = { email: 'nobody@example.in', password: suspendedUser.password };
    await expectRefused(market, post(unknownCredentials), 'wrongCredentials');
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: ['x'], password: {} }, ['email', 'password']],
    [{ email: 'a@b.in', password: '' }, ['password']],
  ])('%j is refused', async (payload, fields) => {
    const refused = await expectRefused(market, post(payload), 'validation');
    expect(Object.keys(refused.fields)).toEqual(fields);
  });
});
