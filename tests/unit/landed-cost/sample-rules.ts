// Rules for tests: invented rates with invented sources.
import type { Charge, Rule } from '../../../contract/landed-cost/rule.ts';

export const TODAY = '2026-11-23';

const source = {
  title: 'Gazette',
  url: 'https://example.in/gazette',
  quote: 'at the rate of',
  read: TODAY,
};

export const COMMON = { state: 'verified', checked: TODAY, source } as const;

export const tariffLine = (
  charge: Charge,
  hs: readonly string[],
  percent: number,
  change: Partial<Extract<Rule, { kind: 'tariff' }>> = {},
): Rule => ({
  ...COMMON,
  id: `${charge}-${hs.join('-')}-${percent}`,
  kind: 'tariff',
  charge,
  hs: [...hs],
  percent,
  ...change,
});

export const RULES: readonly Rule[] = [
  tariffLine('bcd', ['84'], 10),
  tariffLine('sws', [''], 10),
  tariffLine('igst', ['84'], 18),
  { ...COMMON, id: 'freight', kind: 'valuation', item: 'freight', percent: 20 },
  { ...COMMON, id: 'insurance', kind: 'valuation', item: 'insurance', percent: 1.125 },
  { ...COMMON, id: 'usd', kind: 'exchange', currency: 'USD', rupees: 90 },
  { ...COMMON, id: 'cny', kind: 'exchange', currency: 'CNY', rupees: 12.6 },
];
