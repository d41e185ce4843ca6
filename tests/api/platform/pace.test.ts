// Slow connections: closed because of a low transfer rate, not of a long duration; idle ones and WebSockets stay open.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchPace } from '../../../server/platform/http/connections/pace.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';

/** A hundredth of the real window, with the same number of bytes. */
const PACE = { minBytesPerSecond: 100_000, windowMs: 300, checkMs: 20 };
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
  stop = watchPace(server, PACE);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  stop();
  for (const socket of open) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const begin = async (text: string): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};
const body = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nAccept-Language: zh-CN\r\nContent-Length: ${length}\r\n\r\n`;

test('a sender that stops before the last byte is answered 408 in its language, and ended', async () => {
  const before = refusalCounts().get('slow_connection') ?? 0;
  const senders = await Promise.all(
    Array.from({ length: 600 }, () => begin(`${body('/', 100)}${'x'.repeat(99)}`)),
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

test('a sender at the pace is heard to its end, however long it takes', async () => {
  const socket = await begin(body('/', 50 * 8_000));
  const answer = once(socket, 'data');
  // Twice the required rate, for three windows.
  for (let sent = 0; sent < 50; sent++) {
    socket.write('x'.repeat(8_000));
    await pause(20);
  }
  expect(String(await answer)).toMatch(/^HTTP\/1.1 200 /);
});

test('a reader that takes nothing is ended, and what waited for it is given back', async () => {
  const readers = await Promise.all(
    Array.from({ length: 50 }, () => begin('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')),
  );
  for (const reader of readers) reader.pause();
  await expect.poll(() => countOpen(), { timeout: 5_000 }).toBe(0);
});

test('a reader at the pace gets all of it', async () => {
  const socket = await begin('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(LARGE.length);
}, 30_000);

test('an idle connection, one that works on an answer, and one whose body is not wanted yet stay', async () => {
  const idle = await begin('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const late = await begin(`${body('/late', 1_000_000)}x`);
  await pause(3 * PACE.windowMs);
  for (const socket of [idle, late]) expect(socket.destroyed || socket.readableEnded).toBe(false);
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String(await once(idle, 'data'))).toMatch(/^HTTP\/1.1 200 /);
});

test('a websocket is left alone', async () => {
  server.on('upgrade', (_, socket: Socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  );
  const socket = await begin(
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await once(socket, 'data');
  await pause(3 * PACE.windowMs);
  expect(socket.destroyed || socket.readableEnded).toBe(false);
});
