// New prices of several products: numbers as they are typed, and a price of 0, which is none.
import { expect, test } from 'vitest';
import type { MyProduct } from '../../../contract/products/my-product.ts';
import { newPrices, type PriceRule } from '../../../src/islands/products/list/new-prices.ts';

const products = [{ id: 'a', price: 1_000 }] as MyProduct[];
const priceAfter = (rule: PriceRule, typed: string) => {
  const result = newPrices(products, rule, typed);
  return result.status === 'valid' ? result.prices[0]?.to : result.status;
};

test.each([
  ['fixed', '1,200', 1_200],
  ['fixed', '１，２００', 1_200],
  ['fixed', '12,00,000', 1_200_000],
  ['fixed', '0', null],
  ['amount', '−1,000', null],
  ['amount', '+50.5', 1_050.5],
  ['percent', '-2.5', 975],
  ['percent', '10 %', 1_100],
  ['fixed', '1,5', 'invalid'],
  ['fixed', '1.255', 'invalid'],
  ['amount', '-1001', 'invalid'],
  ['fixed', ' ', 'empty'],
] as const)('%s %s', (rule, typed, price) => {
  expect(priceAfter(rule, typed)).toBe(price);
});
