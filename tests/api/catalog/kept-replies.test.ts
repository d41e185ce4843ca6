// Cached replies after a change of one product: which stay, which are made again, and that none differs from one without caches.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideReview } from '../../../contract/admin/review.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { freePort } from '../../../tools/server-process.ts';
import { type Market, openMarket } from '../market.ts';
import {
  type ProductUpdate,
  signUpSupplier,
  type TestSupplier,
} from '../products/product-forms.ts';
import { type SignedInUser, signUp } from '../users.ts';

const metricsPort = await freePort();
const market = await openMarket(0, { METRICS_PORT: String(metricsPort) });
afterAll(() => market.close());

let supplier: TestSupplier;
let admin: SignedInUser;
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name) ?? '';

const approve = async (id: string): Promise<unknown> =>
  admin.api.call(decideReview, {
    params: { id },
    body: { decision: 'approve', revision: (await supplier.read(id)).revision ?? 0 },
  });

async function publish(
  name: string,
  machineType: string,
  price: number | '',
  attributes: Record<string, number> = {},
): Promise<void> {
  const texts = { description: `${name} from the works.`, summary: name };
  const place = { category: 'engineering', subcategory: 'metals-mining', machineType } as const;
  const { id } = await supplier.create({ name, ...texts, ...place, price, attributes });
  await approve(id);
  ids.set(name, id);
}

beforeAll(async () => {
  supplier = await signUpSupplier(market);
  admin = await signUp(market, 'admin');
  for (const [at, letter] of ['F', 'E', 'D', 'C', 'B', 'A'].entries())
    await publish(`${letter} lathe`, 'cnc-lathe', 1_000 * (at + 1), { swing: 300 + 100 * at });
  await publish('Y lathe', 'cnc-lathe', '');
  await publish('X brake', 'press-brake', 2_500);
  await publish('W brake', 'press-brake', 9_000);
});

/** A prefetch is not counted as a view. */
const read = async (app: Market['app'], url: string): Promise<string> =>
  (await app.inject({ url, headers: { 'sec-purpose': 'prefetch' } })).body;

const misses = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/yantra_reply_cache_total\{result="miss"\} (\d+)/.exec(text)?.[1] ?? 0);
};

const isMadeAgain = async (url: string): Promise<boolean> => {
  const before = await misses();
  await read(market.app, url);
  return (await misses()) > before;
};

const list = (query: string): string => `/api/products?${query}`;

interface Expected {
  readonly made: () => readonly string[];
  readonly kept: () => readonly string[];
}

const update = (name: string, body: ProductUpdate) => supplier.update(idOf(name), body);

