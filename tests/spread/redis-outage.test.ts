// Redis stops, hangs, or is down at start: the market stays up, logs it once, and the processes resync when it is back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import { createChat, sendChatMessage } from '../../contract/chat/chats.ts';
import { apiAt, type ServerProcess } from '../api/platform/process.ts';
import type { LiveClient } from '../fixtures/live-client.ts';
import { type Cluster, type ClusterUser, startCluster } from './cluster.ts';

let cluster: Cluster;
beforeEach(async () => {
  cluster = await startCluster();
});
afterEach(() => cluster?.close());

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const health = async ({ origin }: ServerProcess) => {
  const reply = await fetch(`${origin}/api/health`);
  return {
    status: reply.status,
    ...((await reply.json()) as { parts: unknown; success: boolean }),
  };
};
const waitForRedisStatus = (running: ServerProcess, status: 'ok' | 'down') =>
  vi.waitFor(async () => {
    const healthReply = await health(running);
    expect(healthReply.parts).toContainEqual({ name: 'redis', status });
    expect(healthReply).toMatchObject({ success: true });
  }, WAIT_OPTIONS);
const texts = (client: LiveClient) => client.messages().map(({ text }) => text);
/** Log lines about Redis. */
const redisLogLines = (running: ServerProcess): string[] =>
  running
    .output()
    .split('\n')
    .filter((line) => line.includes('Redis'));
const sendContact = async ({ origin }: ServerProcess): Promise<number> => {
  const startedAt = performance.now();
  const answer = await apiAt(origin)
    .call(sendContactMessage, { body: { email: 'asha@example.in', message: 'Hello' } })
    .then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  return answer;
};

test('Redis is killed and restarted', async () => {
  const [a, b] = await Promise.all([cluster.startServer(), cluster.startServer()]);
  const buyer = await cluster.signUp(a, 'buyer');
  const supplier = await cluster.signUp(b, 'supplier');
  await apiAt(b.origin, supplier.token).call(updateProfile, { body: { description: 'A works.' } });
  const chat = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  const send = (at: ServerProcess, { token }: ClusterUser, text: string) =>
    apiAt(at.origin, token).call(sendChatMessage, { body: { chatId: chat.id, text } });
  const clientOfA = await cluster.connect(a.origin, supplier);
  const clientOfB = await cluster.connect(b.origin, supplier);

  await cluster.redis.kill();
  await waitForRedisStatus(a, 'down');
  await waitForRedisStatus(b, 'down');
  expect((await fetch(`${a.origin}/api/ready`)).status).toBe(200);
  await send(a, buyer, 'Only here');
  await vi.waitFor(() => expect(texts(clientOfA)).toEqual(['Only here']), WAIT_OPTIONS);
  const answers: number[] = [];
  for (let at = 0; at < 12; at++) answers.push(await sendContact(at % 2 ? a : b));
  // Without Redis each process counts its own limit.
  expect(answers.filter((status) => status === 200)).toHaveLength(10);

  await cluster.redis.start();
  await waitForRedisStatus(a, 'ok');
  await waitForRedisStatus(b, 'ok');
  // Clients that may have missed events are disconnected, so that they reconnect and fetch them.
  await vi.waitFor(
    () => expect(clientOfB.disconnectReasons).toContain('transport close'),
    WAIT_OPTIONS,
  );
  await vi.waitFor(() => expect(clientOfB.socket.connected).toBe(true), WAIT_OPTIONS);
  await vi.waitFor(
    () => expect(clientOfA.disconnectReasons).toContain('transport close'),
    WAIT_OPTIONS,
  );
  await vi.waitFor(() => expect(clientOfA.socket.connected).toBe(true), WAIT_OPTIONS);
  await send(a, buyer, 'Everywhere');
  for (const client of [clientOfA, clientOfB])
    await vi.waitFor(() => expect(texts(client).at(-1)).toBe('Everywhere'), WAIT_OPTIONS);
  expect(texts(clientOfB)).toEqual(['Everywhere']);
  for (const each of [a, b]) expect(redisLogLines(each)).toHaveLength(3);
});

test('Redis is down when the market starts', async () => {
  await cluster.redis.kill();
  const a = await cluster.startServer();
  await waitForRedisStatus(a, 'down');
  expect(await sendContact(a)).toBe(200);
  await cluster.redis.start();
  await waitForRedisStatus(a, 'ok');
  expect(redisLogLines(a)).toHaveLength(2);
});

test('a hanging Redis delays no request', async () => {
  const a = await cluster.startServer();
  expect(await sendContact(a)).toBe(200);
  cluster.redis.signal('SIGSTOP');
  expect(await sendContact(a)).toBe(200);
  await waitForRedisStatus(a, 'down');
  expect(await sendContact(a)).toBe(200);
  cluster.redis.signal('SIGCONT');
  await waitForRedisStatus(a, 'ok');
  expect(a.child.exitCode).toBe(null);
});
