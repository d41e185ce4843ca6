// Page rendering with three pages: shared cache entries, cost of a miss, turns between networks, and unknown pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { LIMITS } from '../../../server/limits.ts';
import type { CallPublic } from '../../../server/platform/http/public-calls.ts';
import { openShared } from '../../../server/platform/redis/open.ts';
import type { Build } from '../../../server/web/build.ts';
import { registerPages } from '../../../server/web/web.ts';

interface Locals {
  readonly callPublic: CallPublic;
}

let dir: string;
let app: FastifyInstance;
let version: number;
/** Rendered addresses, in order. */
let renderedUrls: string[];
/** Calls of the API, in order. */
let apiCalls: string[];
let renderGate: Promise<void>;
let viewedIds: string[];

const renderPage: Build['renderPage'] = async ({ pathname, search }, locals) => {
  const url = pathname + search;
  renderedUrls.push(url);
  await renderGate;
  const about = /\/product\/([^?]+)/.exec(url)?.[1];
  if (about) {
    const reply = await (locals as Locals).callPublic({
      endpoint: getProduct,
      params: { id: about },
      query: {},
      lang: 'en',
    });
    if ('status' in reply) return new Response('<p>No such machine</p>', { status: reply.status });
  }
  if (url.includes('broken')) return new Response(null, { status: 500 });
  return url.includes('nothing') ? null : new Response(`<p>${url}</p>`);
};

const read = async (url: string, address = '192.0.2.1') => {
  const reply = await app.inject({ url, remoteAddress: address });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers };
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'build-'));
  const page = (name: string, text: string): [string, string] => {
    const file = join(dir, name.includes('.') ? name : `${name.replaceAll('/', '-')}.html`);
    writeFileSync(file, text);
    return [name, file];
  };
  const build: Build = {
    clientDir: dir,
    pages: new Map([
      page('/about', 'About'),
      page(
        '/canonical',
        "https://origin.invalid/canonical; img-src 'self' https://uploads.invalid;",
      ),
      page('/404', 'Not found'),
      page('/zh-hans/404', '未找到'),
      page('/500', 'Try again'),
      page('/zh-hans/500', '请重试'),
    ]),
    files: new Set(['/robots.txt']),
    addressedFiles: new Map([page('/feed.xml', '<link>https://origin.invalid/blog</link>')]),
    addresses: { origin: 'https://origin.invalid', uploads: 'https://uploads.invalid' },
    renderPage,
    exampleSiteFields: [],
  };
  [version, renderedUrls, apiCalls, viewedIds, renderGate] = [1, [], [], [], Promise.resolve()];
  app = Fastify({ rewriteUrl: ({ url = '/' }) => url });
  const call: CallPublic = async ({ endpoint, params, query }) => {
    apiCalls.push(JSON.stringify([endpoint.path, params, query]));
    return 'id' in params && String(params.id).startsWith('x')
      ? { status: 404, body: {} }
      : { resource: {} };
  };
  app.decorate('publicCalls', { add() {}, call });
  app.decorate('formPages', { render: null });
  const config = {
    cache: true,
    publicOrigin: 'http://a.test',
    uploadsOrigin: null,
    apiOrigin: null,
    demo: false,
  };
  const services = {
    views: { add: (id: string) => viewedIds.push(id) },
    catalog: { version: async () => version },
  };
  const shared = await openShared(null, app.log);
  await app.register(async (each) =>
    registerPages(each, { build, config, shared, services: services as never }),
  );
});
afterEach(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

test('no cached page stays over midnight in India, whose day it may show', async () => {
  const toFake = ['Date', 'performance', 'setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers({ now: new Date('2026-11-23T18:29:00Z'), toFake: [...toFake] });
  try {
    await read('/landed-cost');
    vi.advanceTimersByTime(50_000);
    await read('/landed-cost');
    expect(renderedUrls).toEqual(['/landed-cost']);
    vi.advanceTimersByTime(15_000);
    await read('/landed-cost');
    expect(renderedUrls).toEqual(['/landed-cost', '/landed-cost']);
  } finally {
    vi.useRealTimers();
  }
});

test('unknown, reordered and repeated parameters share one cached page', async () => {
  const same = [
    '/products?search=lathe&page=2',
    '/products?page=2&search=lathe',
    '/products?utm_source=x&search=lathe&gclid=1&page=2&fbclid=3',
    '/products?search=lathe&page=2&search=other',
    '/products?search=+lathe+&page=2&sort=&filters=0',
    '/%70roducts?search=lathe&page=2#top',
  ];
  const replies = await Promise.all(same.map((url) => read(url)));
  for (const { text } of replies) expect(text).toBe('<p>/products?search=lathe&page=2</p>');
  expect(renderedUrls).toEqual(['/products?search=lathe&page=2']);
});

test('files of a build have the address of the market, whatever host is asked for', async () => {
  const headers = { host: 'other.example' };
  const [page, feed] = await Promise.all(
    ['/canonical', '/feed.xml'].map((url) => app.inject({ url, headers })),
  );
  expect(page?.body).toBe("http://a.test/canonical; img-src 'self';");
  expect(feed?.body).toBe('<link>http://a.test/blog</link>');
  expect(feed?.headers['content-type']).toBe('application/xml; charset=utf-8');
});

test('a page that could not be rendered is the error page', async () => {
  const { status, text } = await read('/supplier/broken');
  expect([status, text]).toEqual([500, 'Try again']);
});

test.each([
  [
    '/zh-hans/suppliers?minProducts=5&category=it&x=1',
    '/zh-hans/suppliers?category=it&minProducts=5',
  ],
  ['/supplier/a1?page=1&sort=name', '/supplier/a1'],
  ['/supplier/a1?page=03', '/supplier/a1'],
  ['/supplier/a1?page=3', '/supplier/a1?page=3'],
  ['/product/%61-b%5f%e4%b8%ad?page=3', '/product/a-b_%E4%B8%AD'],
  ['/products?filters=1', '/products?filters=1'],
  ['/sitemap-products-2.xml?a=b', '/sitemap-products-2.xml'],
])('%s is cached as %s', async (url, page) => {
  expect((await read(url)).status).toBe(200);
  expect(renderedUrls).toEqual([page]);
});

test('a static page ignores the query and is never evicted', async () => {
  const [plain, tracked] = [await read('/about'), await read('/%61bout?utm_source=mail')];
  rmSync(join(dir, '-about.html'));
  for (let at = 0; at < 50; at++) await read(`/product/p${at}`);
  expect((await read('/about?gclid=1')).text).toBe('About');
  expect(tracked).toMatchObject({ status: 200, text: plain.text });
  expect(renderedUrls).not.toContain('/about');
});

test('an unknown address is not rendered, and gets the not-found page of its language', async () => {
  for (const path of ['/no/such', '/fr/products', '/404', '/sitemap-users-1.xml', '/a/b/products'])
    expect(await read(path), path).toMatchObject({ status: 404, text: 'Not found' });
  expect(await read('/zh-hans/zh-hans/products')).toMatchObject({ status: 404, text: '未找到' });
  expect(renderedUrls).toEqual([]);
});

test('the page of a missing product is rendered once, for any address, and evicts no other page', async () => {
  await read('/product/kept');
  for (const url of Array.from({ length: 1_500 }, (_, at) => `/product/x${at}`))
    expect(await read(url)).toMatchObject({ status: 404, text: '<p>No such machine</p>' });
  expect(renderedUrls).toEqual(['/product/kept', '/product/x0']);
  const callCount = apiCalls.length;
  await read('/product/kept?x=1');
  expect(apiCalls).toHaveLength(callCount);
  expect(renderedUrls).toHaveLength(2);
  expect(viewedIds).toEqual(['kept', 'kept']);
});

test('the page reuses the existence check of the product', async () => {
  await read('/product/p1');
  expect(apiCalls).toEqual([JSON.stringify(['/products/:id', { id: 'p1' }, {}])]);
});

test('networks take turns at rendering, also for a page that another network waits for', async () => {
  const openGate = Promise.withResolvers<void>();
  renderGate = openGate.promise;
  const flood = Array.from({ length: 20 }, (_, at) =>
    read(`/products?page=${at + 2}`, '192.0.2.7'),
  );
  await expect.poll(() => renderedUrls.length).toBe(1);
  const sharedPage = read('/products?page=21', '198.51.100.2');
  openGate.resolve();
  expect((await sharedPage).status).toBe(200);
  expect(renderedUrls.indexOf('/products?page=21')).toBeLessThan(4);
  await Promise.all(flood);
  expect(renderedUrls).toHaveLength(20);
});

test('above the queue limit the flooding network gets the error page with Retry-After, and cached pages are served', async () => {
  await read('/products');
  const openGate = Promise.withResolvers<void>();
  renderGate = openGate.promise;
  const pages = Array.from({ length: LIMITS.rendersWaiting + 1 }, (_, at) => at + 2);
  const flood = pages.map((page) => read(`/products?page=${page}`, '192.0.2.7'));
  await expect.poll(() => renderedUrls.length).toBe(2);
  const refused = await read('/zh-hans/products?page=999', '192.0.2.7');
  expect(refused).toMatchObject({ status: 503, text: '请重试' });
  expect(refused.headers['retry-after']).toBe(String(LIMITS.retryAfterSeconds));
  expect((await read('/products', '192.0.2.7')).status).toBe(200);
  const other = read('/suppliers', '198.51.100.2');
  openGate.resolve();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200)).toEqual([503]);
});

