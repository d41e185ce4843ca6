// Media endpoint: serves only files of the two folders, whatever path the name tries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { storedFilesOf } from './stored-files.ts';

const DEMO = fileURLToPath(new URL('../../../server/media/demo', import.meta.url));
const picture = readdirSync(DEMO).find((name) => name.endsWith('.webp')) ?? '';
const market = await sharedMarket(0);

const get = (url: string, headers: Record<string, string> = {}) =>
  market.app.inject({ url: `/api/media/${url}`, headers });

describe('a demo picture', () => {
  test('is sent complete, with its type and long caching', async () => {
    const reply = await get(`demo/${picture}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(readFileSync(join(DEMO, picture)));
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is not resent when unchanged', async () => {
    const { etag } = (await get(`demo/${picture}`)).headers;
    const again = await get(`demo/${picture}`, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('is sent in ranges, for video players', async () => {
    const part = await get(`demo/${picture}`, { range: 'bytes=0-3' });
    expect(part.statusCode).toBe(206);
    expect(part.payload).toBe('RIFF');
  });
});

test('an upload is served from the data folder with immutable caching', async () => {
  await storedFilesOf(market, 'uploads').put('0192-a.webp', 'a picture');
  const reply = await get('uploads/0192-a.webp');
  expect(reply.payload).toBe('a picture');
  expect(reply.headers['cache-control']).toBe('public, max-age=2592000, immutable');
});

test('file types that a browser would execute are not served', async () => {
  for (const name of ['page.html', 'picture.svg', 'script.js', 'data.json', 'no-ending', '.webp']) {
    await storedFilesOf(market, 'uploads').put(name, '<script>alert(1)</script>');
    await expectRefused(market, { url: `/api/media/uploads/${name}` }, 'notFound');
  }
});

test.each([
  'demo/..%2f..%2f..%2fpackage.json',
  'demo/..%2f..%2fmain.ts',
  'demo/%2e%2e%2f%2e%2e%2fmain.ts',
  'demo/..%5c..%5cpackage.json',
  'demo/..%252f..%252fpackage.json',
  'demo/%2fetc%2fpasswd',
  'demo/%00',
  `demo/${picture}%00.png`,
  `demo/.%2f${picture}`,
  'demo/.hidden.webp',
  'demo/nothing.webp',
  `demo/${'x'.repeat(400)}.webp`,
  'demo',
  'demo/a/b.webp',
  'uploads/..%2fmarket.sqlite',
  'uploads/nothing.webp',
  '__proto__/a.webp',
  'constructor/a.webp',
  `..%2fmedia/${picture}`,
  `DEMO/${picture}`,
])('%s is not found', async (path) => {
  await expectRefused(market, { url: `/api/media/${path}` }, 'notFound');
});
