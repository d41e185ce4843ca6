// Loading of rules into a running market, as the command line of another process does.
import { expect, vi } from 'vitest';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import { loadRules } from '../../../server/landed-cost/rules.ts';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';

export const today = (): string => dayInIndia(new Date());

const source = () => ({
  title: 'Gazette',
  url: 'https://example.in/gazette',
  quote: 'at the rate of',
  read: today(),
});
/** Fields of a verified rule that was checked today. */
export const verified = () => ({ state: 'verified' as const, checked: today(), source: source() });

export const tariffRule = (
  charge: 'bcd' | 'aidc' | 'igst',
  hs: string,
  percent: number,
  change: object = {},
): Rule =>
  ({
    ...verified(),
    id: `${charge}-${hs}`,
    kind: 'tariff',
    charge,
    hs: [hs],
    percent,
    ...change,
  }) as Rule;

/** Resolves when the running server has the rules: it reads the version of the catalog now and then. */
export async function load(market: Market, rules: readonly Rule[]): Promise<void> {
  await withDatabase(market, ({ db }) => loadRules(db, rules));
  const seen = async () => {
    const list = await market.api.call(listRules, { query: {} });
    expect(list.rules).toEqual(expect.arrayContaining([...rules]));
  };
  await vi.waitFor(seen, { timeout: 5_000, interval: 50 });
}
