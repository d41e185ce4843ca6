// Uploads over a raw socket: aborted half-way, endless, or refused while still arriving.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Market, openMarket } from '../market.ts';
import { openSeller, type Seller } from './forms.ts';
import { expectNothingStays, waitingIn } from './hostile-form.ts';

let market: Market;
let seller: Seller;
let origin: URL;
beforeAll(async () => {
  market = await openMarket(0);
  seller = await openSeller(market);
  origin = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => market.close());

const nothingStays = () => expectNothingStays(market);
afterEach(nothingStays);

const GIGABYTE = 1024 ** 3;
const CRLF = Buffer.from('\r\n');
const head = (length: number | 'chunked') =>
  [
    'POST /api/products/create-new HTTP/1.1',
    `Host: ${origin.host}`,
    `Authorization: Bearer ${seller.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '',
    '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  ].join('\r\n');

test('an upload that is aborted leaves nothing', async () => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(`${head(1_000_000)}${'x'.repeat(200_000)}`);
  await vi.waitFor(() => expect(waitingIn(market)).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(nothingStays);
});

test.each(['with its length', 'in chunks'])('a body of 1 GB %s is cut off early', async (how) => {
  const chunked = how === 'in chunks';
  const socket = connect(Number(origin.port), origin.hostname);
  socket.on('error', () => {});
  const answer = text(socket).catch(() => '');
  const block = Buffer.alloc(1024 * 1024, 120);
  const frame = chunked ? Buffer.concat([Buffer.from('100000\r\n'), block, CRLF]) : block;
  const [start = '', part = ''] = head(chunked ? 'chunked' : GIGABYTE).split('\r\n\r\n--x');
  const first = `--x${part}`;
  socket.write(`${start}\r\n\r\n`);
  socket.write(chunked ? `${first.length.toString(16)}\r\n${first}\r\n` : first);
  while (!socket.destroyed && socket.bytesWritten < GIGABYTE)
    await new Promise((resolve) => socket.write(frame, resolve));
  expect(socket.bytesWritten).toBeLessThan(GIGABYTE / 4);
  // When the server closes the connection, unread upload data may discard the response.
  const said = await answer;
  if (said) expect(said).toMatch(/^HTTP\/1.1 (?:413|400) /);
  await vi.waitFor(nothingStays);
  expect((await fetch(new URL('/api/health', origin))).status).toBe(200);
});

test('a form that is refused early is answered while it is still on its way', async () => {
  const socket = connect(Number(origin.port), origin.hostname);
  const answer = text(socket);
  const whole = 30 * 1024 * 1024;
  socket.write(head(whole));
  const block = Buffer.alloc(1024 * 1024, 120);
  for (let sent = 0; sent < 11; sent++)
    await new Promise((resolve) => socket.write(block, resolve));
  const [said] = await once(socket, 'data');
  expect(String(said)).toMatch(/^HTTP\/1.1 400 [\s\S]*Picture size should not exceed 10MB/);
  await nothingStays();
  socket.end();
  await answer;
});
