// POST /landed-cost: estimates with rates of the rules or by hand, what is missing, and bad input.
import { describe, expect, test } from 'vitest';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { computeLandedCost } from '../../../contract/landed-cost/landed-cost.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest } from '../users.ts';
import { load, tariffRule, today, verified } from './load-rules.ts';

const market = await sharedMarket(0);
await load(market, [
  tariffRule('bcd', '8458', 10),
  tariffRule('igst', '8458', 18),
  tariffRule('bcd', '84771000', 7.5),
  tariffRule('igst', '847710', 18, { checked: '2025-06-01' }),
  { ...verified(), id: 'usd', kind: 'exchange', currency: 'USD', rupees: 90 },
]);

type Body = BodyOf<typeof computeLandedCost>;
const BODY: Body = {
  hsCode: '8458.99',
  incoterm: 'CIF',
  amount: 100_000,
  currency: 'INR',
  quantity: 2,
  otherCharges: 0,
};
/** Too large for a container: no freight and no charges in China are listed for it. */
const BREAKBULK = {
  packedLength: 4_000,
  packedWidth: 400,
  packedHeight: 400,
  packedWeight: 90_000,
};
const compute = (change: Partial<Body> = {}, api = market.api) =>
  api.call(computeLandedCost, { body: { ...BODY, ...change } });
const codesOf = ({ assumptions }: Awaited<ReturnType<typeof compute>>) =>
  assumptions.map(({ code }) => code);

test('a known code', async () => {
  const cost = await compute();
  expect(cost).toMatchObject({
    ...{ assessableValue: 100_000, bcd: 10_000, sws: 1_000, igst: 19_980, duties: 30_980 },
    ...{ landed: 130_980, landedNetOfCredit: 111_000, perUnit: 65_490, lowest: null },
    date: today(),
  });
  expect(cost.rates.map(({ name, high, basis }) => [name, high, basis])).toEqual([
    ['bcd', 10, 'rule'],
    ['sws', 10, 'rule'],
    ['igst', 18, 'rule'],
  ]);
  expect(cost.rates[0]).toMatchObject({
    source: { url: 'https://example.in/gazette', quote: 'at the rate of', read: today() },
    checked: today(),
    stale: false,
  });
});

test('assumptions are in the language of the reader', async () => {
  const change = { ...BREAKBULK, incoterm: 'FOB', currency: 'USD' } as const;
  const textOf = async (lang: 'en' | 'zh-Hans') =>
    (await compute(change, market.apiIn(lang))).assumptions[0];
  expect(await textOf('en')).toMatchObject({
    code: 'freightAssumed',
    text: expect.stringContaining('20 % of the FOB value'),
  });
  expect(await textOf('zh-Hans')).toMatchObject({ text: expect.stringContaining('运费未知') });
  const { assessableValue } = await compute(change);
  expect(assessableValue).toBe(100_000 * 90 * 1.21125);
});

test('an unknown code asks for its rates, and takes them', async () => {
  const request = rawRequest(null, 'POST', '/landed-cost', { ...BODY, hsCode: '950300' });
  const reply = await market.app.inject(request);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ success: false, code: 'incomplete' });
  expect(Object.keys(reply.json().fields)).toEqual(['bcdPercent', 'igstPercent']);
  const chinese = { ...request, headers: { ...request.headers, 'accept-language': 'zh-Hans' } };
  expect((await market.app.inject(chinese)).json().fields.bcdPercent).toContain('基本关税');
  const cost = await compute({ hsCode: '950300', bcdPercent: 20, igstPercent: 5 });
  expect(cost).toMatchObject({ bcd: 20_000, sws: 2_000, igst: 6_100 });
  expect(codesOf(cost)).toContain('givenRates');
});

test.each<[string, Partial<Body>, string[]]>([
  ['EXW', { ...BREAKBULK, incoterm: 'EXW' }, ['exportCharges']],
  [
    'EXW and no rates',
    { ...BREAKBULK, incoterm: 'EXW', hsCode: '950300' },
    ['bcdPercent', 'igstPercent', 'exportCharges'],
  ],
])('%s answers 422 with what is missing', async (_, change, names) => {
  const body = { ...BODY, ...change };
  const reply = await market.app.inject(rawRequest(null, 'POST', '/landed-cost', body));
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual(names);
});

