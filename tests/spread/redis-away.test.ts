// Redis stops, hangs, or is down at start: the market stays up, logs it once, and the processes resync when it is back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '../../contract/accounts/auth.ts';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import { createChat, sendChatMessage } from '../../contract/chat/chats.ts';
import { readNewMessage } from '../../contract/chat/live.ts';
import { apiAt, type Running } from '../api/platform/process.ts';
import type { LiveClient } from '../fixtures/live-client.ts';
import { openStage, type Someone, type Stage } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage?.close());

const WITHIN = { timeout: 20_000, interval: 50 };
const health = async ({ origin }: Running) => {
  const reply = await fetch(`${origin}/api/health`);
  return {
    status: reply.status,
    ...((await reply.json()) as { parts: unknown; success: boolean }),
  };
};
const says = (running: Running, status: 'ok' | 'down') =>
  vi.waitFor(async () => {
    const told = await health(running);
    expect(told.parts).toContainEqual({ name: 'redis', status });
    expect(told).toMatchObject({ success: true });
  }, WITHIN);
const texts = (client: LiveClient) =>
  client.heard('newMessage').map((payload) => readNewMessage(payload)?.message.text);
/** Log lines about Redis. */
const lines = (running: Running): string[] =>
  running
    .printed()
    .split('\n')
    .filter((line) => line.includes('Redis'));
const contact = async ({ origin }: Running): Promise<number> => {
  const begun = performance.now();
  const answer = await apiAt(origin)
    .call(sendContactMessage, { body: { Email: 'asha@example.in', Message: 'Hello' } })
    .then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  expect(performance.now() - begun).toBeLessThan(3_000);
  return answer;
};

test('killed and started again', async () => {
  const [a, b] = await Promise.all([stage.run(), stage.run()]);
  const buyer = await stage.signUp(a, 'buyer');
  const supplier = await stage.signUp(b, 'supplier');
  await apiAt(b.origin, supplier.token).call(updateProfile, { body: { description: 'A works.' } });
  const { chat } = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  const say = (at: Running, { token }: Someone, text: string) =>
    apiAt(at.origin, token).call(sendChatMessage, { body: { chatId: chat.id, text } });
  const here = await stage.join(a.origin, supplier);
  const there = await stage.join(b.origin, supplier);

  await stage.redis.kill();
  await says(a, 'down');
  await says(b, 'down');
  expect((await fetch(`${a.origin}/api/ready`)).status).toBe(200);
  await say(a, buyer, 'Only here');
  await vi.waitFor(() => expect(texts(here)).toEqual(['Only here']), WITHIN);
  const answers: number[] = [];
  for (let at = 0; at < 12; at++) answers.push(await contact(at % 2 ? a : b));
  // Without Redis each process counts its own limit.
  expect(answers.filter((status) => status === 200)).toHaveLength(10);

  await stage.redis.start();
  await says(a, 'ok');
  await says(b, 'ok');
  // Clients that may have missed events are disconnected, so that they reconnect and fetch them.
  await vi.waitFor(() => expect(there.ends).toContain('transport close'), WITHIN);
  await vi.waitFor(() => expect(there.socket.connected).toBe(true), WITHIN);
  await vi.waitFor(() => expect(here.ends).toContain('transport close'), WITHIN);
  await vi.waitFor(() => expect(here.socket.connected).toBe(true), WITHIN);
  await say(a, buyer, 'Everywhere');
  for (const client of [here, there])
    await vi.waitFor(() => expect(texts(client).at(-1)).toBe('Everywhere'), WITHIN);
  expect(texts(there)).toEqual(['Everywhere']);
  for (const each of [a, b]) expect(lines(each)).toHaveLength(3);
});

test('not there when the market opens', async () => {
  await stage.redis.kill();
  const a = await stage.run();
  await says(a, 'down');
  expect(await contact(a)).toBe(200);
  await stage.redis.start();
  await says(a, 'ok');
  expect(lines(a)).toHaveLength(2);
});

test('one that hangs holds nobody up', async () => {
  const a = await stage.run();
  expect(await contact(a)).toBe(200);
  stage.redis.signal('SIGSTOP');
  expect(await contact(a)).toBe(200);
  await says(a, 'down');
  expect(await contact(a)).toBe(200);
  stage.redis.signal('SIGCONT');
  await says(a, 'ok');
  expect(a.child.exitCode).toBe(null);
});
