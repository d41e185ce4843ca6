// Pages whose API call failed: 502 if another process failed, 503 if it is busy or unreachable.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createEnvironment } from '../environment.ts';
import { openServer } from '../platform/process.ts';

let status: number;
const backend = createServer((_, response) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: false, message: 'The backend broke' }));
}).listen(0, '127.0.0.1');
await once(backend, 'listening');
const { port } = backend.address() as AddressInfo;
const environment = await createEnvironment();
const API_ORIGIN = `http://127.0.0.1:${port}`;
const front = await openServer({ ...environment.env, CACHE: 'off', API_ORIGIN });
afterAll(async () => {
  await front.stop();
  await environment.remove();
  backend.closeAllConnections();
  backend.close();
});

test.each([
  [500, 502],
  [502, 502],
  [504, 502],
  [503, 503],
  [404, 404],
])('a page over a backend that answers %i has status %i', async (answered, expected) => {
  status = answered;
  for (const path of ['/product/p1', '/zh-hans/product/p1', '/supplier/s1']) {
    const reply = await fetch(`${front.origin}${path}`);
    expect(reply.status, path).toBe(expected);
    expect(reply.headers.get('content-type')).toContain('text/html');
    if (expected >= 500) expect(reply.headers.get('cache-control')).toBe('no-store');
  }
});

test('a page over an unreachable backend has status 503', async () => {
  backend.closeAllConnections();
  backend.close();
  expect((await fetch(`${front.origin}/product/p1`)).status).toBe(503);
});