/** In this order: each begins with what the others left. */
const CHANGES: readonly (readonly [string, () => Promise<unknown>, Expected])[] = [
  [
    'a price',
    () => update('E lathe', { price: 2_100 }),
    {
      made: () => [
        `/api/products/${idOf('E lathe')}`,
        list('sort=price&order=asc&limit=2'),
        list('sort=price&order=asc&limit=1&page=2'),
        list('maxPrice=2050'),
        list('category=robots&maxPrice=2050'),
        list('search=lathe&maxPrice=2050&limit=1'),
      ],
      kept: () => [
        `/api/products/${idOf('X brake')}`,
        list('limit=2'),
        list('maxPrice=2550&limit=1'),
        list('sort=price&order=asc&limit=1'),
        list('sort=price&order=asc&limit=1&page=3'),
        list('sort=price&order=desc&limit=3'),
        list('sort=price&order=asc&limit=2&page=9'),
        list('sort=name&limit=2'),
        list('type=cnc-lathe&limit=2'),
        list('type=cnc-lathe&sort=attr.swing&limit=2'),
        list('search=lathe&limit=2'),
        list('search=lathe+800+mm&limit=1'),
        list('search=brake&maxPrice=2050'),
        '/api/products/categories',
        '/api/auth/suppliers',
        `/api/auth/suppliers/${supplier.id}?limit=2`,
        '/api/search/suggestions?q=brake',
        '/api/rules?kind=tariff',
      ],
    },
  ],
  [
    'a price, over a page by price',
    () => update('E lathe', { price: 2_600 }),
    {
      made: () => [
        list('sort=price&order=asc&limit=1&page=3'),
        list('sort=price&order=desc&limit=1&page=6'),
        list('search=lathe&sort=price&order=asc&limit=1&page=2'),
      ],
      kept: () => [
        list('sort=price&order=asc&limit=1'),
        list('sort=price&order=asc&limit=1&page=4'),
        list('sort=price&order=desc&limit=1&page=8'),
        list('search=brake&sort=price&order=asc&limit=1'),
      ],
    },
  ],
  [
    'a price to one on request',
    () => update('E lathe', { price: '' }),
    {
      made: () => [
        list('sort=price&order=desc&limit=1&page=8'),
        list('sort=price&order=asc&limit=1&page=4'),
        list('minPrice=1&limit=1'),
      ],
      kept: () => [
        list('sort=price&order=desc&limit=1'),
        list('sort=price&order=asc&limit=1'),
        list('maxPrice=1500'),
      ],
    },
  ],
  [
    'a stock',
    () => update('E lathe', { stock: '7 pieces' }),
    {
      made: () => [`/api/products/${idOf('E lathe')}`, list('sort=name&limit=30')],
      kept: () => [
        list('limit=2'),
        list('sort=price&order=asc&limit=2'),
        list('sort=name&limit=2'),
        list('type=cnc-lathe&limit=2'),
        list('search=lathe+800+mm&limit=1'),
      ],
    },
  ],
  [
    'an attribute',
    async () => {
      await update('D lathe', { attributes: { swing: 580 } });
      await approve(idOf('D lathe'));
    },
    {
      made: () => [
        list('type=cnc-lathe&limit=2'),
        list('type=cnc-lathe&sort=attr.swing&limit=2'),
        list('search=lathe+590+mm&limit=1'),
        list('search=lathe+590+mm&limit=1&maxPrice=1500'),
      ],
      kept: () => [
        list('limit=2'),
        list('type=press-brake&limit=1'),
        list('search=lathe&limit=2'),
        list('sort=name&limit=2'),
        list('sort=price&order=asc&limit=1'),
        '/api/products/categories',
      ],
    },
  ],
  [
    'a name',
    async () => {
      await update('D lathe', { name: 'Aa lathe' });
      await approve(idOf('D lathe'));
    },
    {
      made: () => [list('sort=name&limit=1&page=2'), list('search=brake&limit=1')],
      kept: () => [
        list('limit=2'),
        list('sort=price&order=asc&limit=1'),
        list('type=press-brake&limit=1&sort=price'),
        '/api/products/categories',
        '/api/auth/suppliers',
      ],
    },
  ],
  [
    'a machine type',
    async () => {
      await update('C lathe', { machineType: 'press-brake' });
      await approve(idOf('C lathe'));
    },
    {
      made: () => [
        list('category=robots&limit=1'),
        list('type=press-brake&limit=1'),
        list('search=lathe&limit=1'),
        list('search=works&limit=1&minPrice=90000'),
        '/api/products/categories',
        '/api/auth/suppliers',
      ],
      kept: () => [
        `/api/products/${idOf('X brake')}`,
        list('maxPrice=1500&limit=1'),
        list('minPrice=8000&limit=1'),
      ],
    },
  ],
];

test.each(CHANGES)('a change of %s', async (_, work, { made, kept }) => {
  const urls = [...made(), ...kept()];
  for (const url of urls) await read(market.app, url);
  await work();
  const again: string[] = [];
  for (const url of urls) if (await isMadeAgain(url)) again.push(url);
  expect(again).toEqual(made());
  const { METRICS_PORT: _port, ...env } = market.env;
  const withoutCaches = await buildApp(readConfig({ ...env, CACHE: 'off' }));
  for (const url of urls)
    expect(await read(market.app, url), url).toBe(await read(withoutCaches, url));
  await withoutCaches.close();
});
