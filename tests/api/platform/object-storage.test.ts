// Files in an object store: range requests, cache headers, and a slow, failing or unreachable service.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaUrl } from '../../../contract/media.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { mp4, mp4Bytes, picture } from '../../fixtures/files.ts';
import { BUCKET, type S3Server, startS3Server } from '../../fixtures/s3-server.ts';
import { type Market, openMarket } from '../market.ts';
import {
  buildForm,
  expectNoFilesLeft,
  productRequest,
  temporaryFiles,
} from '../products/hostile-form.ts';
import { signUpSupplier, type TestSupplier } from '../products/product-forms.ts';
import { expectRefused } from '../refusal.ts';
import { storedFilesOf } from './stored-files.ts';

let s3: S3Server;
let market: Market;
let supplier: TestSupplier;
beforeEach(async () => {
  s3 = await startS3Server();
  market = await openMarket(0, { ...s3.env('a/market'), S3_TIMEOUT_MS: '300' });
  supplier = await signUpSupplier(market);
});
afterEach(async () => {
  await market.close();
  await s3.stop();
});

const restoreService = (): void => {
  s3.behavior = () => 'normal';
};
const get = (path: string, headers: Record<string, string> = {}) =>
  market.app.inject({ url: mediaUrl(path), headers });
const keys = (): string[] => [...s3.objects.keys()];

test('uploads are stored in the bucket under the prefix, with type and caching headers', async () => {
  const { id } = await supplier.create({ images: [await picture()], video: mp4() });
  expect(keys()).toHaveLength(4);
  for (const [key, { headers }] of s3.objects) {
    expect(key).toMatch(/^a\/market\/uploads\/[\w.-]+$/);
    expect(headers['content-type']).toMatch(/^(?:image\/webp|video\/mp4)$/);
    expect(headers['cache-control']).toBe('public, max-age=2592000, immutable');
  }
  expect(await storedFilesOf(market, 'uploads').names()).toHaveLength(4);
  expect(temporaryFiles(market)).toEqual([]);
  await supplier.api.call(deleteProduct, { params: { id } });
  expect(keys()).toEqual([]);
});

test('foreign objects in the bucket are ignored', async () => {
  await supplier.create({ images: [await picture()] });
  const [some] = s3.objects.values();
  if (!some) throw new Error('nothing was stored');
  for (const name of ['', 'old/', 'old/a.webp', '.keep'])
    s3.objects.set(`a/market/uploads/${name}`, some);
  expect(await storedFilesOf(market, 'uploads').names()).toHaveLength(3);
});

