// Slow connections: closed because of a low transfer rate, not of a long duration; idle ones and WebSockets stay open.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enforceTransferRate } from '../../../server/platform/http/connections/transfer-rate.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';

/** A hundredth of the real window, with the same number of bytes. */
const PACE_LIMITS = { minBytesPerSecond: 100_000, windowMs: 300, checkMs: 20 };
const LARGE = Buffer.alloc(40 * 1024 ** 2, 'x');

let server: Server;
let stop: () => void;
let open: Socket[];
beforeEach(async () => {
  open = [];
  server = createServer({ requestTimeout: 0 }, (request, response) => {
    if (request.url === '/large') return void response.end(LARGE);
    // Does not read the body for the first 2 s.
    if (request.url === '/late') return void setTimeout(() => request.resume(), 2_000);
    request.resume();
    return void request.on('end', () => response.end('all of it'));
  });
  stop = enforceTransferRate(server, PACE_LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  stop();
  for (const socket of open) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const sendPart = async (text: string): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};
const body = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nAccept-Language: zh-CN\r\nContent-Length: ${length}\r\n\r\n`;

test('a client that stops sending gets 408 in its language, and is disconnected', async () => {
  const before = refusalCounts().get('slow_connection') ?? 0;
  const senders = await Promise.all(
    Array.from({ length: 600 }, () => sendPart(`${body('/', 100)}${'x'.repeat(99)}`)),
  );
  const answers = await Promise.all(senders.map(async (each) => String(await once(each, 'data'))));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*每秒 1 KB/);
  await expect.poll(() => countOpen()).toBe(0);
  expect(refusalCounts().get('slow_connection')).toBe(before + 600);
});

const countOpen = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a slow but steady client can send its whole body', async () => {
  const socket = await sendPart(body('/', 50 * 8_000));
  const answer = once(socket, 'data');
  // Twice the required rate, for three windows.
  for (let sent = 0; sent < 50; sent++) {
    socket.write('x'.repeat(8_000));
    await pause(20);
  }
  expect(String(await answer)).toMatch(/^HTTP\/1.1 200 /);
});

test('a client that stops reading is disconnected, and its memory freed', async () => {
  const readers = await Promise.all(
    Array.from({ length: 50 }, () => sendPart('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')),
  );
  for (const reader of readers) reader.pause();
  await expect.poll(() => countOpen(), { timeout: 5_000 }).toBe(0);
});

test('a slow but steady client gets the whole response', async () => {
  const socket = await sendPart('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(LARGE.length);
}, 30_000);

test('idle connections, running requests and unread bodies are not disconnected', async () => {
  const idle = await sendPart('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const waitingSocket = await sendPart(`${body('/late', 1_000_000)}x`);
  await pause(3 * PACE_LIMITS.windowMs);
  for (const socket of [idle, waitingSocket])
    expect(socket.destroyed || socket.readableEnded).toBe(false);
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String(await once(idle, 'data'))).toMatch(/^HTTP\/1.1 200 /);
});

test('a websocket is not disconnected', async () => {
  server.on('upgrade', (_, socket: Socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  );
  const socket = await sendPart(
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await once(socket, 'data');
  await pause(3 * PACE_LIMITS.windowMs);
  expect(socket.destroyed || socket.readableEnded).toBe(false);
});
