// Suspended users can still export their data and delete their account, with email and password and without a session.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  deleteAccountWithPassword,
  downloadAccountWithPassword,
} from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import { suspend } from '../../../server/accounts/account-queries.ts';
import { unzipped } from '../../fixtures/unzipped.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { expectWhole, inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';

let market: Market;
let held: SomeoneSignedIn;
beforeAll(async () => {
  market = await openMarket(0);
});
beforeEach(async () => {
  held = await signUp(market, 'supplier');
  await inDatabase(market, ({ db }) => suspend(db, held.id, 'Sells what is not there', new Date()));
});
afterAll(() => market.close());

const visitor = (lang: 'en' | 'zh-Hans' = 'en') =>
  market.apiAs(null, { lang, address: freshAddress() });
const own = ({ email, password }: SomeoneSignedIn) => ({ body: { email, password } });

test('the archive comes', async () => {
  const blob = await visitor().call(downloadAccountWithPassword, own(held));
  const data = JSON.parse(
    String(unzipped(new Uint8Array(await blob.arrayBuffer())).get('data.json')),
  );
  expect(data.account).toMatchObject({ id: held.id, email: held.email });
});

test.each([
  ['en', 'Your account was deleted.'],
  ['zh-Hans', '您的账户已删除。'],
] as const)('the account is deleted, in %s', async (lang, message) => {
  expect(await visitor(lang).call(deleteAccountWithPassword, own(held))).toEqual({ message });
  await expect(visitor().call(login, own(held))).rejects.toMatchObject({
    code: 'wrongCredentials',
  });
  const left = await inDatabase(market, ({ db }) =>
    db.selectFrom('users').select('id').where('id', '=', held.id).execute(),
  );
  expect(left).toEqual([]);
  await expectWhole(market);
});

test('neither opens a session, nor any other call', async () => {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/auth/leave/download',
    payload: own(held).body,
    remoteAddress: freshAddress(),
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  const sessions = await inDatabase(market, ({ db }) =>
    db.selectFrom('sessions').select('id').where('user_id', '=', held.id).execute(),
  );
  expect(sessions).toHaveLength(1);
  await expect(visitor().call(login, own(held))).rejects.toMatchObject({ code: 'suspended' });
});

describe.each(['download', 'delete'])('POST /auth/leave/%s', (what) => {
  const post = (payload: object, remoteAddress = freshAddress()) => ({
    method: 'POST' as const,
    url: `/api/auth/leave/${what}`,
    payload,
    remoteAddress,
  });

  test('a wrong password is refused, and counted with the sign-ins of the place', async () => {
    const address = freshAddress();
    const wrong = { email: held.email, password: 'a guess' };
    // The export allows five requests a minute, whatever the password.
    for (let at = 0; at < 5; at++) {
      const refused = await market.app.inject(post(wrong, address));
      expect(refused.json().code).toBe('wrongCredentials');
      await expect(
        market.apiAs(null, { address }).call(login, { body: wrong }),
      ).rejects.toMatchObject({ code: 'wrongCredentials' });
    }
    const { statusCode } = await market.app.inject(post(own(held).body, address));
    expect(statusCode).toBe(429);
    await expect(visitor().call(login, own(held))).rejects.toMatchObject({ code: 'suspended' });
  });

  test('an email without an account is refused alike', async () => {
    const nobody = { email: 'nobody@example.in', password: held.password };
    await expectRefused(market, post(nobody), 'wrongCredentials');
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: ['x'], password: {} }, ['email', 'password']],
    [{ email: 'a@b.in', password: '' }, ['password']],
  ])('%j is refused', async (payload, fields) => {
    await expectRefused(market, post(payload), 'validation');
    const reply = await market.app.inject(post(payload));
    expect(Object.keys(reply.json().fields)).toEqual(fields);
  });
});
