// Canaries in every private column: none is in a public page, in the properties of its islands, or in a public reply.
import { describe, expect, test } from 'vitest';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { plantStrangers } from './hostile/canaries.ts';

const market = await sharedMarket(40);
const strangers = await plantStrangers((work) => withDatabase(market, ({ db }) => work(db)));
// The catalog in memory was loaded before the canaries were planted.
await market.restart();

const get = async (url: string, lang: string) => {
  const { statusCode, body } = await market.app.inject({
    url,
    headers: { 'accept-language': lang, 'accept-encoding': 'identity' },
    remoteAddress: '198.51.100.7',
  });
  return { status: statusCode, text: body };
};

const sitemap = async (kind: string): Promise<string[]> => {
  const { text } = await get(`/api/addresses?kind=${kind}`, 'en');
  return (JSON.parse(text) as { addresses: { id: string }[] }).addresses.map(({ id }) => id);
};
const productIds = await sitemap('products');
const supplierIds = await sitemap('suppliers');

const PREFIXES = [
  ['', 'en'],
  ['/zh-hans', 'zh-Hans'],
] as const;

const LISTS = ['/products', '/products?search=machine&sort=price', '/suppliers?sort=name'];

const PAGES = [
  ...LISTS,
  '/suppliers',
  ...productIds.flatMap((id) => [`/product/${id}`, `/inquiry/new/${id}`]),
  ...supplierIds.map((id) => `/supplier/${id}`),
];

const REPLIES = [
  ...['/products?limit=100', '/products/categories', '/auth/suppliers', '/addresses?kind=products'],
  ...productIds.map((id) => `/products/${id}`),
  ...supplierIds.map((id) => `/auth/suppliers/${id}`),
];

test('the market has all kinds of rows', () => {
  expect(strangers.planted.length).toBeGreaterThan(30);
  expect(productIds.length).toBeGreaterThan(20);
  expect(supplierIds.length).toBeGreaterThan(10);
});

describe.each(PREFIXES)('canaries under "%s"', (prefix, lang) => {
  test('are in no page and in no property of an island', async () => {
    for (const page of PAGES) {
      const { status, text } = await get(`${prefix}${page}`, lang);
      expect([page, status]).toEqual([page, 200]);
      expect([page, ...strangers.leaksIn(text, false)]).toEqual([page]);
    }
  }, 120_000);

  test('are in no public reply', async () => {
    for (const url of REPLIES) {
      const { status, text } = await get(`/api${url}`, lang);
      expect([url, status]).toEqual([url, 200]);
      expect([url, ...strangers.leaksIn(text, false)]).toEqual([url]);
    }
  });
});