test('EXW with export charges, and a rate by hand', async () => {
  const change = { incoterm: 'EXW', exportCharges: 5_000, freight: 0, insurance: 0 } as const;
  const cost = await compute({ ...change, currency: 'CNY', exchangeRate: 12.5 });
  expect(cost).toMatchObject({ exportCharges: 62_500, assessableValue: 1_312_500 });
});

test('a code that spans several rates gets a range', async () => {
  await load(market, [tariffRule('bcd', '84589900', 0)]);
  const cost = await compute();
  expect([cost.lowest?.bcd, cost.bcd]).toEqual([0, 10_000]);
  expect([cost.lowest?.landed, cost.landed]).toEqual([118_000, 130_980]);
  expect((await compute({ hsCode: '8458.99.00' })).lowest).toBeNull();
});

test('where an anti-dumping duty is listed there is no total without its amount', async () => {
  // Shipped: plastic processing machines from China, tariff item 8477 10 00.
  const cost = await compute({ hsCode: '8477 10 00' });
  expect(cost).toMatchObject({
    ...{ assessableValue: 100_000, bcd: 7_500, sws: 750 },
    ...{ antiDumping: null, igst: null, duties: null, landed: null, perUnit: null },
    ...{ landedNetOfCredit: null, perUnitNetOfCredit: null },
  });
  expect(codesOf(cost)).toEqual(expect.arrayContaining(['antiDumpingListed', 'staleRates']));
  expect(await compute({ hsCode: '8477 10 00', antiDumpingDuty: 63_000 })).toMatchObject({
    ...{ antiDumping: 63_000, igst: 30_825, landed: 202_075 },
  });
  expect((await compute({ hsCode: '8477 10 00', origin: 'DE' })).landed).not.toBeNull();
});

describe('bad input', () => {
  test.each<[string, object, string]>([
    ...['', '8', '84', '8458990099001', '8458a1', '٨٤٥٨١١', '. . .', '-845899'].map(
      (hsCode): [string, object, string] => [`the code "${hsCode}"`, { hsCode }, 'hsCode'],
    ),
    ['a code as a number', { hsCode: 845899 }, 'hsCode'],
    ['a long code', { hsCode: ' '.repeat(10_000) }, 'hsCode'],
    ['an unknown term', { incoterm: 'DAF' }, 'incoterm'],
    ['an unknown currency', { currency: 'JPY' }, 'currency'],
    [
      'half a packed size',
      { packedLength: 100, packedWidth: 100, packedHeight: 100 },
      'packedWeight',
    ],
    ['two anti-dumping duties', { antiDumpingDuty: 1, antiDumpingPercent: 1 }, 'antiDumpingDuty'],
    ['an unknown scheme', { scheme: 'free' }, 'scheme'],
    ['an unknown port', { port: 'surat' }, 'port'],
    ['a region that does not exist', { pinCode: '990001' }, 'pinCode'],
    ['no amount', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -1 }, 'amount'],
    ['an astronomic amount', { amount: 1e30 }, 'amount'],
    ['an amount in words', { amount: 'much' }, 'amount'],
    ['no quantity', { quantity: 0 }, 'quantity'],
    ['half a machine', { quantity: 1.5 }, 'quantity'],
    ['a negative freight', { freight: -5 }, 'freight'],
    ['an astronomic insurance', { insurance: 1e10 }, 'insurance'],
    ['negative charges', { otherCharges: -0.01 }, 'otherCharges'],
    ['a negative anti-dumping duty', { antiDumpingDuty: -1 }, 'antiDumpingDuty'],
    ['a percentage over 100', { bcdPercent: 100.001 }, 'bcdPercent'],
    ['a negative percentage', { igstPercent: -1 }, 'igstPercent'],
    ['a percentage with four decimals', { igstPercent: 1.2345 }, 'igstPercent'],
    ['an exchange rate for rupees', { exchangeRate: 90 }, 'exchangeRate'],
    ['an exchange rate of 0', { currency: 'USD', exchangeRate: 0 }, 'exchangeRate'],
    ['an astronomic exchange rate', { currency: 'USD', exchangeRate: 1e6 }, 'exchangeRate'],
    ['a country in words', { origin: 'China' }, 'origin'],
  ])('%s', async (_, change, field) => {
    const request = rawRequest(null, 'POST', '/landed-cost', { ...BODY, ...change });
    const { fields } = await expectRefused(market, request, 'validation');
    expect(Object.keys(fields)).toEqual([field]);
  });

  test('an empty body names every field that is required', async () => {
    const request = rawRequest(null, 'POST', '/landed-cost', {});
    const { fields } = await expectRefused(market, request, 'validation');
    const required = ['hsCode', 'incoterm', 'amount', 'currency', 'quantity'];
    expect(Object.keys(fields)).toEqual(required);
  });

  test('numbers may be text, and blank fields count as absent', async () => {
    const body = { ...BODY, amount: '100000', quantity: '2', freight: '', origin: ' ', note: 1 };
    const reply = await market.app.inject(rawRequest(null, 'POST', '/landed-cost', body));
    expect(reply.json()).toMatchObject({ success: true, duties: 30_980 });
  });

  test.each(['84 58 99', ' 8458.99 ', '8458990', '845899009', '8458.99.00.99', '845899009900'])(
    'the code "%s" is read',
    async (hsCode) => {
      expect((await compute({ hsCode })).assessableValue).toBe(100_000);
    },
  );
});