test('pages for signed-in users are not cached', async () => {
  for (let at = 0; at < 3; at++) await read('/dashboard/orders/a1');
  expect(renderedUrls).toHaveLength(3);
});

test.each([
  ["/$'/evil.com/", "/$'/evil.com"],
  ['//evil.com/', '/evil.com'],
  ['/a$&/?b=/c/', '/a$&?b=/c/'],
  ['/suppliers//?country=India', '/suppliers?country=India'],
])('%s redirects to %s', async (url, to) => {
  const { status, headers } = await read(url);
  expect(status).toBe(301);
  expect(headers.location).toBe(to);
});

test.each([
  '/confirm-email?kind=confirm&token=secret',
  '/remove-access?token=secret',
  '/set-password?token=secret',
  '/zh-hans/join?token=secret',
  '/stop-alert?token=secret&kind=orders',
])('the page of the link %s is stored nowhere and named to nobody', async (url) => {
  for (let at = 0; at < 2; at++) {
    const { status, headers } = await read(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  }
  expect(renderedUrls).toEqual([url, url]);
});

test.each(['/about/?token=secret', '/nothing?token=secret', '/%63onfirm-email/?token=secret'])(
  'the reply to %s, an address with a token, is named to nobody',
  async (url) => {
    const { status, headers } = await read(url);
    expect(headers['referrer-policy']).toBe('no-referrer');
    if (status !== 200) expect(headers['cache-control']).toBe('no-store');
  },
);
