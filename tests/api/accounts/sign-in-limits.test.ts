// Limits on password guessing, per account and per place; the owner can still sign in.
import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/accounts/auth.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, type SignedInUser, signUp } from '../users.ts';

const GUESSES_PER_PLACE = 10;
const PER_ACCOUNT = 50;
let owner: SignedInUser;
const market = await sharedMarket(0);
beforeEach(async () => {
  owner = await signUp(market, 'buyer');
});

const signIn = (address: string, email = owner.email, password = owner.password) =>
  market.apiAs(null, { address }).call(login, { body: { email, password } });
const outcome = (...credentials: Parameters<typeof signIn>): Promise<string> =>
  signIn(...credentials).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );
const guess = (address: string, email = owner.email) => outcome(address, email, 'a guess');
const guesses = async (count: number, address: () => string, email = owner.email) => {
  for (let at = 0; at < count; at++) expect(await guess(address(), email)).toBe('wrongCredentials');
};
const always = (address: string) => () => address;

/** Simulates the passing of the 15-minute window. */
const windowPasses = () =>
  withDatabase(market, ({ db }) =>
    db.updateTable('sign_in_failures').set({ ends_at: '2000-01-01T00:00:00.000Z' }).execute(),
  );
/** Simulates this many failed guesses from as many places. */
const guessFromOtherPlaces = async (count: number) => {
  await guesses(1, unusedAddress);
  await withDatabase(market, ({ db }) =>
    db.updateTable('sign_in_failures').set({ failures: count }).where('place', '=', '').execute(),
  );
};

test('after ten wrong passwords from one address even the right one is refused', async () => {
  const address = unusedAddress();
  await guesses(GUESSES_PER_PLACE, always(address));
  expect(await outcome(address)).toBe('tooManySignIns');
  const { email, password } = owner;
  const request = rawRequest(null, 'POST', '/auth/login', { email, password });
  const { message } = await expectRefused(
    market,
    { ...request, remoteAddress: address },
    'tooManySignIns',
  );
  expect(message).toBe('Too many failed sign-ins. Please wait 15 minutes and try again.');
});

test('the owner can still sign in from another address', async () => {
  const attacker = unusedAddress();
  await guesses(GUESSES_PER_PLACE, always(attacker));
  for (let at = 0; at < 60; at++) expect(await guess(attacker)).not.toBe('in');
  expect(await outcome(unusedAddress())).toBe('in');
});

test('and from the same address after the waiting time', async () => {
  const address = unusedAddress();
  await guesses(GUESSES_PER_PLACE, always(address));
  expect(await outcome(address)).toBe('tooManySignIns');
  await windowPasses();
  expect(await outcome(address)).toBe('in');
});

test('a correct sign-in resets the count', async () => {
  const address = unusedAddress();
  for (let round = 0; round < 3; round++) {
    await guesses(GUESSES_PER_PLACE - 1, always(address));
    expect(await outcome(address)).toBe('in');
  }
});

test('other accounts can still sign in from that address', async () => {
  const address = unusedAddress();
  await guesses(GUESSES_PER_PLACE, always(address));
  const other = await signUp(market, 'supplier');
  expect(await outcome(address, other.email, other.password)).toBe('in');
});

test('the spelling of the email does not give more attempts', async () => {
  const address = unusedAddress();
  await guesses(GUESSES_PER_PLACE - 1, always(address));
  await guesses(1, always(address), ` ${owner.email.toUpperCase()} `);
  expect(await guess(address)).toBe('tooManySignIns');
});

test('concurrent attempts are all counted', async () => {
  const address = unusedAddress();
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => guess(address)));
  expect(outcomes.filter((each) => each === 'wrongCredentials')).toHaveLength(GUESSES_PER_PLACE);
  expect(outcomes.filter((each) => each === 'tooManySignIns')).toHaveLength(30 - GUESSES_PER_PLACE);
});

