// Cached replies while the catalog changes: those that a change does not affect stay, and none is ever older than the change.
import { afterAll, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { restoreUser, suspendUser, verifySupplier } from '../../../contract/admin/admin-users.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import {
  changeMyProducts,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { freePort } from '../../../tools/server-process.ts';
import { type Market, openMarket } from '../market.ts';
import { signInAsLargestSupplier, signUp } from '../users.ts';

const metricsPort = await freePort();
const market = await openMarket(60, { METRICS_PORT: String(metricsPort) });
afterAll(() => market.close());
const supplier = await signInAsLargestSupplier(market);
const admin = await signUp(market, 'admin');
const { products } = await supplier.api.call(listMyProducts, { query: { status: 'active' } });
const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
const all = await market.api.call(listProducts, { query: { limit: 60 } });
const other = all.products.find((each) => each.supplier?.id !== supplier.id) as { id: string };

const word = first.name.split(' ').at(-1) ?? '';
const lists = [
  '',
  'page=2&limit=10',
  'sort=price&limit=10',
  'sort=price&order=desc&page=2&limit=10',
  'sort=name&limit=10',
  'minPrice=1&maxPrice=9000',
  'maxPrice=2500',
  'minPrice=60000',
  'verified=1',
  'country=China&limit=5',
  `category=${first.category?.id}`,
  `subcategory=${first.subcategory?.id}&sort=price`,
  `supplier=${supplier.id}`,
  `search=${encodeURIComponent(word)}`,
  `search=${encodeURIComponent(first.name)}&sort=price`,
  `search=${encodeURIComponent(first.name.slice(0, 4))}&maxPrice=9000`,
  `type=${first.machineType?.id ?? 'cnc-lathe'}&limit=3`,
  'search=machine',
  'search=380+V&limit=5',
  'search=zzunknownword',
];
const ADDRESSES = [
  ...lists.map((query) => `/api/products?${query}`),
  `/api/products/${first.id}`,
  `/api/products/${second.id}`,
  `/api/products/${other.id}`,
  `/api/auth/suppliers/${supplier.id}`,
  '/api/auth/suppliers',
  `/api/auth/suppliers/${supplier.id}?limit=5&page=2`,
  '/api/products/categories',
  `/api/search/suggestions?q=${encodeURIComponent(word)}`,
];

/** A prefetch is not counted as a view. */
const read = (app: Market['app'], url: string, lang: Lang = 'en') =>
  app.inject({ url, headers: { 'accept-language': lang, 'sec-purpose': 'prefetch' } });

/** Bodies by address and language. */
const readAll = async (app: Market['app']): Promise<Map<string, string>> => {
  const bodies = new Map<string, string>();
  for (const url of ADDRESSES)
    for (const lang of LANGS) {
      const { statusCode, body } = await read(app, url, lang);
      bodies.set(`${url} ${lang}`, statusCode === 404 ? '404' : body);
    }
  return bodies;
};

const readWithoutCaches = async (): Promise<Map<string, string>> => {
  const { METRICS_PORT: _, ...env } = market.env;
  const app = await buildApp(readConfig({ ...env, CACHE: 'off' }));
  const bodies = await readAll(app);
  await app.close();
  return bodies;
};

/** Replies that had to be made for `work`. */
const missesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const count = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/yantra_reply_cache_total\{result="miss"\} (\d+)/.exec(text)?.[1]);
  };
  const before = await count();
  await work();
  return (await count()) - before;
};

const revisionOf = async (id: string): Promise<number> =>
  (await supplier.api.call(getMyProduct, { params: { id } })).revision ?? 0;
const update = (id: string, body: object) =>
  supplier.api.call(updateProduct, { params: { id }, body });
const bulk = (action: 'activate' | 'deactivate' | 'delete', ids: string[]) =>
  supplier.api.call(changeMyProducts, { body: { ids, action } });
const approve = async (id: string): Promise<unknown> =>
  admin.api.call(decideReview, {
    params: { id },
    body: { decision: 'approve', revision: await revisionOf(id) },
  });

const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a price', () => update(first.id, { price: 2_400 })],
  ['a price that crosses a filter', () => update(first.id, { price: 61_000 })],
  ['a price on request', () => update(first.id, { price: '' })],
  ['a stock', () => update(second.id, { stock: '7 pieces' })],
  ['two products at once', () => bulk('deactivate', [first.id, second.id])],
  ['activation', () => bulk('activate', [first.id, second.id])],
  [
    'a name and words, when approved',
    async () => {
      await update(first.id, { name: 'Zzunknownword turning centre' });
      await approve(first.id);
    },
  ],
  [
    'a company name',
    () => supplier.api.call(updateProfile, { body: { companyName: 'New Works' } }),
  ],
  ['deletion', () => bulk('delete', [second.id])],
  [
    'verification',
    () => admin.api.call(verifySupplier, { params: { id: supplier.id }, body: { level: 'Gold' } }),
  ],
  [
    'suspension',
    () =>
      admin.api.call(suspendUser, {
        params: { id: supplier.id },
        body: { reason: 'Sells copies' },
      }),
  ],
  ['restoration', () => admin.api.call(restoreUser, { params: { id: supplier.id } })],
];

test('a price leaves the replies that do not show it', async () => {
  const otherCategory = all.products.find((each) => each.category?.id !== first.category?.id)
    ?.category?.id;
  const shown = [`/api/products/${first.id}`, '/api/products?sort=price&order=asc&limit=60'];
  const notShown = [
    `/api/products/${second.id}`,
    `/api/products/${other.id}`,
    `/api/products?category=${otherCategory}`,
    '/api/products?search=zzunknownword',
    '/api/products/categories',
  ];
  await update(first.id, { price: 3_000 });
  for (const url of [...shown, ...notShown]) await read(market.app, url);
  await update(first.id, { price: 3_210 });
  for (const url of notShown) expect(await missesOf(() => read(market.app, url)), url).toBe(0);
  for (const url of shown) expect(await missesOf(() => read(market.app, url)), url).toBe(1);
});

test.each(CHANGES)(
  'after a change of %s every reply is the one without caches',
  async (_, work) => {
    await readAll(market.app);
    await work();
    const expected = await readWithoutCaches();
    const outdated = [...(await readAll(market.app))]
      .filter(([address, body]) => body !== expected.get(address))
      .map(([address]) => address);
    expect(outdated).toEqual([]);
  },
);
