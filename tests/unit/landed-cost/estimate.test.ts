// Estimates of landed costs: exact amounts, the rates that are used, what is assumed and what is missing.
import { describe, expect, test } from 'vitest';
import { type Estimate, estimateLandedCost } from '../../../contract/landed-cost/estimate.ts';
import type { EstimateInput } from '../../../contract/landed-cost/estimate-input.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { COMMON, RULES, TODAY, tariffLine } from './sample-rules.ts';

const INPUT: EstimateInput = {
  hsCode: '845811',
  incoterm: 'CIF',
  amount: 100_000,
  currency: 'INR',
  quantity: 1,
};

function estimate(change: Partial<EstimateInput> = {}, rules: readonly Rule[] = RULES): Estimate {
  const result = estimateLandedCost({ ...INPUT, ...change }, rules, TODAY);
  if (result.kind !== 'estimate') throw new Error(result.kind);
  return result;
}
const missing = (change: Partial<EstimateInput>, rules: readonly Rule[] = RULES) => {
  const result = estimateLandedCost({ ...INPUT, ...change }, rules, TODAY);
  return result.kind === 'incomplete' ? result.missing : null;
};

const TEXT = { en: 'x', 'zh-Hans': 'x' };

/** Rupees. */
const lines = ({ high }: Estimate): Record<string, number> =>
  Object.fromEntries(Object.entries(high).map(([name, paise]) => [name, paise / 100]));

describe('amounts', () => {
  test('AV ₹100,000, BCD 10 %, IGST 18 %', () => {
    expect(lines(estimate())).toMatchObject({
      assessableValue: 100_000,
      bcd: 10_000,
      sws: 1_000,
      igst: 19_980,
      duties: 30_980,
      landed: 130_980,
      landedNetOfCredit: 111_000,
    });
  });

  test('the worked example of the article on import duty', () => {
    const change = { incoterm: 'FOB', amount: 40_000, currency: 'USD', bcdPercent: 7.5 } as const;
    expect(lines(estimate({ ...change, freight: 1_600, insurance: 400 }))).toMatchObject({
      assessableValue: 3_780_000,
      bcd: 283_500,
      sws: 28_350,
      igst: 736_533,
      duties: 1_048_383,
    });
    // Without the freight invoice: US$ 48,450.
    expect(lines(estimate(change)).assessableValue).toBe(4_360_500);
  });

  test.each([
    ['EXW', { exportCharges: 5_000 }, 105_000 * 1.21125],
    ['FOB', {}, 121_125],
    ['FOB', { freight: 7_000 }, 108_125],
    ['FOB', { insurance: 500 }, 120_500],
    ['CFR', {}, 101_125],
    ['CFR', { insurance: 500 }, 100_500],
    ['CIF', {}, 100_000],
    ['FCA', { exportCharges: 5_000 }, 105_000 * 1.21125],
    ['FAS', {}, 121_125],
    ['CPT', {}, 101_125],
    ['CIP', {}, 100_000],
    ['DAP', {}, 100_000],
    ['DPU', { freight: 9_000 }, 100_000],
  ] as const)('the value of %s %o', (incoterm, change, value) => {
    expect(lines(estimate({ incoterm, ...change })).assessableValue).toBe(value);
  });

  test('a DDP price has the duties, and leaves no credit to the buyer', () => {
    const { high, assumptions } = estimate({ incoterm: 'DDP', amount: 130_980 });
    expect(high).toMatchObject({ assessableValue: 10_000_000, duties: 3_098_000 });
    expect(high).toMatchObject({ landed: 13_098_000, landedNetOfCredit: 13_098_000 });
    expect(assumptions).toContain('dutiesIncluded');
  });

  test('EXW takes the listed charges in China, FCA a part of them at most', () => {
    const rules: readonly Rule[] = [
      ...RULES,
      { ...COMMON, id: 'e', kind: 'export', item: 'all', unit: '20ft', low: 100, high: 200 },
    ];
    const charges = (incoterm: 'EXW' | 'FCA') => {
      const { low, high } = estimate({ incoterm, currency: 'USD', amount: 1_000 }, rules);
      return [low?.exportCharges, high.exportCharges];
    };
    expect(charges('EXW')).toEqual([900_000, 1_800_000]);
    expect(charges('FCA')).toEqual([0, 1_800_000]);
  });

  test('costs that the price includes are not added again', () => {
    const change = { freight: 9_000, insurance: 900, exportCharges: 400 };
    expect(lines(estimate({ incoterm: 'CIF', ...change })).assessableValue).toBe(100_000);
    expect(lines(estimate({ incoterm: 'CFR', ...change })).assessableValue).toBe(100_900);
    expect(estimate({ incoterm: 'CFR', ...change }).assumptions).toContain('freightIncluded');
  });

  test('each line is rounded by itself, half a paisa upwards', () => {
    // 10 % of 12.35 is 1.235, 10 % of 1.24 is 0.124, 18 % of 13.71 is 2.4678.
    expect(lines(estimate({ amount: 12.35 }))).toMatchObject({
      bcd: 1.24,
      sws: 0.12,
      igst: 2.47,
      duties: 3.83,
    });
  });

  test('the quantity divides the consignment, other charges are added', () => {
    const cost = lines(estimate({ quantity: 3, otherCharges: 20 }));
    expect(cost).toMatchObject({ landed: 131_000, perUnit: 43_666.67, otherCharges: 20 });
  });

  test('an astronomic consignment is exact', () => {
    const change = { amount: 1_000_000_000, currency: 'USD', exchangeRate: 1_000 } as const;
    expect(lines(estimate({ ...change, bcdPercent: 100, igstPercent: 100 }))).toMatchObject({
      assessableValue: 1e12,
      bcd: 1e12,
      sws: 1e11,
      igst: 2.1e12,
      landed: 4.2e12,
    });
  });

  test('AIDC is data of the line, and enters the base of the surcharge only where it says so', () => {
    const aidc = (withSurcharge: boolean) => [
      ...RULES,
      tariffLine('aidc', ['8458'], 5, { withSurcharge }),
    ];
    expect(lines(estimate({}, aidc(false)))).toMatchObject({ aidc: 5_000, sws: 1_000 });
    expect(lines(estimate({}, aidc(true)))).toMatchObject({ aidc: 5_000, sws: 1_500 });
  });
});

