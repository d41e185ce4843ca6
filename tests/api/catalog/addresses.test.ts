// Addresses for the sitemap: every public page exactly once, and no page that is not public.
import { expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import { listSitemapEntries } from '../../../contract/catalog/sitemap.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';

const market = await sharedMarket(200);

test('lists each public product once, with the time of its last change', async () => {
  const { addresses, totalPages } = await market.api.call(listSitemapEntries, {
    query: { kind: 'products' },
  });
  const { pagination } = await market.api.call(listProducts, { query: {} });
  expect(totalPages).toBe(1);
  expect(addresses).toHaveLength(pagination?.total ?? -1);
  expect(new Set(addresses.map(({ id }) => id)).size).toBe(addresses.length);
  for (const { changedAt } of addresses) expect(Date.parse(changedAt)).toBeGreaterThan(0);
});

test('lists each supplier of the directory once', async () => {
  const { addresses } = await market.api.call(listSitemapEntries, { query: { kind: 'suppliers' } });
  const { pagination } = await market.api.call(listSuppliers, { query: {} });
  expect(addresses).toHaveLength(pagination?.total ?? -1);
});

test('a page past the end is empty', async () => {
  const { addresses } = await market.api.call(listSitemapEntries, {
    query: { kind: 'products', page: 9 },
  });
  expect(addresses).toEqual([]);
});

test.each(['', '?kind=users', '?kind=products&page=0', '?kind=products&page=x'])(
  '%j is refused',
  async (query) => {
    await expectRefused(market, { url: `/api/addresses${query}` }, 'validation');
  },
);