test('an IPv6 network counts as one address, and the next network as another', async () => {
  const [ownNetwork, otherNetwork] = ['2001:db8:1:2', '2001:db8:1:3'];
  let at = 0;
  await guesses(GUESSES_PER_PLACE, () => `${ownNetwork}:${at++}::1`);
  expect(await guess(`${ownNetwork}:ffff:1:2:3`)).toBe('tooManySignIns');
  expect(await outcome(`${otherNetwork}::1`)).toBe('in');
});

test('wrong passwords from many addresses slow down addresses new to the account', async () => {
  const home = unusedAddress();
  await signIn(home);
  await guessFromOtherPlaces(PER_ACCOUNT);
  expect(await guess(unusedAddress())).toBe('tooManySignIns');
  expect(await outcome(unusedAddress())).toBe('tooManySignIns');
  // The owner signs in from a known place, which guesses from other places do not block.
  expect(await outcome(home)).toBe('in');
  expect(await guess(unusedAddress())).toBe('tooManySignIns');
  expect(await outcome(home)).toBe('in');
  await windowPasses();
  expect(await outcome(unusedAddress())).toBe('in');
});

test('correct sign-ins do not count against the account', async () => {
  const home = unusedAddress();
  await signIn(home);
  await guessFromOtherPlaces(PER_ACCOUNT - 1);
  for (let at = 0; at < 3; at++) expect(await outcome(home)).toBe('in');
  expect(await outcome(unusedAddress())).toBe('in');
});

test('a known address expires after 90 days', async () => {
  const home = unusedAddress();
  await signIn(home);
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('sign_in_places')
      .set({ seen_at: new Date(Date.now() - 91 * 86_400_000).toISOString() })
      .execute(),
  );
  await guessFromOtherPlaces(PER_ACCOUNT);
  expect(await outcome(home)).toBe('tooManySignIns');
});

test('one address alone cannot slow down the account elsewhere', async () => {
  const attacker = unusedAddress();
  for (let at = 0; at < 55; at++) await guess(attacker);
  const [row] = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('sign_in_failures')
      .select('failures')
      .where('place', '=', '')
      .orderBy('ends_at', 'desc')
      .execute(),
  );
  expect(row?.failures).toBe(GUESSES_PER_PLACE);
});

test('unknown emails are slowed down in the same way', async () => {
  const address = unusedAddress();
  await guesses(GUESSES_PER_PLACE, always(address), 'nobody@example.in');
  expect(await guess(address, 'nobody@example.in')).toBe('tooManySignIns');
});

test('expired entries are deleted, and emails and addresses are stored hashed', async () => {
  await guesses(2, unusedAddress);
  await windowPasses();
  await guesses(1, unusedAddress);
  const { failures, places } = await withDatabase(market, async ({ db }) => ({
    failures: await db.selectFrom('sign_in_failures').selectAll().execute(),
    places: await db.selectFrom('sign_in_places').select('place').execute(),
  }));
  expect(failures.filter(({ ends_at }) => ends_at < '2001')).toEqual([]);
  expect(JSON.stringify([failures, places])).not.toMatch(/@|198\.18/);
});

test('six hundred sign-ins a minute from one address, for any accounts', async () => {
  const request = rawRequest(null, 'POST', '/auth/login', {});
  for (let call = 0; call < 600; call++)
    expect((await market.app.inject(request)).statusCode).toBe(400);
  await expectRefused(market, request, 'tooMany');
});

test('sixty of them may fail, for any accounts, then the network waits', async () => {
  const address = unusedAddress();
  const guess = (call: number, remoteAddress = address) => {
    const body = { email: `nobody-${call}@example.in`, password: 'a guess' };
    return { ...rawRequest(null, 'POST', '/auth/login', body), remoteAddress };
  };
  const calls = Array.from({ length: 60 }, (_, call) => market.app.inject(guess(call)));
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(401);
  await expectRefused(market, guess(61), 'tooMany');
  const seconds = Number((await market.app.inject(guess(62))).headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect((await market.app.inject(guess(63, unusedAddress()))).statusCode).toBe(401);
});