describe('rates', () => {
  test('the longest prefix wins, for each charge by itself', () => {
    const rules = [...RULES, tariffLine('bcd', ['8458'], 7.5), tariffLine('sws', ['845811'], 0)];
    expect(lines(estimate({}, rules))).toMatchObject({ bcd: 7_500, sws: 0, igst: 19_350 });
    expect(lines(estimate({ hsCode: '845600' }, rules))).toMatchObject({ bcd: 10_000, sws: 1_000 });
  });

  test('a six-digit code that spans several rates gives a range', () => {
    const rules = [
      ...RULES,
      tariffLine('bcd', ['84581100'], 7.5),
      tariffLine('bcd', ['84581900'], 0),
    ];
    const spanned = estimate({}, rules);
    expect([spanned.low?.bcd, spanned.high.bcd]).toEqual([750_000, 1_000_000]);
    expect(spanned.assumptions).toContain('severalRates');
    expect(spanned.rates.find(({ name }) => name === 'bcd')).toMatchObject({ low: 7.5, high: 10 });
    const item = estimate({ hsCode: '84581100' }, rules);
    expect([item.low, item.high.bcd]).toEqual([null, 750_000]);
  });

  test('digits after the sixth count only in an Indian tariff item', () => {
    const rules = [...RULES, tariffLine('bcd', ['84581100'], 7.5)];
    const chinese = estimate({ hsCode: '8458110099' }, rules);
    expect(chinese.assumptions).toContain('sixDigits');
    expect(chinese.low?.bcd).toBe(750_000);
  });

  test('rates by hand go before the rules, and no rule is needed', () => {
    const given = { bcdPercent: 5, swsPercent: 0, igstPercent: 12 };
    expect(lines(estimate(given))).toMatchObject({ bcd: 5_000, sws: 0, igst: 12_600 });
    expect(estimate(given, []).assumptions).toContain('givenRates');
  });

  test('listed freight and charges at the port give a range, in dollars whatever the price is in', () => {
    const range = { ...COMMON, port: 'nhavaSheva', unit: '20ft' } as const;
    const rules: readonly Rule[] = [
      ...RULES,
      { ...range, id: 'f', kind: 'freight', fromPort: TEXT, low: 1_000, high: 3_000 },
      { ...range, id: 'p', kind: 'port', item: 'all', what: TEXT, low: 10, high: 30 },
    ];
    for (const currency of ['INR', 'CNY', 'USD'] as const) {
      const { low, high, hasFreight } = estimate(
        { incoterm: 'FOB', currency, insurance: 0 },
        rules,
      );
      expect([low?.freight, high.freight, hasFreight]).toEqual([9_000_000, 27_000_000, true]);
      expect([low?.otherCharges, high.otherCharges]).toEqual([1_000, 3_000]);
    }
    // Given figures go before listed ones, and another port has none.
    expect(estimate({ incoterm: 'FOB', freight: 5, otherCharges: 0 }, rules).low).toBeNull();
    expect(estimate({ incoterm: 'FOB', port: 'chennai' }, rules).hasFreight).toBe(false);
  });

  test('charges of several items add up, and a rule on all charges replaces them', () => {
    const port = (id: string, item: 'terminal' | 'station' | 'all', low: number): Rule => ({
      ...{ ...COMMON, id, kind: 'port', port: 'nhavaSheva', unit: '20ft', item },
      ...{ low, high: low + 1, what: TEXT },
    });
    const items = [port('t', 'terminal', 10), port('s', 'station', 20)];
    const charges = (rules: readonly Rule[]) => {
      const { low, high } = estimate({}, [...RULES, ...rules]);
      return [low?.otherCharges, high.otherCharges];
    };
    expect(charges(items)).toEqual([3_000, 3_200]);
    expect(charges([...items, port('a', 'all', 50)])).toEqual([5_000, 5_100]);
  });

  test('the rate of the dollar for listed freight is named apart from that of the price', () => {
    const freight: Rule = {
      ...{ ...COMMON, id: 'f', kind: 'freight', fromPort: TEXT, port: 'nhavaSheva' },
      ...{ unit: '20ft', low: 1_000, high: 3_000 },
    };
    const namesOf = (currency: 'INR' | 'CNY' | 'USD') =>
      estimate({ incoterm: 'FOB', currency }, [...RULES, freight])
        .rates.map(({ name }) => name)
        .filter((name) => name === 'exchange' || name === 'dollar');
    expect(namesOf('INR')).toEqual(['dollar']);
    expect(namesOf('CNY')).toEqual(['exchange', 'dollar']);
    expect(namesOf('USD')).toEqual(['exchange']);
  });

  test('what customs adds for freight that is not known is part of the value, not of the total', () => {
    const { high, hasFreight, assumptions } = estimate({ incoterm: 'FOB', insurance: 0 });
    expect(hasFreight).toBe(false);
    expect(assumptions).toContain('freightAssumed');
    expect(high).toMatchObject({
      freight: 0,
      notionalFreight: 2_000_000,
      assessableValue: 12_000_000,
    });
    expect(high.landed).toBe(10_000_000 + high.duties);
  });

  test('a lower rate with a condition is the lower end, and says what it asks', () => {
    const rules = [...RULES, tariffLine('bcd', ['8458'], 0, { condition: TEXT })];
    const { low, high, rates, assumptions } = estimate({}, rules);
    expect([low?.bcd, high.bcd]).toEqual([0, 1_000_000]);
    expect(rates[0]?.conditions).toEqual([TEXT]);
    expect(assumptions).toContain('conditionalRates');
    expect(estimate({ hsCode: '846010' }, rules).low).toBeNull();
  });

  test('a scheme has a basic duty of its own, which is asked for where it is not listed', () => {
    const rules = [...RULES, tariffLine('bcd', ['84'], 5, { scheme: 'projectImport' })];
    expect(lines(estimate({ scheme: 'projectImport' }, rules))).toMatchObject({ bcd: 5_000 });
    expect(lines(estimate({}, rules))).toMatchObject({ bcd: 10_000 });
    expect(missing({ scheme: 'apta' }, rules)).toEqual(['bcdPercent']);
    expect(estimate({ scheme: 'apta', bcdPercent: 8 }, rules).assumptions).toContain('apta');
  });

  test('a heading of four digits gives the range of its items', () => {
    const rules = [...RULES, tariffLine('bcd', ['84581100'], 7.5)];
    const { low, high, assumptions } = estimate({ hsCode: '8458' }, rules);
    expect([low?.bcd, high.bcd]).toEqual([750_000, 1_000_000]);
    expect(assumptions).toContain('fewDigits');
  });

  test('reported rates count, and say so', () => {
    const rules = [...RULES, tariffLine('bcd', ['8458'], 7.5, { state: 'reported' })];
    const { rates, assumptions } = estimate({}, rules);
    expect(rates[0]).toMatchObject({ name: 'bcd', basis: 'reported' });
    expect(assumptions).toContain('reportedRates');
    expect(estimate({}, [...rules, tariffLine('bcd', ['8458'], 5)]).rates[0]?.basis).toBe('rule');
  });

  test('examples count, and say so', () => {
    const rules = RULES.map((each): Rule => ({ ...each, state: 'example' }));
    expect(estimate({}, rules).assumptions).toContain('exampleRates');
  });

  test('a rate that was not checked in time is used and marked', () => {
    const old = RULES.map((each) => ({ ...each, checked: '2025-01-01' }));
    const { assumptions, rates } = estimate({ incoterm: 'FOB', currency: 'USD' }, old);
    expect(assumptions).toContain('staleRates');
    expect(rates.map(({ stale }) => stale)).toEqual(rates.map(() => true));
    expect(estimate().assumptions).not.toContain('staleRates');
  });

  test('of several exchange rates the newest in force is used', () => {
    const rate = (id: string, from: string, rupees: number): Rule => ({
      ...COMMON,
      ...{ id, kind: 'exchange', currency: 'USD', from, rupees },
    });
    const rules = [rate('b', '2026-11-20', 92), rate('c', '2026-12-04', 95), ...RULES.slice(0, 5)];
    const old = rate('a', '2026-11-06', 91);
    expect(lines(estimate({ currency: 'USD' }, [old, ...rules])).price).toBe(9_200_000);
    const priceWith = (change: object, day = '2026-11-21') => {
      const other = { ...rate('d', day, 93), ...change } as Rule;
      return lines(estimate({ currency: 'USD' }, [other, ...rules])).price;
    };
    expect(priceWith({ state: 'reported' })).toBe(9_300_000);
    expect(priceWith({ state: 'reported' }, '2026-11-20')).toBe(9_200_000);
    expect(priceWith({ state: 'example' })).toBe(9_200_000);
  });
});

