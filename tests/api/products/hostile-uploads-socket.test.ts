// Uploads over a raw socket: aborted half-way, endless, or refused while still arriving.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedMarket } from '../market.ts';
import { expectNoFilesLeft, temporaryFiles } from './hostile-form.ts';
import { signUpSupplier } from './product-forms.ts';

const market = await sharedMarket(0);
const supplier = await signUpSupplier(market);
const origin = new URL(await market.listen());

const nothingStays = () => expectNoFilesLeft(market);
afterEach(nothingStays);

const GIGABYTE = 1024 ** 3;
const CRLF = Buffer.from('\r\n');
const head = (length: number | 'chunked') =>
  [
    'POST /api/products/create-new HTTP/1.1',
    `Host: ${origin.host}`,
    `Authorization: Bearer ${supplier.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '',
    '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  ].join('\r\n');

test('an aborted upload leaves no file', async () => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(`${head(1_000_000)}${'x'.repeat(200_000)}`);
  await vi.waitFor(() => expect(temporaryFiles(market)).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(nothingStays);
});

test.each(['with its length', 'in chunks'])(
  'a body of 1 GB %s is cut off early',
  async (encoding) => {
    const chunked = encoding === 'in chunks';
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
    const reply = await answer;
    if (reply) expect(reply).toMatch(/^HTTP\/1.1 (?:413|400) /);
    await vi.waitFor(nothingStays);
    expect((await fetch(new URL('/api/health', origin))).status).toBe(200);
  },
);

test('an early refusal is sent while the form is still arriving', async () => {
  const socket = connect(Number(origin.port), origin.hostname);
  const answer = text(socket);
  const totalBytes = 30 * 1024 * 1024;
  socket.write(head(totalBytes));
  const block = Buffer.alloc(1024 * 1024, 120);
  for (let sent = 0; sent < 11; sent++)
    await new Promise((resolve) => socket.write(block, resolve));
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1.1 400 [\s\S]*Picture size should not exceed 10MB/);
  await nothingStays();
  socket.end();
  await answer;
});
