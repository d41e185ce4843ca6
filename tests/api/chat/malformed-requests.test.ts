// Requests that need a raw socket: very long paths, and bytes that are not HTTP.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorReply } from '../../../contract/errors.ts';
import { sharedMarket } from '../market.ts';
import { expectNoInternalDetails } from '../refusal.ts';

const market = await sharedMarket(1);
const origin = new URL(await market.listen());

test('a search of 5,000 Chinese characters is refused as too long', async () => {
  const url = new URL(`/api/products?search=${'机'.repeat(5_000)}`, origin);
  const reply = await fetch(url, { headers: { 'accept-language': 'zh-CN' } });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({
    code: 'validation',
    message: '搜索内容最多 200 个字符。',
  });
});

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/translate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/translate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    400,
  ],
])('%s is refused with the usual error body', async (_, bytes, status) => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(z.parse(errorReply, JSON.parse(body))).toMatchObject({ code: 'badRequest' });
  expectNoInternalDetails(body);
});

test('an endless header is cut off', async () => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(200_000)}`);
  // When the server closes the connection, unread data may discard the response.
  const answer = await text(socket).catch(() => '');
  if (answer) expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect((await fetch(new URL('/api/health', origin))).status).toBe(200);
});
