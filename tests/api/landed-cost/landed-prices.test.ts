// Landed prices of lists: stored with the product, filtered, sorted, counted, and computed again when other rules are in force.
import { expect, test, vi } from 'vitest';
import type { Product } from '../../../contract/catalog/product.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { RUPEES_PER_LAKH } from '../../../contract/landed-cost/lakh.ts';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { landedPriceOf } from '../../../contract/landed-cost/landed-price.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { load, today, verified } from './load-rules.ts';

const market = await sharedMarket(320);
const list = (query: Record<string, string>) =>
  market.api.call(listProducts, { query: { limit: '100', ...query } });
const pagesOf = async (query: Record<string, string>): Promise<Product[]> => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ ...query, page })));
  return pages.flatMap(({ products }) => [...products]);
};
const lowOf = ({ landedPrice }: Product): number | null => landedPrice?.low ?? null;

test.each(['asc', 'desc'] as const)(
  'sorts %s by the lower end, without a price last',
  async (order) => {
    const products = await pagesOf({ sort: 'landed', order });
    const lows = products.map(lowOf);
    const known = lows.filter((low) => low !== null);
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    expect(lows.slice(known.length).every((low) => low === null)).toBe(true);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect((await list({ sort: 'landed' })).withoutLandedPrice).toBe(lows.length - known.length);
  },
);

test('filters by the lower end in lakh and counts what has no landed price', async () => {
  const all = await pagesOf({});
  const found = await list({ landedFrom: '10', landedTo: '20.5' });
  const expected = all.filter((each) => {
    const lakh = (lowOf(each) ?? -1) / RUPEES_PER_LAKH;
    return lakh >= 10 && lakh <= 20.5;
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(found.products.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  expect(found.withoutLandedPrice).toBe(all.filter((each) => lowOf(each) === null).length);
  expect((await list({})).withoutLandedPrice).toBeNull();
  await expect(list({ landedFrom: '9', landedTo: '8' })).rejects.toMatchObject({
    fields: { landedFrom: expect.any(String) },
  });
});

test('follows the rules: stored prices are those of the rules in force', async () => {
  const [cheapest] = (await list({ sort: 'landed' })).products;
  const before = cheapest?.landedPrice;
  const dollar: Rule = {
    ...verified(),
    id: 'exchange-usd',
    kind: 'exchange',
    currency: 'USD',
    from: today(),
    rupees: 200,
  };
  await load(market, [dollar]);
  await vi.waitFor(
    async () => {
      const [first] = (await list({ sort: 'landed' })).products;
      expect(first?.landedPrice?.low).toBeGreaterThan((before?.low ?? 0) * 2);
    },
    { timeout: 10_000, interval: 50 },
  );
  const { rules } = await market.api.call(listRules, { query: {} });
  const product = await market.api.call(getProduct, { params: { id: cheapest?.id ?? '' } });
  const own = {
    ...product,
    specifications: product.original?.specifications ?? product.specifications,
  };
  const { low, high } = product.landedPrice ?? {};
  expect([low, high]).toEqual(landedPriceOf(own, rules, today()).total);
  const names = await withDatabase(market, ({ db }) =>
    db.selectFrom('products').select('landed_rules').distinct().execute(),
  );
  expect(names).toHaveLength(1);
});
