// The feed of customs exchange rates: what is stored of it, what stays, and what is refused.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { loadExchangeRates } from '../../../contract/landed-cost/load-exchange-rates.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import { exchangeFeed } from '../../../server/landed-cost/exchange-feed.ts';
import type { Network } from '../../../server/platform/http/public-fetch.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { openMarket } from '../market.ts';
import { signUp } from '../users.ts';

let reply: unknown;
let type = 'application/json';
const server = createServer((_, response) => {
  response
    .writeHead(200, { 'content-type': type })
    .end(typeof reply === 'string' ? reply : JSON.stringify(reply));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const ADDRESS = `http://rates.example:${port}/inr.json`;
/** 127.0.0.1 stands for the public web. */
const network: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: () => true,
  isAllowedPort: () => true,
};
const dayFromNow = (days: number): string => dayInIndia(new Date(Date.now() + days * 86_400_000));
const today = dayFromNow(0);

reply = { from: today, rates: { USD: 93.5, JPY: 62 } };
const market = await openMarket(0, { EXCHANGE_FEED_URL: ADDRESS }, network);
const admin = await signUp(market, 'admin');
afterAll(async () => {
  server.close();
  await market.close();
});
beforeEach(() => {
  type = 'application/json';
});

const run = (others: Partial<Network> = {}, address: string | null = ADDRESS) =>
  withDatabase(market, ({ db }) =>
    exchangeFeed(db, address, {
      network: { ...network, ...others },
      refresh: async () => {},
    }).run(),
  );
const loaded = async () =>
  (await market.api.call(listRules, { query: { kind: 'exchange' } })).rules.flatMap((each) =>
    each.kind === 'exchange' && each.id.endsWith(each.from ?? '-')
      ? [[each.currency, each.from, each.rupees, each.state]]
      : [],
  );

test('a market with a feed has its rates, reported and with their source, without a request', async () => {
  await market.app.ready();
  await eventually(loaded).toEqual([['USD', today, 93.5, 'reported']]);
  const { rules } = await market.api.call(listRules, { query: { kind: 'exchange' } });
  expect(rules.find(({ id }) => id.endsWith(today))?.source).toMatchObject({
    ...{ url: ADDRESS, quote: 'USD 93.5', read: today },
  });
});

test('a rate of a later day waits beside that of today, and a corrected one replaces it', async () => {
  const source = 'https://www.icegate.gov.in/rates';
  reply = { from: dayFromNow(1), rates: { USD: 94, CNY: 13.05 }, source };
  await run();
  const waiting = ['CNY', dayFromNow(1), 13.05, 'reported'];
  await eventually(loaded).toEqual([
    waiting,
    ['USD', today, 93.5, 'reported'],
    ['USD', dayFromNow(1), 94, 'reported'],
  ]);
  reply = { from: dayFromNow(1), rates: { USD: 94.25 }, source };
  type = 'text/plain; charset=utf-8';
  await run();
  await eventually(loaded).toEqual([
    waiting,
    ['USD', today, 93.5, 'reported'],
    ['USD', dayFromNow(1), 94.25, 'reported'],
  ]);
});

test('what an admin has loaded for the day stays, and rates before the one in force are removed', async () => {
  const url = 'https://www.icegate.gov.in/rates';
  for (const [from, rate] of [
    [dayFromNow(-1), 93.2],
    [today, 93.4],
    [dayFromNow(1), 94.1],
  ])
    await admin.api.call(loadExchangeRates, {
      body: { from: `${from}`, url, rates: `USD,${rate}` },
    });
  reply = { from: dayFromNow(1), rates: { USD: 95 } };
  await run();
  reply = { from: today, rates: { USD: 95 } };
  await run();
  expect((await loaded()).filter(([currency]) => currency === 'USD')).toEqual([
    ['USD', today, 93.4, 'verified'],
    ['USD', dayFromNow(1), 94.1, 'verified'],
  ]);
});

test.each([
  ['units for a rupee', { from: dayFromNow(2), rates: { USD: 0.0107 } }, 'too far from ₹93.4'],
  ['a day far ahead', { from: dayFromNow(40), rates: { USD: 94 } }, 'from: a day, at most 14'],
  ['no day', { rates: { USD: 94 } }, 'from'],
  ['a text as a rate', { from: dayFromNow(2), rates: { USD: '94' } }, 'rates.USD'],
  ['no known currency', { from: dayFromNow(2), rates: { JPY: 62 } }, 'no rate of USD, CNY, EUR'],
  ['broken JSON', '{"from": ', 'JSON'],
])('%s is refused with a message, and nothing changes', async (_, sent, message) => {
  const before = await loaded();
  reply = sent;
  await expect(run()).rejects.toThrow(message);
  expect(await loaded()).toEqual(before);
});

test('a page and a private address are refused', async () => {
  reply = '<html>';
  await expect(run()).rejects.toMatchObject({ reason: 'type' });
  type = 'text/html';
  await expect(run()).rejects.toMatchObject({ reason: 'type' });
  await expect(run({ isAllowed: () => false })).rejects.toMatchObject({ reason: 'private' });
});

test('a market without a feed reads nothing', async () => {
  await run({ resolve: () => expect.unreachable() }, null);
});
