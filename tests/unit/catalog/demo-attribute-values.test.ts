// Attribute values of the demo market.
import { expect, test } from 'vitest';
import { machineTypeOf } from '../../../drawings/families.ts';
import { attributeValues } from '../../../tools/demo/attribute-values.ts';
import { generateMarket } from '../../../tools/demo/market.ts';
import type { SeedProduct } from '../../../tools/demo/types.ts';

const products = [...generateMarket({ products: 640 }).products];

const hasAllKeys = (product: SeedProduct): boolean => {
  const values = attributeValues(product);
  return machineTypeOf(product.family).attributes.every(
    ({ key, isKey }) => !isKey || values[key] !== undefined,
  );
};

test('at least 90 % of the products have all key attributes of their machine type', () => {
  expect(products.filter(hasAllKeys).length).toBeGreaterThanOrEqual(products.length * 0.9);
});

test('the kind of machine decides a choice: every lift has a design', () => {
  const lifts = products.filter(({ family }) => family === 'auto-lift');
  const designs = new Set(lifts.map((lift) => attributeValues(lift).design));
  expect(designs.size).toBeGreaterThan(1);
  expect(designs).not.toContain(undefined);
});
