// The customs rate of the dollar for approximate prices in rupees.
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { exchangeRate } from '../../../contract/landed-cost/rates.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import type { Api } from '../../api/call.ts';

export interface DollarRate {
  /** For one dollar. */
  readonly rupees: number;
  /** Day from which it holds, YYYY-MM-DD. */
  readonly since: string;
  /** outdated: the next notification of customs is due and not loaded; example: invented. */
  readonly kind: 'current' | 'outdated' | 'example';
}

/** Null without a usable rate. */
export function dollarRateOf(rules: readonly Rule[], today: string): DollarRate | null {
  const rate = exchangeRate(rules, 'USD', today);
  const since = rate?.since ?? rate?.checked;
  if (!rate || !since) return null;
  const kind = rate.basis === 'example' ? 'example' : rate.stale ? 'outdated' : 'current';
  return { rupees: rate.high, since, kind };
}

/** Null also where the backend has no rules. */
export const loadDollarRate = (api: Api): Promise<DollarRate | null> =>
  api.call(listRules, { query: { kind: 'exchange' } }).then(
    ({ rules }) => dollarRateOf(rules, dayInIndia(new Date())),
    () => null,
  );
