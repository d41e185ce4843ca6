// Security headers on every kind of response.
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { loadBuild } from '../../../server/web/build.ts';
import { sharedMarket } from '../market.ts';

const built = (await loadBuild()) !== null;
const market = await sharedMarket(1);

const PAGES = ['/', '/products', '/zh-hans/suppliers', '/nothing', '/favicon.svg'];
const CALLS = [
  '/api/products',
  '/api/products/nothing',
  '/api/nothing',
  '/api/products?page=0',
  '/api/docs',
];

test.each([...CALLS, ...(built ? PAGES : [])])('%s', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await market.app.inject({ method, url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
      expect(headers).not.toHaveProperty(name);
  }
});

test.skipIf(!built)('pages have a script policy without foreign sources', async () => {
  for (const url of ['/', '/products', '/nothing', '/zh-hans']) {
    const { headers, payload } = await market.app.inject({ url });
    const [, inside] =
      /http-equiv="content-security-policy" content="([^"]+)"/i.exec(payload) ?? [];
    const policy = inside ?? headers['content-security-policy'];
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  }
});

describe('only a market behind TLS sends HSTS', () => {
  test.each([
    ['http://market.example', false],
    ['https://market.example', true],
  ])('%s', async (PUBLIC_ORIGIN, secure) => {
    const app = await buildApp(readConfig({ ...market.env, PUBLIC_ORIGIN }));
    const { headers } = await app.inject({ url: '/api/health' });
    expect('strict-transport-security' in headers).toBe(secure);
    await app.close();
  });
});
