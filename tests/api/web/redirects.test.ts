// Redirects of the site: only to this site, and one hop each.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(1);
const origin = new URL(await market.listen());

/** Sends the path unchanged: a client library would normalize it first. */
const request = async (path: string): Promise<{ status: number; location: string | null }> => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? null;
  return { status: Number(answer.slice(9, 12)), location };
};

test.each([
  "/$'/evil.com/",
  '/a$&/',
  '/$`//evil.com/',
  '//evil.com/',
  '//evil.com',
  '/\\evil.com/',
  '/%2F/evil.com/',
  '/%5C/evil.com/',
  '/%2e%2e//evil.com//',
  `/about${'/'.repeat(2_000)}`,
  "/zh-hans/$'/",
])('%.50s', async (path) => {
  let at = path;
  let hops = 0;
  for (;;) {
    const { status, location } = await request(at);
    if (location === null) {
      expect([200, 400, 404]).toContain(status);
      break;
    }
    expect(new URL(location, origin).origin).toBe(origin.origin);
    hops += 1;
    expect(hops).toBeLessThanOrEqual(1);
    at = location;
  }
});

const LATHE = 'type=cnc-lathe&attr.swing=400..630&sort=attr.swing&order=asc&view=table&page=2';

test.each([
  [`/products?category=fashion&${LATHE}&maxPrice=9000`, '/products?category=fashion&maxPrice=9000'],
  [`/zh-hans/products?subcategory=Textiles&${LATHE}`, '/zh-hans/products?subcategory=Textiles'],
  [`/products?search=attr.x&industry=textile&${LATHE}`, '/products?search=attr.x&industry=textile'],
  ['/products?category=fashion&type=cnc-lathe&sort=price', '/products?category=fashion&sort=price'],
])('%s: a machine type of another category is left out', async (from, to) => {
  expect(await request(from)).toEqual({ status: 301, location: to });
});

test.each([
  '/products?category=engineering&type=cnc-lathe',
  '/products?subcategory=metals-mining&type=cnc-lathe',
  '/products?type=cnc-lathe&attr.swing=400..630',
  '/products?category=fashion&type=no-such-type',
  '/products?category=no-such-category&type=cnc-lathe',
])('%s stays as it is', async (address) => {
  expect((await request(address)).location).toBeNull();
});
