// Server crash during a conversation and restart: no acknowledged message is lost or duplicated.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register, updateProfile } from '../../../contract/accounts/auth.ts';
import { createChat, listMessages, sendChatMessage } from '../../../contract/chat/chats.ts';
import { readNewMessage } from '../../../contract/chat/live.ts';
import type { Api } from '../../../src/api/call.ts';
import { connected, type LiveClient, liveClient } from '../../fixtures/live-client.ts';
import { newcomer } from '../people.ts';
import { emptyPlace, expectWhole, type Place } from '../place.ts';
import { apiAt, freePort, opened, type Running, start } from '../platform/process.ts';

let place: Place;
let env: Place['env'];
let running: Running;
const clients: LiveClient[] = [];

beforeEach(async () => {
  place = await emptyPlace();
  env = { ...place.env, PORT: String(await freePort()) };
  running = await opened(start(env));
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.disconnect();
  running.child.kill('SIGKILL');
  await running.exit;
  await place.remove();
});

const apiOf = (token: string | null) => apiAt(running.origin, token);

const joined = async (role: 'buyer' | 'supplier') => {
  const { token, user } = await apiOf(null).call(register, { body: newcomer(role) });
  const client = liveClient(running.origin, token, {
    reconnectionDelay: 50,
    reconnectionDelayMax: 100,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
  clients.push(client);
  await connected(client);
  return { id: user.id, api: apiOf(token), client };
};

const conversation = async () => {
  const [buyer, supplier] = [await joined('buyer'), await joined('supplier')];
  await supplier.api.call(updateProfile, { body: { description: 'A works.' } });
  const { chat } = await buyer.api.call(createChat, { body: { userIds: [supplier.id] } });
  return { buyer, supplier, chatId: chat.id };
};

/** Retries like the browser client until the message is acknowledged, with the same client id. */
const saidAtLast = (api: Api, chatId: string, text: string): Promise<string> =>
  vi.waitFor(
    async () => (await api.call(sendChatMessage, { body: { chatId, text, clientId: text } })).id,
    { timeout: 20_000, interval: 50 },
  );

test('killed in the middle and started again', async () => {
  const { buyer, supplier, chatId } = await conversation();
  const acknowledged: string[] = [];
  const talking = (async () => {
    for (let at = 0; at < 40; at++)
      acknowledged.push(await saidAtLast(at % 2 ? buyer.api : supplier.api, chatId, `Line ${at}`));
  })();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), 10_000);
  running.child.kill('SIGKILL');
  await running.exit;
  running = await opened(start(env));
  await talking;

  const { messages } = await buyer.api.call(listMessages, {
    params: { id: chatId },
    query: { limit: 100 },
  });
  expect(messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 40 }, (_, at) => `Line ${at}`),
  );
  expect(messages.map(({ id }) => id)).toEqual(acknowledged);

  await connected(supplier.client);
  const heard = supplier.client
    .heard('newMessage')
    .map((payload) => readNewMessage(payload)?.message.id ?? '');
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard).toEqual(heard.toSorted());
  // Missed messages are those after the last one that arrived before.
  const [first = ''] = heard;
  const missed = await supplier.api.call(listMessages, {
    params: { id: chatId },
    query: { after: first, limit: 100 },
  });
  expect([first, ...missed.messages.map(({ id }) => id)]).toEqual(acknowledged);
  await expectWhole(place);
}, 60_000);

test('asked to stop it stops at once, and its clients come back to the next one', async () => {
  const { buyer, supplier, chatId } = await conversation();
  const asked = performance.now();
  expect(await running.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5_000);
  running = await opened(start(env));
  await connected(supplier.client);
  expect(supplier.client.ends).toEqual(['transport close']);
  const id = await saidAtLast(buyer.api, chatId, 'Back again');
  await vi.waitFor(
    () => expect(supplier.client.heard('newMessage')).toMatchObject([{ message: { id } }]),
    5_000,
  );
}, 60_000);

test('a process that serves pages only passes the connection on', async () => {
  const front = await opened(
    start({ ...env, PORT: String(await freePort()), API_ORIGIN: running.origin }),
  );
  try {
    const { buyer, supplier, chatId } = await conversation();
    const token = (supplier.client.socket.auth as { token: string }).token;
    const client = liveClient(front.origin, token);
    clients.push(client);
    await connected(client);
    expect(await client.ask('joinRoom', { chatId })).toEqual({ ok: true });
    await saidAtLast(buyer.api, chatId, 'Through the front');
    await vi.waitFor(() => expect(client.heard('newMessage')).toHaveLength(1), 5_000);
  } finally {
    await front.stop();
  }
}, 60_000);
