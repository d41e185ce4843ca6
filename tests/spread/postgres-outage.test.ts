// PostgreSQL stops, hangs, or closes a connection: requests fail quickly with the market's own error, and recovery is
// automatic.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { createChat, listMessages, sendChatMessage } from '../../contract/chat/chats.ts';
import { apiAt, type ServerProcess } from '../api/platform/process.ts';
import { runSql } from '../api/postgres-database.ts';
import { type Cluster, type ClusterUser, startCluster } from './cluster.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';

let cluster: Cluster;
let proxy: DatabaseProxy;
let server: ServerProcess;
let buyer: ClusterUser;
let chatId: string;
beforeAll(async () => {
  cluster = await startCluster(20);
  const at = new URL(cluster.environment.env.DATABASE_URL ?? '');
  proxy = await startDatabaseProxy(new URL(at));
  at.hostname = '127.0.0.1';
  at.port = String(proxy.port);
  server = await cluster.startServer({ DATABASE_URL: at.href });
  buyer = await cluster.signUp(server, 'buyer');
  const supplier = await cluster.signUp(server, 'supplier');
  await apiAt(server.origin, supplier.token).call(updateProfile, {
    body: { description: 'A works.' },
  });
  const chat = await apiAt(server.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  chatId = chat.id;
});
afterAll(async () => {
  await cluster?.close();
  await proxy?.refuseConnections();
});

const get = async (path: string, lang = 'en') => {
  const startedAt = performance.now();
  const reply = await fetch(`${server.origin}${path}`, { headers: { 'accept-language': lang } });
  const text = await reply.text();
  const body = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: reply.status, body, ms: performance.now() - startedAt };
};

const waitForRecovery = () =>
  vi.waitFor(
    async () => {
      expect((await get('/api/ready')).status).toBe(200);
      expect((await get('/api/products?limit=1')).status).toBe(200);
    },
    { timeout: 15_000, interval: 50 },
  );

test('an unreachable database is reported at once in both languages, and static pages stay available', async () => {
  await proxy.refuseConnections();
  await vi.waitFor(
    async () => expect((await get('/api/products?limit=2')).status).toBe(503),
    5_000,
  );
  const failed = await get('/api/products?limit=3');
  expect(failed.body).toMatchObject({
    success: false,
    code: 'unavailable',
    message: 'The service is busy. Please try again shortly.',
  });
  expect(failed.ms).toBeLessThan(2_000);
  expect((await get('/api/products?limit=3', 'zh-Hans')).body.message).toMatch(/服务繁忙/);
  expect((await get('/about')).status).toBe(200);
  // A page that cannot be rendered still answers with an error page in the language of its address.
  const page = await get('/zh-hans/products?search=away');
  expect(page.status).toBe(503);
  expect(page.body).toMatch(/<html lang="zh-Hans"/i);
  const health = await get('/api/health');
  expect(health.status).toBe(503);
  expect(health.body.parts).toContainEqual({ name: 'database', status: 'down' });
  expect((await get('/api/ready')).status).toBe(503);
  expect(server.child.exitCode).toBe(null);
  await proxy.forward();
  await waitForRecovery();
});

test('a hanging database is detected, and later requests fail at once', async () => {
  proxy.stall();
  const first = await get('/api/products?limit=4');
  expect(first.status).toBe(503);
  expect(first.ms).toBeLessThan(12_000);
  const then = await Promise.all(
    Array.from({ length: 30 }, (_, at) => get(`/api/products?limit=${at + 5}`)),
  );
  for (const { status, ms } of then) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(2_000);
  }
  await proxy.forward();
  await waitForRecovery();
});

test('connections ended during work lose no acknowledged message', async () => {
  const name = new URL(cluster.environment.env.DATABASE_URL ?? '').pathname.slice(1);
  const endConnections = () =>
    runSql(
      process.env.DATABASE_URL ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  const api = apiAt(server.origin, buyer.token);
  const sentIds: string[] = [];
  const failureStatuses = new Set<number>();
  /** Retries like the browser client until the message is acknowledged, with the same client id. */
  const send = async (text: string): Promise<void> => {
    try {
      const { id } = await api.call(sendChatMessage, { body: { chatId, text, clientId: text } });
      sentIds.push(id);
    } catch (error) {
      failureStatuses.add((error as { status: number }).status);
      await pause(20);
      return send(text);
    }
  };
  const sending = (async () => {
    for (let at = 0; at < 40; at++) await send(`Line ${at}`);
  })();
  for (const minimum of [5, 15, 25]) {
    await vi.waitFor(() => expect(sentIds.length).toBeGreaterThan(minimum), 20_000);
    await endConnections();
  }
  await sending;
  // Every failed request got 503, which means retry; never 500.
  expect([...failureStatuses].filter((status) => status !== 503)).toEqual([]);
  const { messages } = await api.call(listMessages, {
    params: { id: chatId },
    query: { limit: 100 },
  });
  expect(messages.map(({ id }) => id)).toEqual(sentIds);
  expect(messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 40 }, (_, at) => `Line ${at}`),
  );
  expect(server.child.exitCode).toBe(null);
});

test('a database without free connections counts as up, and open connections work', async () => {
  const at = new URL(cluster.environment.env.DATABASE_URL ?? '');
  const name = `${at.pathname.slice(1)}_few`;
  const run = (statement: string) => runSql(process.env.DATABASE_URL ?? '', statement);
  // Not a superuser, because superusers may exceed the connection limit.
  await run(`create role ${name} login password 'few' in role "${at.username}"`);
  at.username = name;
  at.password = 'few';
  const limited = await cluster.startServer({ DATABASE_URL: at.href });
  await run(`alter role ${name} connection limit 0`);
  const api = apiAt(limited.origin, buyer.token);
  const read = () => api.call(listMessages, { params: { id: chatId }, query: {} });
  const all = await Promise.allSettled(Array.from({ length: 30 }, read));
  const codes = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['unavailable']));
  for (let at = 0; at < 100; at++) expect((await read()).messages.length).toBeGreaterThan(0);
  await limited.stop();
  await run(`drop role ${name}`);
});
