// Connections and responses that wait for slow clients: one network cannot use up the capacity of the others.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import {
  limitConnections,
  limitReplies,
  replyAllocator,
} from '../../../server/platform/http/connections/open-connections.ts';

const ANSWER = Buffer.alloc(12 * 1024 ** 2, 'x');

let app: FastifyInstance;
let port: number;
let open: Socket[];
let closedState: { entered: boolean; sent: boolean };
beforeEach(async () => {
  open = [];
  app = Fastify({ forceCloseConnections: true });
  limitConnections(app.server, true);
  limitReplies(app);
  app.setErrorHandler((error: { status?: number }, _, reply) =>
    reply.code(error.status ?? 500).send('refused'),
  );
  app.get('/large', async () => ANSWER);
  closedState = { entered: false, sent: false };
  app.addHook('onSend', async ({ url }) => {
    if (url === '/left') closedState.sent = true;
  });
  app.get('/left', async (request) => {
    closedState.entered = true;
    await once(request.raw.socket, 'close');
    return ANSWER;
  });
  app.get('/', async () => 'small');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
  await vi.waitFor(() => expect(replyAllocator.allocated()).toBe(0));
});

const reach = async (from: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  open.push(socket);
  await once(socket, 'connect');
  return socket;
};
const answerTo = async (socket: Socket, path: string): Promise<string> => {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  return String(answer).slice(0, 15);
};

test('one network has a connection limit, and others still connect', async () => {
  const closed = vi.fn();
  for (let at = 0; at < LIMITS.connectionsPerNetwork + 50; at++)
    (await reach('127.0.0.2')).resume().once('close', closed);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(50));
  expect(await answerTo(await reach('127.0.0.3'), '/')).toMatch(/^HTTP\/1.1 200/);
});

test('a response whose client disconnected early frees its memory', async () => {
  const socket = await reach('127.0.0.2');
  socket.write('GET /left HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(closedState.entered).toBe(true));
  socket.destroy();
  await vi.waitFor(() => expect(closedState.sent).toBe(true));
  expect(replyAllocator.allocated()).toBe(0);
});

test('500 connections behind one address are all answered', async () => {
  const sockets = await Promise.all(Array.from({ length: 500 }, () => reach('127.0.0.2')));
  const answers = await Promise.all(sockets.map((each) => answerTo(each, '/')));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
});

test('unread responses of one network are limited, and others get theirs', async () => {
  const stuck = await Promise.all(Array.from({ length: 30 }, () => reach('127.0.0.2')));
  for (const socket of stuck) socket.pause().write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() =>
    expect(replyAllocator.allocated()).toBeGreaterThan(LIMITS.replyBytesInFlight / 2),
  );
  expect(replyAllocator.allocated()).toBeLessThanOrEqual(LIMITS.replyBytesInFlightPerNetwork);
  expect(await answerTo(await reach('127.0.0.2'), '/large')).toMatch(/^HTTP\/1.1 503/);
  expect(await answerTo(await reach('127.0.0.2'), '/')).toMatch(/^HTTP\/1.1 200/);
  expect(await answerTo(await reach('127.0.0.3'), '/large')).toMatch(/^HTTP\/1.1 200/);
});

test('unread responses of many networks give way to a reading client', async () => {
  for (let at = 0; at < 20; at++) {
    const socket = await reach(`127.0.1.${at + 1}`);
    socket.pause().write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  }
  await vi.waitFor(() =>
    expect(replyAllocator.allocated()).toBeGreaterThan(LIMITS.replyBytesInFlight / 2),
  );
  expect(replyAllocator.allocated()).toBeLessThanOrEqual(LIMITS.replyBytesInFlight);
  const reader = await reach('127.0.0.3');
  expect(await answerTo(reader, '/')).toMatch(/^HTTP\/1.1 200/);
});