describe('what is missing', () => {
  test.each<[string, Partial<EstimateInput>, readonly Rule[], readonly string[]]>([
    ['an unknown code', { hsCode: '950300' }, RULES, ['bcdPercent', 'igstPercent']],
    ['no rules at all', {}, [], ['bcdPercent', 'swsPercent', 'igstPercent']],
    ['EXW without export charges', { incoterm: 'EXW' }, RULES, ['exportCharges']],
    ['no exchange rate', { currency: 'USD' }, RULES.slice(0, 5), ['exchangeRate']],
    [
      'no rule for unknown freight',
      { incoterm: 'FOB' },
      RULES.slice(0, 3),
      ['freight', 'insurance'],
    ],
  ])('%s', (_, change, rules, names) => {
    expect(missing(change, rules)).toEqual(names);
  });

  test('an unknown rule is never used, and hides the more general one', () => {
    const doubtful = tariffLine('bcd', ['8458'], 7.5, { state: 'unknown' });
    expect(missing({}, [...RULES, doubtful])).toEqual(['bcdPercent']);
    const item = tariffLine('bcd', ['84581100'], 7.5, { state: 'unknown' });
    expect(missing({}, [...RULES, item])).toEqual(['bcdPercent']);
  });

  test('a verified rule goes before others with the same prefix', () => {
    const rules = [
      ...RULES,
      tariffLine('bcd', ['8458'], 5, { state: 'example' }),
      tariffLine('bcd', ['8458', '8459'], 7.5, { state: 'unknown' }),
    ];
    expect(lines(estimate({}, rules)).bcd).toBe(5_000);
    expect(lines(estimate({}, [...rules, tariffLine('bcd', ['8458'], 3)])).bcd).toBe(3_000);
    expect(missing({ hsCode: '845910' }, rules)).toEqual(['bcdPercent']);
  });

  test('a rule outside its dates is not used', () => {
    const dated = (dates: object) => [...RULES.slice(1), tariffLine('bcd', ['84'], 10, dates)];
    expect(missing({}, dated({ until: '2026-11-22' }))).toEqual(['bcdPercent']);
    expect(missing({}, dated({ from: '2026-11-24' }))).toEqual(['bcdPercent']);
    expect(missing({}, dated({ from: TODAY, until: TODAY }))).toBeNull();
  });
});

