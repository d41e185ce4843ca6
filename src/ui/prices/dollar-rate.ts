// The customs rate of the dollar for approximate prices in rupees.
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { exchangeRate } from '../../../contract/landed-cost/rates.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import type { Api } from '../../api/call.ts';

export interface DollarRate {
  /** For one dollar. */
  readonly rupees: number;
  /** Day on which the rate was last checked, YYYY-MM-DD. */
  readonly checked: string;
  /** Whether it is an invented example of the demo market. */
  readonly isExample: boolean;
}

/** Null without a usable rate, and for one that was not checked in time. */
export function dollarRateOf(rules: readonly Rule[], today: string): DollarRate | null {
  const rate = exchangeRate(rules, 'USD', today);
  if (!rate || rate.stale || rate.checked === null) return null;
  return { rupees: rate.high, checked: rate.checked, isExample: rate.basis === 'example' };
}

/** Null also where the backend has no rules. */
export const loadDollarRate = (api: Api): Promise<DollarRate | null> =>
  api.call(listRules, { query: { kind: 'exchange' } }).then(
    ({ rules }) => dollarRateOf(rules, dayInIndia(new Date())),
    () => null,
  );
