// Server crash during a conversation and restart: no acknowledged message is lost or duplicated.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { createChat, listMessages, sendChatMessage } from '../../../contract/chat/chats.ts';
import type { Api } from '../../../src/api/call.ts';
import { freePort } from '../../../tools/server-process.ts';
import { connected, type LiveClient, liveClient } from '../../fixtures/live-client.ts';
import { createEnvironment, expectDatabaseIntact, type TestEnvironment } from '../environment.ts';
import { apiAt, openServer, type ServerProcess } from '../platform/process.ts';
import { registrationBody } from '../users.ts';

let environment: TestEnvironment;
let env: TestEnvironment['env'];
let running: ServerProcess;
const clients: LiveClient[] = [];

beforeEach(async () => {
  environment = await createEnvironment();
  env = { ...environment.env, PORT: String(await freePort()) };
  running = await openServer(env);
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.disconnect();
  await running.kill();
  await environment.remove();
});

const apiOf = (token: string | null) => apiAt(running.origin, token);

const joined = async (role: 'buyer' | 'supplier') => {
  const { token, user } = await apiOf(null).call(register, { body: registrationBody(role) });
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
  const chat = await buyer.api.call(createChat, { body: { userIds: [supplier.id] } });
  return { buyer, supplier, chatId: chat.id };
};

/** Retries like the browser client until the message is acknowledged, with the same client id. */
const sendUntilAcknowledged = (api: Api, chatId: string, text: string): Promise<string> =>
  vi.waitFor(
    async () => (await api.call(sendChatMessage, { body: { chatId, text, clientId: text } })).id,
    { timeout: 20_000, interval: 50 },
  );

test('clients resume after the server is killed and restarted', async () => {
  const { buyer, supplier, chatId } = await conversation();
  const acknowledged: string[] = [];
  const sending = (async () => {
    for (let at = 0; at < 40; at++)
      acknowledged.push(
        await sendUntilAcknowledged(at % 2 ? buyer.api : supplier.api, chatId, `Line ${at}`),
      );
  })();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), 10_000);
  await running.kill();
  running = await openServer(env);
  await sending;

  const { messages } = await buyer.api.call(listMessages, {
    params: { id: chatId },
    query: { limit: 100 },
  });
  expect(messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 40 }, (_, at) => `Line ${at}`),
  );
  expect(messages.map(({ id }) => id)).toEqual(acknowledged);

  await connected(supplier.client);
  const receivedTexts = supplier.client.messages().map(({ id }) => id);
  expect(new Set(receivedTexts).size).toBe(receivedTexts.length);
  expect(receivedTexts).toEqual(receivedTexts.toSorted());
  // Missed messages are those after the last one that arrived before.
  const [first = ''] = receivedTexts;
  const missed = await supplier.api.call(listMessages, {
    params: { id: chatId },
    query: { after: first, limit: 100 },
  });
  expect([first, ...missed.messages.map(({ id }) => id)]).toEqual(acknowledged);
  await expectDatabaseIntact(environment);
}, 60_000);

test('a stopping server closes at once, and its clients connect to the next one', async () => {
  const { buyer, supplier, chatId } = await conversation();
  const startedAt = performance.now();
  expect(await running.stop()).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  running = await openServer(env);
  await connected(supplier.client);
  expect(supplier.client.disconnectReasons).toEqual(['transport close']);
  const id = await sendUntilAcknowledged(buyer.api, chatId, 'Back again');
  await vi.waitFor(
    () => expect(supplier.client.received('newMessage')).toMatchObject([{ message: { id } }]),
    5_000,
  );
}, 60_000);

test('a page process forwards the connection', async () => {
  const front = await openServer({ ...environment.env, API_ORIGIN: running.origin });
  try {
    const { buyer, supplier, chatId } = await conversation();
    const token = (supplier.client.socket.auth as { token: string }).token;
    const client = liveClient(front.origin, token);
    clients.push(client);
    await connected(client);
    expect(await client.request('joinRoom', { chatId })).toEqual({ ok: true });
    await sendUntilAcknowledged(buyer.api, chatId, 'Through the front');
    await vi.waitFor(() => expect(client.received('newMessage')).toHaveLength(1), 5_000);
  } finally {
    await front.stop();
  }
}, 60_000);
