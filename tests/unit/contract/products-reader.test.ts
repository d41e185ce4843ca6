// Reader of products: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/catalog/product.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { ApiError } from '../../../contract/errors.ts';
import { readReply } from '../../../contract/reply.ts';

const row = { _id: 'p1', name: 'Rice mill' };
const read = (fields: Record<string, unknown>): Product => {
  const [product] = readReply(listProducts, [{ ...row, ...fields }]).products;
  if (!product) throw new Error('The row was dropped.');
  return product;
};

describe('a product', () => {
  test.each<[string, Record<string, unknown>, Partial<Product>]>([
    ['_id before id', { _id: 'a', id: 'b' }, { id: 'a' }],
    ['a numeric id', { _id: null, id: 12 }, { id: '12' }],
    ['title falls back to name', {}, { title: 'Rice mill', name: 'Rice mill' }],
    ['a title without a name', { name: '', title: 'Mill' }, { title: 'Mill', name: '' }],
    ['numeric text as price', { priceRange: ' 1200.50 ' }, { price: 1200.5 }],
    ['price_range', { price_range: 900 }, { price: 900 }],
    ['priceRange before price_range', { priceRange: 1, price_range: 2 }, { price: 1 }],
    ['a price of 0', { priceRange: 0, price_range: 5 }, { price: null }],
    ['no price', { priceRange: '' }, { price: null }],
    ['a negative price', { priceRange: -1 }, { price: null }],
    ['words for a price', { priceRange: 'on request' }, { price: null }],
    ['MOQ as text', { minOrderQuantity: '5' }, { minOrderQuantity: 5 }],
    ['one image as text', { images: '/uploads/a.webp' }, { images: ['/uploads/a.webp'] }],
    ['images as JSON', { images: '["a","b"]' }, { images: ['a', 'b'] }],
    ['images with holes', { images: ['a', null, '', {}, 'b'] }, { images: ['a', 'b'] }],
    ['a blank video', { video: ' ' }, { video: null }],
    ['tags with commas', { tags: 'mill, rice ,,' }, { tags: ['mill', 'rice'] }],
    [
      'certifications as text',
      { certifications: 'CE, ISO 9001' },
      { certifications: ['CE', 'ISO 9001'] },
    ],
    ['certifications as JSON list', { certifications: '["CE"]' }, { certifications: ['CE'] }],
    [
      'certifications as JSON text',
      { certifications: '"CE, ISO"' },
      { certifications: ['CE', 'ISO'] },
    ],
    [
      'standards before certifications',
      { certification_standards: ['BIS'], certifications: 'CE' },
      { certifications: ['BIS'] },
    ],
    [
      'specifications',
      { specifications: { Power: 5, Parts: ['a', 'b'], Size: { w: 1 }, Empty: '' } },
      {
        specifications: [
          ['Power', '5'],
          ['Parts', 'a, b'],
          ['Size', '{"w":1}'],
        ],
      },
    ],
    [
      'specifications as JSON',
      { specifications: '{"Power":"5 kW"}' },
      { specifications: [['Power', '5 kW']] },
    ],
    ['no status is active', {}, { status: 'active' }],
    ['an unknown status stays', { status: 'archived' }, { status: 'archived' }],
    [
      'rating',
      { rating: { average: '4.5', count: '12' } },
      { rating: { average: 4.5, count: 12 } },
    ],
    [
      'a rating out of range',
      { rating: { average: 9, count: -3 } },
      { rating: { average: 5, count: 0 } },
    ],
    ['counts as text', { views: '10', inquiries: 2.9 }, { views: 10, inquiries: 2 }],
    [
      'a date',
      { createdAt: '2024-01-20T10:00:00+05:30' },
      { createdAt: '2024-01-20T04:30:00.000Z' },
    ],
    ['no date', { createdAt: 'soon' }, { createdAt: null }],
    ['short description', { sort_description: 'Mills rice' }, { summary: 'Mills rice' }],
    ['null bytes', { description: 'a\0b' }, { description: 'ab' }],
  ])('%s', (_, input, expected) => {
    expect(read(input)).toMatchObject(expected);
  });

  test.each([
    ['by our id', { category: 'Robots', categoryId: 'robots' }, { id: 'robots', label: 'Robots' }],
    [
      'by name',
      { category: 'Agricultural Machinery' },
      { id: 'agriculture', label: 'Agricultural Machinery' },
    ],
    [
      'by plural name',
      { category: 'Agricultural Machineries' },
      { id: 'agriculture', label: 'Agricultural Machineries' },
    ],
    ['in another tree', { category: 'Boats' }, { id: null, label: 'Boats' }],
    [
      'in categories only',
      { categories: ['IT Machinery', 'x'] },
      { id: 'it', label: 'IT Machinery' },
    ],
    ['nowhere', {}, null],
  ])('a category %s', (_, input, expected) => {
    expect(read(input).category).toEqual(expected);
  });

  const emptySupplier = {
    id: null,
    companyName: '',
    name: '',
    initials: '',
    isVerified: false,
    level: null,
    isUndocumented: false,
    city: null,
    country: null,
  };
  test.each([
    [
      'supplier',
      {
        supplier: {
          _id: 's1',
          companyName: 'Hua',
          name: 'Li',
          isVerified: 1,
          address: { city: 'Wuxi', country: 'China' },
        },
      },
      {
        ...emptySupplier,
        id: 's1',
        companyName: 'Hua',
        name: 'Li',
        isVerified: true,
        city: 'Wuxi',
        country: 'China',
      },
    ],
    [
      'supplier with its address as JSON',
      { supplier: { id: 's1', companyName: 'Hua', address: '{"city":"Wuxi"}' } },
      { ...emptySupplier, id: 's1', companyName: 'Hua', city: 'Wuxi' },
    ],
    ['supplierId', { supplierId: 's2' }, { ...emptySupplier, id: 's2' }],
    ['profiles', { profiles: { id: 's3' } }, { ...emptySupplier, id: 's3' }],
    ['nothing', {}, null],
  ])('its supplier from %s', (_, input, expected) => {
    expect(read(input).supplier).toEqual(expected);
  });

  test.each([
    ['under data', { success: true, data: row }],
    ['under product', { product: row }],
    ['bare', row],
  ])('is read alone, %s', (_, body) => {
    expect(readReply(getProduct, body).id).toBe('p1');
  });

  test.each([[null], [{ data: null }], [{ data: [] }], [[row]], ['p1']])(
    'is missing in %j',
    (body) => {
      expect(() => readReply(getProduct, body)).toThrow(ApiError);
    },
  );
});
