// Filter by attributes in the catalog's URL.
import { expect, test } from 'vitest';
import { isSameSelection } from '../../../src/islands/product-list/attribute-filter.ts';

test.each([
  ['attr.voltage=380%2C415', 'attr.voltage=415%2C380', true],
  ['attr.voltage=380%2C415&attr.swing=400', 'attr.swing=400&attr.voltage=415%2C380', true],
  ['attr.voltage=380', 'attr.voltage=415', false],
  ['attr.swing=400..500', 'attr.swing=400', false],
  ['', '', true],
])('%s and %s select the same: %s', (one, other, isSame) => {
  expect(isSameSelection(one, other)).toBe(isSame);
});