describe('anti-dumping duty', () => {
  const rules: readonly Rule[] = [
    ...RULES,
    {
      ...COMMON,
      ...{ id: 'add', kind: 'antiDumping', hs: ['84581100'], origins: ['CN', 'KR'] },
      producers: [{ name: 'Alpha', percent: 10 }],
      others: 40,
      goods: { en: 'Lathes', 'zh-Hans': '车床' },
    },
  ];

  test('there is no total without the amount of the reader', () => {
    const listed = estimate({}, rules);
    expect(listed.hasTotal).toBe(false);
    expect(listed.assumptions).toContain('antiDumpingListed');
    expect(estimate({ origin: 'TW' }, rules).hasTotal).toBe(true);
    expect(estimate({ origin: 'KR' }, rules).hasTotal).toBe(false);
    expect(estimate({ hsCode: '84581900' }, rules).hasTotal).toBe(true);
  });

  test('as a percentage, per machine, or by the producer of the notification', () => {
    const duty = (change: Partial<EstimateInput>) => lines(estimate(change, rules)).antiDumping;
    expect(duty({ antiDumpingPercent: 22.54 })).toBe(22_540);
    expect(duty({ antiDumpingPerUnit: 50, quantity: 3 })).toBe(150);
    expect(duty({ producer: 'Alpha' })).toBe(10_000);
    expect(duty({ producer: 'others' })).toBe(40_000);
    expect(estimate({ producer: 'Alpha' }, rules).assumptions).toContain('antiDumpingByProducer');
  });

  test('the amount enters the base of IGST, not that of the surcharge', () => {
    const given = estimate({ antiDumpingDuty: 20_000 }, rules);
    expect(given.hasTotal).toBe(true);
    expect(lines(given)).toMatchObject({ sws: 1_000, igst: 23_580, duties: 54_580 });
    expect(estimate({ antiDumpingDuty: 0 }, rules)).toMatchObject({ hasTotal: true });
  });
});

