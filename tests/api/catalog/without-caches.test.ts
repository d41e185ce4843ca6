// Public replies with CACHE=off: the same bytes in the same encodings as with caches.
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(10, { CACHE: 'off' });
const read = (encoding?: string) =>
  market.app.inject({
    url: '/api/products',
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

test('a client that accepts gzip gets it, others get plain JSON', async () => {
  const plain = await read();
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json().products).toHaveLength(10);
  const compressed = await read('gzip, br');
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect((await read('gzip;q=0')).body).toBe(plain.body);
  for (const { headers } of [plain, compressed])
    expect(headers.vary).toBe('accept-encoding, accept-language');
});
