// The only form of a saved search's filters, and what is no filter.
import { expect, test } from 'vitest';
import { savedQueryOf } from '../../../server/saved-searches/saved-query.ts';

test.each([
  ['?search=lathe', 'search=lathe'],
  ['type=cnc-lathe&search=lathe', 'search=lathe&type=cnc-lathe'],
  ['search=+lathe%20&page=3&limit=9&sort=price&order=asc&view=table&utm=x', 'search=lathe'],
  ['category=&country=China', 'country=China'],
  ['search=数控车床', 'search=%E6%95%B0%E6%8E%A7%E8%BD%A6%E5%BA%8A'],
  ['search=a%26b%3Dc', 'search=a%26b%3Dc'],
  ['minPrice=0&maxPrice=100000&verified=0&search=mill', 'search=mill'],
  ['minPrice=010.50&verified=true', 'minPrice=10.5&verified=1'],
  [
    'type=cnc-lathe&attr.voltage=415&attr.voltage=380&attr.swing.min=400',
    'attr.swing=400..&attr.voltage=415%2C380&type=cnc-lathe',
  ],
  ['search=one&search=two', 'search=one'],
])('%s', (address, query) => {
  expect(savedQueryOf(address)).toBe(query);
  // The form itself is read as the same filters.
  expect(savedQueryOf(query)).toBe(query);
});

test.each([
  ['', 'filterRequired'],
  ['?', 'filterRequired'],
  ['page=2&sort=name', 'filterRequired'],
  ['minPrice=0', 'filterRequired'],
  ['verified=maybe', 'invalid'],
  ['type=nonsense', 'unknownMachineType'],
  ['attr.swing=400', 'machineTypeRequired'],
  ['type=cnc-lathe&attr.swing=630..400', 'attributeRange'],
  ['minPrice=9&maxPrice=5', 'priceRange'],
  [`search=${'x'.repeat(201)}`, 'searchTooLong'],
])('"%s" is refused', (address, reason) => {
  expect(() => savedQueryOf(address)).toThrow(
    expect.objectContaining({ code: 'validation', fields: { query: reason } }),
  );
});
