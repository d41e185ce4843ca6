// The rate of approximate prices in rupees, and their format.
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { approximateRupees } from '../../../src/ui/format/approximate-rupees.ts';
import { dollarRateOf } from '../../../src/ui/prices/dollar-rate.ts';

const TODAY = '2026-11-26';
const rate = (fields: Partial<Rule & { rupees: number; currency: string }>): Rule =>
  ({
    kind: 'exchange',
    id: 'usd',
    state: 'verified',
    checked: TODAY,
    currency: 'USD',
    rupees: 89.5,
    ...fields,
  }) as Rule;

describe('dollarRateOf', () => {
  it('takes the newest usable rate of the dollar, with the day from which it holds', () => {
    const rules = [
      rate({ id: 'old', from: '2026-11-01', rupees: 88, checked: '2026-11-20' }),
      rate({ id: 'new', from: '2026-11-19', checked: '2026-11-20' }),
      rate({ id: 'yuan', currency: 'CNY', rupees: 12.6 }),
    ];
    expect(dollarRateOf(rules, TODAY)).toEqual({
      rupees: 89.5,
      since: '2026-11-19',
      kind: 'current',
    });
  });

  it('names an example as such', () => {
    expect(dollarRateOf([rate({ state: 'example' })], TODAY)?.kind).toBe('example');
  });

  it.each([
    ['without a rate', []],
    ['for another currency only', [rate({ currency: 'CNY' })]],
    ['for an unknown rate', [rate({ state: 'unknown' })]],
    ['for a rate that has ended', [rate({ until: '2026-11-25' })]],
  ])('is null %s', (_, rules) => {
    expect(dollarRateOf(rules, TODAY)).toBeNull();
  });

  it('uses and marks a rate after the next notification was due', () => {
    const old = rate({ from: '2024-06-07' });
    expect(dollarRateOf([old], TODAY)).toEqual({
      rupees: 89.5,
      since: '2024-06-07',
      kind: 'outdated',
    });
  });
});

describe('approximateRupees', () => {
  it.each([
    [3_423_456, '≈₹34,20,000', '≈₹3,420,000'],
    [123_456_789, '≈₹12,30,00,000', '≈₹123,000,000'],
    [997.4, '≈₹997', '≈₹997'],
  ])('%d: three significant figures', (rupees, english, chinese) => {
    expect(approximateRupees('en', rupees)).toBe(english);
    expect(approximateRupees('zh-Hans', rupees)).toBe(chinese);
  });
});
