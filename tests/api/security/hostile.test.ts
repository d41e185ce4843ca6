// Invalid values in every parameter of every list, and unknown ids: refused with a clear text, never a 5xx.
import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { sharedMarket } from '../market.ts';
import { expectAnsweredOrRefused, expectNoInternalDetails, expectRefused } from '../refusal.ts';

const market = await sharedMarket(60);

const ATTACKS = [
  "' or 1=1 --",
  '"; drop table products; --',
  '1 union select password_hash from users',
  "%' and 1=(select count(*) from users) and '%'='",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '\0',
  'a\0b',
  '\u202e\u0000\ufeff',
  '__proto__',
  'NaN',
  '1e400',
  '-0',
  '" OR "x" NOT NEAR(a b) *',
  'a* & b:* | !c',
  '机床'.repeat(90),
  '😀'.repeat(60),
  'x'.repeat(5_000),
];

const urlOf = (path: string, query: Record<string, string> = {}): string =>
  `/api${path}?${new URLSearchParams(query)}`;

describe.each([
  [
    listProducts,
    [
      ...['search', 'category', 'subcategory', 'industry', 'minPrice', 'maxPrice', 'country'],
      ...['verified', 'supplier', 'sort', 'order', 'page', 'limit', 'other'],
    ],
  ],
  [
    listSuppliers,
    [
      ...['search', 'country', 'businessType', 'verified', 'category', 'minProducts'],
      ...['sort', 'page', 'limit', 'other'],
    ],
  ],
] as const)('$path', (endpoint, parameters) => {
  test.each(parameters)('treats SQL, HTML and other hostile text in "%s" as text', async (name) => {
    for (const attack of ATTACKS) {
      const reply = await market.app.inject({ url: urlOf(endpoint.path, { [name]: attack }) });
      expectAnsweredOrRefused(endpoint, reply);
      expectNoInternalDetails(reply.statusCode === 200 ? '' : reply.payload);
    }
  });

  test('refuses a repeated parameter', async () => {
    for (const name of parameters)
      expectAnsweredOrRefused(
        endpoint,
        await market.app.inject({ url: `/api${endpoint.path}?${name}=1&${name}=2` }),
      );
  });

  test('refuses bytes that are not UTF-8', async () => {
    for (const tail of ['?search=%ff%fe', '?search=%', '?search=%zz', '?%00=%00', '?&&&=&=', '?=='])
      expectAnsweredOrRefused(
        endpoint,
        await market.app.inject({ url: `/api${endpoint.path}${tail}` }),
      );
  });

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'two'],
    ['page', '1000000001'],
    ['limit', '0'],
    ['limit', '101'],
    ['search', 'x'.repeat(201)],
    ['search', 'x'.repeat(5_000)],
    ['category', 'toys'],
    ['sort', 'random'],
    ['verified', 'perhaps'],
  ])('%s=%.20s is refused', async (name, value) => {
    const url = urlOf(endpoint.path, { [name]: value });
    const { fields } = await expectRefused(market, { url }, 'validation');
    expect(Object.keys(fields)).toEqual([name]);
  });

  test('page 10^9 is empty, not an error', async () => {
    const reply = await market.app.inject({ url: urlOf(endpoint.path, { page: '1000000000' }) });
    expect(reply.statusCode).toBe(200);
    const { data, products } = reply.json();
    expect(data ?? products).toEqual([]);
  });
});

test.each<[string, Record<string, string>, string]>([
  ['/products', { minPrice: '9000', maxPrice: '5000' }, 'minPrice'],
  ['/products', { minPrice: '-1' }, 'minPrice'],
  ['/products', { maxPrice: '100001' }, 'maxPrice'],
  ['/products', { maxPrice: 'cheap' }, 'maxPrice'],
  ['/products', { subcategory: 'toys' }, 'subcategory'],
  ['/products', { industry: 'toys' }, 'industry'],
  ['/products', { order: 'sideways' }, 'order'],
  ['/products', { country: 'x'.repeat(61) }, 'country'],
  ['/auth/suppliers', { country: 'Atlantis' }, 'country'],
  ['/auth/suppliers', { businessType: 'Pirate' }, 'businessType'],
  ['/auth/suppliers', { minProducts: '-1' }, 'minProducts'],
  ['/auth/suppliers', { minProducts: '1.5' }, 'minProducts'],
])('%s refuses %j', async (path, query, field) => {
  const url = urlOf(path, query);
  const { fields } = await expectRefused(market, { url }, 'validation');
  expect(Object.keys(fields)).toEqual([field]);
});

describe.each([
  [getProduct, 'productNotFound'],
  [getSupplier, 'supplierNotFound'],
] as const)('$path', (endpoint, code) => {
  const at = (id: string) => ({ url: `/api${endpoint.path.replace(':id', id)}` });

  test.each([
    ...ATTACKS,
    '0',
    'null',
    'undefined',
    '00000000-0000-0000-0000-000000000000',
    '.',
    '%',
  ])('finds nothing under %.40j', async (id) => {
    if (id.length > 500)
      await expectRefused(market, at(encodeURIComponent(id)), 'notFound', 'badRequest', code);
    else if (id !== '.') await expectRefused(market, at(encodeURIComponent(id)), code);
  });

  test('refuses bytes that are not UTF-8', async () => {
    for (const id of ['%ff', '%', '%zz', '%c0%af'])
      await expectRefused(market, at(id), 'badRequest', code);
  });
});
