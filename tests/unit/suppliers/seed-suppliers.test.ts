// Demo suppliers, also in the large numbers that benchmarks need.
import { expect, test } from 'vitest';
import { generateMarket } from '../../../tools/demo/market.ts';

test('a market larger than the list of names has a name for every supplier', () => {
  const { suppliers } = generateMarket({ products: 1, suppliers: 10_000 });
  expect(new Set(suppliers.map(({ email }) => email)).size).toBe(10_000);
});
