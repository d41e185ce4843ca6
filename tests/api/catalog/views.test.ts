// View counts: counted without delaying the read, once per client, and stored across restarts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { loadBuild } from '../../../server/web/build.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';

let market: Market;
let ids: string[];
const built = (await loadBuild()) !== null;

beforeAll(async () => {
  market = await openMarket(30);
  const { products } = await market.api.call(listProducts, { query: {} });
  ids = products.map(({ id }) => id);
});
afterAll(() => market.close());

const idAt = (at: number): string => ids[at] ?? '';

/** The stored count, after the server has written its pending counts. */
const storedViews = async (id: string): Promise<number> => {
  market = await market.restart();
  return (await market.api.call(getProduct, { params: { id } })).views;
};

test('every read counts once, also from the cache, and counts survive a restart', async () => {
  const id = idAt(0);
  const before = (await market.api.call(getProduct, { params: { id } })).views;
  for (const api of [market.api, market.api, market.apiIn('zh-Hans')])
    await api.call(getProduct, { params: { id } });
  expect(await storedViews(id)).toBe(before + 4);
});

test('concurrent reads are all counted', async () => {
  const id = idAt(1);
  const before = await storedViews(id);
  await Promise.all(
    Array.from({ length: 50 }, () => market.api.call(getProduct, { params: { id } })),
  );
  // Reading the stored count adds a view, too.
  expect(await storedViews(id)).toBe(before + 51);
});

test.each([
  ['a prefetch', { method: 'GET', headers: { 'sec-purpose': 'prefetch' } }],
  ['a prerender', { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a HEAD', { method: 'HEAD', headers: {} }],
] as const)('%s does not count', async (_, request) => {
  const id = idAt(2);
  const before = await storedViews(id);
  for (const url of [`/api/products/${id}`, `/api/products/${id}`])
    expect((await market.app.inject({ ...request, url })).statusCode).toBe(200);
  expect(await storedViews(id)).toBe(before + 1);
});

test('a missing product does not count', async () => {
  await market.app.inject({ url: '/api/products/nowhere' });
  expect((await market.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  market = await market.restart();
});

test('reading does not change the catalog version', async () => {
  const version = () =>
    withDatabase(market, ({ db }) =>
      db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow(),
    );
  const before = await version();
  await storedViews(idAt(3));
  await storedViews(idAt(3));
  expect(await version()).toEqual(before);
});

test.skipIf(!built)('a product page counts one view, rendered or cached', async () => {
  const id = idAt(4);
  const before = await storedViews(id);
  for (let at = 0; at < 3; at++)
    expect((await market.app.inject({ url: `/product/${id}` })).statusCode).toBe(200);
  expect(await storedViews(id)).toBe(before + 4);
});

test.skipIf(!built)('a prefetched page or a HEAD request does not count', async () => {
  const id = idAt(5);
  const before = await storedViews(id);
  for (let at = 0; at < 2; at++) {
    const headers = { 'sec-purpose': 'prefetch' };
    expect((await market.app.inject({ url: `/product/${id}`, headers })).statusCode).toBe(200);
    await market.app.inject({ method: 'HEAD', url: `/zh-hans/product/${id}` });
  }
  expect(await storedViews(id)).toBe(before + 1);
});
