// Media endpoint: serves only files of the two folders, whatever path the name tries.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { storedFilesOf } from './stored-files.ts';

const DEMO = fileURLToPath(new URL('../../../server/media/demo', import.meta.url));
const drawing = 'rice-mill-0.svg';
const video = readdirSync(DEMO).find((name) => name.endsWith('.mp4')) ?? '';
const market = await sharedMarket(0);

const get = (url: string, headers: Record<string, string> = {}) =>
  market.app.inject({ url: `/api/media/${url}`, headers });

describe('a demo drawing', () => {
  test('is sent complete, with its type and long caching, and may neither run nor load anything', async () => {
    const reply = await get(`demo/${drawing}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(readFileSync(join(DEMO, drawing)));
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=2592000',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('is compressed for clients that accept it', async () => {
    const reply = await get(`demo/${drawing}`, { 'accept-encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.rawPayload.length).toBeLessThan(12_000);
  });

  test('of a product is in the data folder, as its JPEG for link previews is', async () => {
    const folder = join(market.env.DATA_DIR ?? '', 'demo');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '0192-a-0.svg.gz'), gzipSync('<svg/>'));
    await writeFile(join(folder, '0192-a-0.jpg'), 'a preview');
    expect((await get('demo/0192-a-0.svg')).payload).toBe('<svg/>');
    expect((await get('demo/0192-a-0.jpg')).payload).toBe('a preview');
  });

  test('is not resent when unchanged', async () => {
    const { etag } = (await get(`demo/${drawing}`)).headers;
    const again = await get(`demo/${drawing}`, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });
});

test('a demo video is sent in ranges, for players', async () => {
  const part = await get(`demo/${video}`, { range: 'bytes=4-7' });
  expect(part.statusCode).toBe(206);
  expect(part.payload).toBe('ftyp');
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
  `demo/${drawing}%00.png`,
  `demo/.%2f${drawing}`,
  'demo/.hidden.webp',
  'demo/nothing.webp',
  'demo/nothing.svg',
  'demo/nothing.jpg',
  'demo/rice-mill-0.svg.gz',
  'uploads/rice-mill-0.svg',
  `demo/${'x'.repeat(400)}.webp`,
  'demo',
  'demo/a/b.webp',
  'uploads/..%2fmarket.sqlite',
  'uploads/nothing.webp',
  '__proto__/a.webp',
  'constructor/a.webp',
  `..%2fmedia/${drawing}`,
  `DEMO/${drawing}`,
])('%s is not found', async (path) => {
  await expectRefused(market, { url: `/api/media/${path}` }, 'notFound');
});
