// Reply cache of the public catalog: which requests share a reply, and how networks take turns for cache misses.

import { expect, test } from 'vitest';
import { freePort } from '../../../tools/server-process.ts';
import { sharedMarket } from '../market.ts';

const port = await freePort();
const market = await sharedMarket(60, { METRICS_PORT: String(port) });
const metrics = `http://127.0.0.1:${port}/metrics`;

const misses = async (): Promise<number> => {
  const text = await (await fetch(metrics)).text();
  return Number(/yantra_reply_cache_total\{result="miss"\} (\d+)/.exec(text)?.[1] ?? 0);
};
const read = (url: string, remoteAddress = '192.0.2.1') =>
  market.app.inject({ url: `/api${url}`, remoteAddress });

/** Number of replies computed for these addresses, requested one after the other; all requests get the same answer. */
const queriesMade = async (urls: readonly string[]): Promise<number> => {
  const before = await misses();
  const replies: string[] = [];
  for (const url of urls) {
    const reply = await read(url);
    expect(reply.statusCode, url).toBe(200);
    replies.push(reply.body);
  }
  expect(new Set(replies).size).toBe(1);
  return (await misses()) - before;
};

test.each([
  [
    'a list',
    [
      '/products?category=fashion&sort=price',
      '/products?sort=price&category=fashion',
      '/products?utm_source=a&category=fashion&sort=price&gclid=b&fbclid=c&_=1',
      '/products?category=fashion&sort=price&page=1&limit=30&search=&country=',
      '/products/?category=Fashion+Machineries&sort=price',
      '/%70roducts?category=fashion&sort=%70rice',
    ],
  ],
  ['the directory', ['/auth/suppliers?verified=1', '/auth/suppliers?x=y&verified=true&page=1']],
  [
    'the tree',
    ['/products/categories', '/products/categories?utm_medium=mail', '/products/categories/'],
  ],
  ['addresses', ['/addresses?kind=products', '/addresses?page=1&kind=products&z=1']],
])('every spelling of %s shares one cached reply', async (_, urls) => {
  expect(await queriesMade(urls)).toBe(1);
});

test('a product has one cached reply, for any query and encoding of its id', async () => {
  const { id } = (await read('/products')).json().products[0];
  const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
  expect(
    await queriesMade([`/products/${id}`, `/products/${encoded}`, `/products/${id}/?v=2`]),
  ).toBe(1);
});

test('an invalid query is refused and not cached', async () => {
  const before = await misses();
  for (const url of ['/products?page=x', '/addresses?kind=users', '/auth/suppliers?sort=size'])
    expect((await read(url)).statusCode).toBe(400);
  expect(await misses()).toBe(before);
});

test('new searches of one network do not block those of another', async () => {
  const flood = Array.from({ length: 300 }, (_, at) =>
    read(`/products?search=lahte+mihl+prses+loom${at}`, '192.0.2.7'),
  );
  let remaining = flood.length;
  for (const reply of flood) void reply.then(() => (remaining -= 1));
  const other = await read('/products?search=mill', '198.51.100.3');
  expect(other.statusCode).toBe(200);
  expect(remaining).toBeGreaterThan(250);
  for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(200);
});

test('above the queue limit the flooding network gets 503 with Retry-After', async () => {
  const flood = Array.from({ length: 450 }, (_, at) =>
    read(`/products?search=cnc+number${at}`, '192.0.2.7'),
  );
  const other = read('/products?search=another+mill', '198.51.100.3');
  const replies = await Promise.all(flood);
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(390);
  expect((await other).statusCode).toBe(200);
});