test.each([
  ['CNY', 0, false],
  ['EUR', 31, true],
] as const)(
  'an exchange rate of %s of %d days ago is used; possibly outdated: %s',
  async (currency, days, stale) => {
    const checked = new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10);
    const rate = {
      id: `rate-${currency.toLowerCase()}`,
      kind: 'exchange',
      currency,
      rupees: 12.5,
    } as const;
    await load(market, [{ ...verified(), ...rate, checked }]);
    const cost = await compute({ currency });
    const used = cost.rates.find(({ name }) => name === 'exchange');
    expect(used).toMatchObject({ high: 12.5, basis: 'rule', checked, stale });
    expect(codesOf(cost).includes('staleRates')).toBe(stale);
  },
);

test('an unknown exchange rate is not used', async () => {
  const checked = '2999-01-01';
  const rate = { kind: 'exchange', currency: 'USD', rupees: 1 } as const;
  for (const id of ['usd', 'exchange-usd'])
    await load(market, [{ ...verified(), ...rate, id, state: 'unknown', checked }]);
  const request = rawRequest(null, 'POST', '/landed-cost', { ...BODY, currency: 'USD' });
  const reply = await market.app.inject(request);
  expect(Object.keys(reply.json().fields)).toEqual(['exchangeRate']);
});

test('goods that may not be imported get no estimate, and the reason in the language of the reader', async () => {
  await load(market, [
    {
      ...verified(),
      ...{ id: 'drones', kind: 'compliance', hs: ['8806'], family: 'dgft', status: 'prohibited' },
      scheme: { en: 'Import policy', 'zh-Hans': '进口政策' },
      asks: { en: 'Complete drones may not be imported.', 'zh-Hans': '整机无人机禁止进口。' },
    },
  ]);
  const body = { ...BODY, hsCode: '8806.24', bcdPercent: 5, igstPercent: 5 };
  const request = rawRequest(null, 'POST', '/landed-cost', body);
  const reply = await market.app.inject(request);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ success: false, code: 'prohibitedGoods' });
  const { fields } = reply.json();
  expect(fields).toEqual({ hsCode: 'India prohibits the import of goods of this code.' });
  const chinese = { ...request, headers: { ...request.headers, 'accept-language': 'zh-Hans' } };
  expect((await market.app.inject(chinese)).json().message).toContain('禁止进口');
});

test('rates that have run out are not used', async () => {
  await load(market, [tariffRule('bcd', '8460', 10, { until: '2026-01-31' })]);
  const body = { ...BODY, hsCode: '846090', igstPercent: 18 };
  const reply = await market.app.inject(rawRequest(null, 'POST', '/landed-cost', body));
  expect(Object.keys(reply.json().fields)).toEqual(['bcdPercent']);
});
