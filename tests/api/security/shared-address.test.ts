// Two hundred buyers behind one address: limits per network allow for many people, limits per account do not.
import { expect, test } from 'vitest';
import { login } from '../../../contract/accounts/auth.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { insertAccount } from '../../../server/accounts/account-queries.ts';
import { hashPassword } from '../../../server/accounts/sign-in/passwords.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { registrationBody, type SignedInUser, signUp } from '../users.ts';

const OFFICE = '198.51.100.9';
const BUYERS = 200;
const password = 'a good secret';
const market = await sharedMarket(40);
const passwordHash = await hashPassword(password);
const emails = await withDatabase(market, async ({ db }) => {
  const opened: string[] = [];
  for (let at = 0; at < BUYERS; at++) {
    const { password: _, ...given } = registrationBody('buyer');
    await insertAccount(db, {
      ...given,
      companyName: '',
      businessType: null,
      passwordHash,
      language: 'en',
    });
    opened.push(given.email);
  }
  return opened;
});

test('all users sign in within a minute and search for different words', {
  timeout: 60_000,
}, async () => {
  const office = market.apiAs(null, { address: OFFICE });
  for (const [at, email] of emails.entries()) {
    const { token } = await office.call(login, { body: { email, password } });
    expect(token).not.toBe('');
    const query = { search: `lathe ${at}`, page: String(1 + (at % 3)) };
    await market.apiAs(token, { address: OFFICE }).call(listProducts, { query });
  }
});

test('concurrent searches of all users are answered, with few running at a time', async () => {
  const replies = await Promise.all(
    Array.from({ length: BUYERS }, (_, at) =>
      market.app.inject({ url: `/api/products?search=mill+${at}`, remoteAddress: OFFICE }),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('the limits of one account are not used up by its colleagues', async () => {
  const [first, second] = await Promise.all([signUp(market, 'buyer'), signUp(market, 'buyer')]);
  const enquire = async ({ request }: SignedInUser) => {
    const sent = { ...request('POST', sendEnquiry.path, {}), remoteAddress: OFFICE };
    return (await market.app.inject(sent)).statusCode;
  };
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) statuses.push(await enquire(first));
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect(await enquire(second)).toBe(400);
});
