// Limits on password guessing, per account and per place; the owner can still sign in.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/accounts/auth.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';

const PER_PLACE = 10;
const PER_ACCOUNT = 50;

let market: Market;
let owner: SomeoneSignedIn;
beforeAll(async () => {
  market = await openMarket(0);
});
beforeEach(async () => {
  owner = await signUp(market, 'buyer');
});
afterAll(() => market.close());

const signIn = (address: string, email = owner.email, password = owner.password) =>
  market.apiAs(null, { address }).call(login, { body: { email, password } });
const outcome = (...given: Parameters<typeof signIn>): Promise<string> =>
  signIn(...given).then(
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
  inDatabase(market, ({ db }) =>
    db.updateTable('sign_in_failures').set({ ends_at: '2000-01-01T00:00:00.000Z' }).execute(),
  );
/** Simulates this many failed guesses from as many places. */
const guessedElsewhere = async (count: number) => {
  await guesses(1, freshAddress);
  await inDatabase(market, ({ db }) =>
    db.updateTable('sign_in_failures').set({ failures: count }).where('place', '=', '').execute(),
  );
};

test('ten guesses from one place, then not even the right password is looked at', async () => {
  const address = freshAddress();
  await guesses(PER_PLACE, always(address));
  expect(await outcome(address)).toBe('tooManySignIns');
  const request = {
    method: 'POST' as const,
    url: '/api/auth/login',
    payload: { email: owner.email, password: owner.password },
    remoteAddress: address,
  };
  await expectRefused(market, request, 'tooManySignIns');
  expect((await market.app.inject(request)).json().message).toBe(
    'Too many failed sign-ins. Please wait 15 minutes and try again.',
  );
});

test('the owner is let in from anywhere else meanwhile', async () => {
  const attacker = freshAddress();
  await guesses(PER_PLACE, always(attacker));
  for (let at = 0; at < 60; at++) expect(await guess(attacker)).not.toBe('in');
  expect(await outcome(freshAddress())).toBe('in');
});

test('and from the same place once the time is over', async () => {
  const address = freshAddress();
  await guesses(PER_PLACE, always(address));
  expect(await outcome(address)).toBe('tooManySignIns');
  await windowPasses();
  expect(await outcome(address)).toBe('in');
});

test('a right password in between starts the count anew', async () => {
  const address = freshAddress();
  for (let round = 0; round < 3; round++) {
    await guesses(PER_PLACE - 1, always(address));
    expect(await outcome(address)).toBe('in');
  }
});

test('other accounts are not held up from that place', async () => {
  const address = freshAddress();
  await guesses(PER_PLACE, always(address));
  const other = await signUp(market, 'supplier');
  expect(await outcome(address, other.email, other.password)).toBe('in');
});

test('the spelling of the email makes no second account to guess at', async () => {
  const address = freshAddress();
  await guesses(PER_PLACE - 1, always(address));
  await guesses(1, always(address), ` ${owner.email.toUpperCase()} `);
  expect(await guess(address)).toBe('tooManySignIns');
});

test('guesses that come all at once are counted all the same', async () => {
  const address = freshAddress();
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => guess(address)));
  expect(outcomes.filter((each) => each === 'wrongCredentials')).toHaveLength(PER_PLACE);
  expect(outcomes.filter((each) => each === 'tooManySignIns')).toHaveLength(30 - PER_PLACE);
});

test('an IPv6 household is one place, and the next one another', async () => {
  const [mine, neighbours] = ['2001:db8:1:2', '2001:db8:1:3'];
  let at = 0;
  await guesses(PER_PLACE, () => `${mine}:${at++}::1`);
  expect(await guess(`${mine}:ffff:1:2:3`)).toBe('tooManySignIns');
  expect(await outcome(`${neighbours}::1`)).toBe('in');
});

test('guesses from many places hold up places that are new to the account', async () => {
  const home = freshAddress();
  await signIn(home);
  await guessedElsewhere(PER_ACCOUNT);
  expect(await guess(freshAddress())).toBe('tooManySignIns');
  expect(await outcome(freshAddress())).toBe('tooManySignIns');
  // The owner signs in from a known place, which guesses from other places do not block.
  expect(await outcome(home)).toBe('in');
  expect(await guess(freshAddress())).toBe('tooManySignIns');
  expect(await outcome(home)).toBe('in');
  await windowPasses();
  expect(await outcome(freshAddress())).toBe('in');
});

test('right passwords do not count against the account', async () => {
  const home = freshAddress();
  await signIn(home);
  await guessedElsewhere(PER_ACCOUNT - 1);
  for (let at = 0; at < 3; at++) expect(await outcome(home)).toBe('in');
  expect(await outcome(freshAddress())).toBe('in');
});

test('a place is forgotten after 90 days', async () => {
  const home = freshAddress();
  await signIn(home);
  await inDatabase(market, ({ db }) =>
    db
      .updateTable('sign_in_places')
      .set({ seen_at: new Date(Date.now() - 91 * 86_400_000).toISOString() })
      .execute(),
  );
  await guessedElsewhere(PER_ACCOUNT);
  expect(await outcome(home)).toBe('tooManySignIns');
});

test('one place alone cannot make the account wait elsewhere', async () => {
  const attacker = freshAddress();
  for (let at = 0; at < 55; at++) await guess(attacker);
  const [row] = await inDatabase(market, ({ db }) =>
    db
      .selectFrom('sign_in_failures')
      .select('failures')
      .where('place', '=', '')
      .orderBy('ends_at', 'desc')
      .execute(),
  );
  expect(row?.failures).toBe(PER_PLACE);
});

test('emails without an account are held up alike', async () => {
  const address = freshAddress();
  await guesses(PER_PLACE, always(address), 'nobody@example.in');
  expect(await guess(address, 'nobody@example.in')).toBe('tooManySignIns');
});

test('what is over is swept out, and nobody can read an email or an address in what is kept', async () => {
  await guesses(2, freshAddress);
  await windowPasses();
  await guesses(1, freshAddress);
  const { failures, places } = await inDatabase(market, async ({ db }) => ({
    failures: await db.selectFrom('sign_in_failures').selectAll().execute(),
    places: await db.selectFrom('sign_in_places').select('place').execute(),
  }));
  expect(failures.filter(({ ends_at }) => ends_at < '2001')).toEqual([]);
  expect(JSON.stringify([failures, places])).not.toMatch(/@|198\.18/);
});

test('six hundred sign-ins a minute from one address, whosever they are', async () => {
  const request = {
    method: 'POST' as const,
    url: '/api/auth/login',
    payload: {},
    remoteAddress: freshAddress(),
  };
  for (let call = 0; call < 600; call++)
    expect((await market.app.inject(request)).statusCode).toBe(400);
  await expectRefused(market, request, 'tooMany');
});

test('sixty of them may fail, whosever they are; then it is the network’s turn to wait', async () => {
  const address = freshAddress();
  const guess = (call: number, remoteAddress = address) => ({
    method: 'POST' as const,
    url: '/api/auth/login',
    payload: { email: `nobody-${call}@example.in`, password: 'a guess' },
    remoteAddress,
  });
  const calls = Array.from({ length: 60 }, (_, call) => market.app.inject(guess(call)));
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(401);
  await expectRefused(market, guess(61), 'tooMany');
  const seconds = Number((await market.app.inject(guess(62))).headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect((await market.app.inject(guess(63, freshAddress()))).statusCode).toBe(401);
});