describe('a video', () => {
  let path: string;
  beforeEach(async () => {
    path = (await supplier.create({ video: mp4() })).video ?? '';
  });
  const bytes = mp4Bytes();

  test('is sent complete, with its type and long caching', async () => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=2592000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['bytes=0-3', 0, 4],
    ['bytes=4-', 4, undefined],
    ['bytes=-10', -10, undefined],
    ['bytes=5-99999999', 5, undefined],
  ])('is sent in ranges: %s', async (range, from, to) => {
    const reply = await get(path, { range });
    const part = bytes.subarray(from, to);
    const first = from < 0 ? bytes.length + from : from;
    expect(reply.statusCode).toBe(206);
    expect(reply.rawPayload.equals(part)).toBe(true);
    expect(reply.headers['content-range']).toBe(
      `bytes ${first}-${first + part.length - 1}/${bytes.length}`,
    );
  });

  test('has no bytes past its end', async () => {
    expect((await get(path, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
  });

  test.each(['bytes=0-3,9-12', 'bytes=a-b', 'lines=1-2', 'bytes=-'])(
    'is sent complete for an invalid range: %s',
    async (range) => {
      const reply = await get(path, { range });
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload).toHaveLength(bytes.length);
    },
  );

  test('is not resent when unchanged, and ranges of two versions are never mixed', async () => {
    const etag = String((await get(path)).headers.etag);
    const again = await get(path, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    const part = await get(path, { range: 'bytes=0-3', 'if-range': etag });
    expect(part.statusCode).toBe(206);
    const other = await get(path, { range: 'bytes=0-3', 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload).toHaveLength(bytes.length);
  });

  test('is read directly by the public if the bucket allows it', async () => {
    const settings = { ...market.env, S3_PUBLIC_URL: 'https://cdn.example/files/' };
    await using other = await openMarket(0, settings);
    const reply = await other.app.inject({ url: mediaUrl(path) });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(
      path.replace('/media/uploads', 'https://cdn.example/files'),
    );
  });
});

describe('when the storage service', () => {
  const form = async () =>
    buildForm([
      ['images', await picture()],
      ['video', mp4()],
    ]);
  const upload = async () =>
    expectRefused(market, await productRequest(supplier.token, await form()), 'unavailable');

  test.each(['fails', 'hangs'] as const)('%s, uploads and media are refused', async (mood) => {
    const { video } = await supplier.create({ video: mp4() });
    const before = keys();
    s3.behavior = () => mood;
    await upload();
    await expectRefused(market, { url: mediaUrl(video ?? '') }, 'unavailable');
    expect(temporaryFiles(market)).toEqual([]);
    restoreService();
    expect(keys()).toEqual(before);
    expect((await get(video ?? '')).statusCode).toBe(200);
    await supplier.create({ images: [await picture()] });
  });

  test('is down the market stays up, and files return with the service', async () => {
    const { video } = await supplier.create({ video: mp4() });
    await s3.stop();
    await upload();
    await expectRefused(market, { url: mediaUrl(video ?? '') }, 'unavailable');
    const { statusCode, payload } = await market.app.inject({ url: '/api/health' });
    expect([statusCode, JSON.parse(payload)]).toMatchObject([
      200,
      { status: 'degraded', parts: expect.arrayContaining([{ name: 'storage', status: 'down' }]) },
    ]);
    await market.restart();
    await market.app.ready();
    await s3.start();
    expect((await get(video ?? '')).statusCode).toBe(200);
  });

  test('fails during a form, no file stays once it recovers', async () => {
    // The first two sizes of the picture are stored; then every PUT and DELETE fails.
    const countPuts = () => s3.asked.filter((requestLine) => requestLine.startsWith('PUT')).length;
    s3.behavior = (requestLine) =>
      requestLine.startsWith('DELETE') || countPuts() > 2 ? 'fails' : 'normal';
    const request = await productRequest(supplier.token, await form());
    expect((await market.app.inject(request)).statusCode).toBe(503);
    expect(keys()).toHaveLength(2);
    restoreService();
    const { images } = await supplier.create({ images: [await picture()] });
    await vi.waitFor(() => expect(keys()).toHaveLength(3));
    expect((await get(images[0] ?? '')).statusCode).toBe(200);
  });

  test('stores a file and drops the reply, the file is removed', async () => {
    s3.behavior = (requestLine) => (requestLine.startsWith('PUT') ? 'drops-reply' : 'normal');
    await upload();
    await vi.waitFor(() => expect(keys()).toEqual([]));
    await expectNoFilesLeft(market);
  });

  test('stalls during a file, the response ends', async () => {
    const { video } = await supplier.create({ video: mp4() });
    const origin = await market.listen();
    s3.behavior = () => 'stalls';
    const reply = await fetch(`${origin}${mediaUrl(video ?? '')}`);
    expect(reply.status).toBe(200);
    await expect(reply.arrayBuffer()).rejects.toThrow();
  });

  test.each([
    ['another key', { S3_ACCESS_KEY_ID: 'somebody' }],
    ['another secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['another bucket', { S3_BUCKET: `no-${BUCKET}` }],
  ])('replies %s, the call is unavailable without internal details', async (_, env) => {
    await using other = await openMarket(0, { ...market.env, ...env });
    const user = await signUpSupplier(other);
    const request = await productRequest(user.token, await form());
    await expectRefused(other, request, 'unavailable');
  });
});

test('a service that never replies is abandoned after the timeout', async () => {
  const hole = createServer(() => {}).listen(0, '127.0.0.1');
  await once(hole, 'listening');
  const address = hole.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { ...market.env, S3_ENDPOINT: `http://127.0.0.1:${port}` };
  await using other = await openMarket(0, env);
  const started = Date.now();
  await expectRefused(other, { url: '/api/media/uploads/a.webp' }, 'unavailable');
  // Two languages, two attempts each, and the pauses between them.
  expect(Date.now() - started).toBeLessThan(5_000);
  hole.close();
});
