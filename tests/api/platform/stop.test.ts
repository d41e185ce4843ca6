// Shutdown: requests in flight are answered, the database stays intact, and no new request is accepted.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeConnectionsOnShutdown } from '../../../server/platform/http/shutdown.ts';
import { fillMarket } from '../../../tools/demo/fill.ts';
import {
  createEnvironment,
  expectDatabaseIntact,
  type TestEnvironment,
  withDatabase,
} from '../environment.ts';
import { openServer, type ServerProcess } from './process.ts';

let environment: TestEnvironment;
let running: ServerProcess;

beforeEach(async () => {
  environment = await createEnvironment();
  await withDatabase(environment, (database) => fillMarket(database, { products: 60 }, () => {}));
  running = await openServer({ ...environment.env, LOG_LEVEL: 'info' });
});
afterEach(async () => {
  await running.kill();
  await environment.remove();
});

interface Upload {
  finish(): void;
  readonly reply: Promise<{ status: number; body: string }>;
}

/** A request that the server has accepted and whose body is not complete yet. */
async function beginUpload(origin: string): Promise<Upload> {
  const sent = request(`${origin}/api/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const reply = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    );
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write('{"text":"Lathe",');
  return { reply, finish: () => sent.end('"targetLang":"zh-Hans"}') };
}

const refused = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health`).then(
    () => false,
    () => true,
  );

test('a running request is finished before the process ends, and the database stays intact', async () => {
  const { origin, exit } = running;
  const listed = await (await fetch(`${origin}/api/products`)).json();
  const id = listed.products[0].id;
  const viewed = await (await fetch(`${origin}/api/products/${id}`)).json();
  const upload = await beginUpload(origin);
  running.child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await refused(origin)).toBe(true), { interval: 20 });
  expect(running.child.exitCode).toBe(null);
  upload.finish();
  expect(await upload.reply).toMatchObject({ status: 200 });
  const answered = performance.now();
  expect(await exit).toBe(0);
  expect(performance.now() - answered, 'an idle connection held it').toBeLessThan(3_000);

  await expectDatabaseIntact(environment);
  const stored = await withDatabase(environment, ({ db }) =>
    db.selectFrom('products').select('views').where('id', '=', id).executeTakeFirst(),
  );
  expect(stored).toEqual({ views: viewed.data.views + 1 });
});

test('a call that never ends is aborted after the timeout', async () => {
  const app = Fastify();
  closeConnectionsOnShutdown(app, 200);
  const requestStarted = new Promise<void>((resolve) =>
    app.addHook('onRequest', async () => resolve()),
  );
  app.post('/', async () => 'never');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const ended = once(socket, 'close');
  socket.resume().on('error', () => {});
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  await requestStarted;
  await app.close();
  await ended;
});

test('of many concurrent calls each accepted one is answered', async () => {
  const { origin } = running;
  const calls = Array.from({ length: 120 }, async (_, at) => {
    const reply = await fetch(`${origin}/api/products?limit=100&page=${at + 1}`);
    return { status: reply.status, whole: (await reply.json()).success !== undefined };
  });
  await Promise.race(calls);
  running.child.kill('SIGINT');
  const ended = await Promise.allSettled(calls);
  expect(await running.exit).toBe(0);
  for (const call of ended) {
    // A late request may be refused, but no response is cut off in the middle.
    if (call.status === 'fulfilled') expect([200, 503]).toContain(call.value.status);
    else expect(String(call.reason)).toMatch(/fetch failed/);
  }
  expect(ended.filter((call) => call.status === 'fulfilled').length).toBeGreaterThan(0);
});

test('each log line is a JSON object with the request id that the client got', async () => {
  const reply = await fetch(`${running.origin}/api/translate`, { method: 'POST', body: '{' });
  const { requestId } = await reply.json();
  expect(await running.stop()).toBe(0);
  const lines = running.output().trim().split('\n');
  expect(running.logEntries().find(({ reqId }) => reqId === requestId)).toMatchObject({
    method: 'POST',
    url: '/api/translate',
    status: reply.status,
  });
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    `Yantra Bridge is open at ${running.origin}`,
  ]);
});