describe('goods that may not be imported', () => {
  const drones: Rule = {
    ...COMMON,
    ...{ id: 'drones', kind: 'compliance', hs: ['8806'], family: 'dgft', status: 'prohibited' },
    ...{ scheme: TEXT, asks: TEXT },
  };
  const kindOf = (rule: Rule, change: Partial<EstimateInput> = {}) =>
    estimateLandedCost({ ...INPUT, hsCode: '880624', ...change }, [...RULES, rule], TODAY).kind;

  test('get no total, whatever is given', () => {
    const given = { bcdPercent: 5, igstPercent: 5 };
    expect(kindOf(drones, given)).toBe('prohibited');
    expect(kindOf({ ...drones, state: 'unknown' }, given)).toBe('estimate');
    expect(kindOf({ ...drones, until: '2026-01-01' }, given)).toBe('estimate');
    // A prohibition of one item does not stop the others of the code.
    expect(kindOf({ ...drones, hs: ['88062400'] }, given)).toBe('estimate');
  });

  test('only as far as the rule goes: used machines, named origins', () => {
    const given = { bcdPercent: 5, igstPercent: 5 };
    const used: Rule = { ...drones, goods: 'used' };
    expect(kindOf(used, given)).toBe('estimate');
    expect(kindOf(used, { ...given, condition: 'used' })).toBe('prohibited');
    const chinese: Rule = { ...drones, origins: ['CN'] };
    expect(kindOf(chinese, given)).toBe('prohibited');
    expect(kindOf(chinese, { ...given, origin: 'DE' })).toBe('estimate');
  });
});

test('a machine too large for any container travels as breakbulk, a small one as a share', () => {
  const cargo = (length: number, tonnes: number, quantity = 1) =>
    estimate({ quantity, packed: { length, width: 1.5, height: 2, tonnes } }).cargo;
  expect(cargo(1.5, 0.5)).toEqual({ unit: 'm3', count: 4.5 });
  expect(cargo(5.5, 9)).toEqual({ unit: '20ft', count: 1 });
  expect(cargo(5.5, 9, 3)).toEqual({ unit: '20ft', count: 3 });
  expect(cargo(2.8, 2, 8)).toEqual({ unit: '40ft', count: 2 });
  expect(cargo(9, 30)).toEqual({ unit: '40ftFlatRack', count: 1 });
  expect(cargo(40, 30)).toBeNull();
});
