// Presence across processes, also when one of them is killed and when Redis was down.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unblockAccount } from '../../contract/accounts/blocks.ts';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { createChat } from '../../contract/chat/chats.ts';
import { blockCounterpart } from '../../contract/chat/moderation.ts';
import { apiAt, type ServerProcess } from '../api/platform/process.ts';
import { type LiveClient, waitForEarlierEvents } from '../fixtures/live-client.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
let a: ServerProcess;
let b: ServerProcess;
beforeAll(async () => {
  cluster = await startCluster();
  [a, b] = await Promise.all([cluster.startServer(), cluster.startServer()]);
});
afterAll(() => cluster?.close());

const expectLastPresence = (client: LiveClient, chatId: string, online: boolean) =>
  vi.waitFor(() => expect(client.received('presence').at(-1)).toEqual({ chatId, online }), 40_000);

test('a block ends presence and typing in the other process, and its removal brings them back', async () => {
  const [buyer, supplier] = [await cluster.signUp(a, 'buyer'), await cluster.signUp(b, 'supplier')];
  const seller = apiAt(b.origin, supplier.token);
  await seller.call(updateProfile, { body: { description: 'A works.' } });
  const { id: chatId } = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  const asking = await cluster.connect(a.origin, buyer);
  const selling = await cluster.connect(b.origin, supplier);
  for (const client of [asking, selling]) await client.request('joinRoom', { chatId });
  await expectLastPresence(asking, chatId, true);
  await seller.call(blockCounterpart, { params: { id: chatId } });
  await expectLastPresence(asking, chatId, false);
  await selling.request('typing', { chatId });
  await waitForEarlierEvents(asking);
  await seller.call(unblockAccount, { params: { id: buyer.id } });
  await expectLastPresence(asking, chatId, true);
  expect(asking.received('typing')).toEqual([]);
  for (const { socket } of [asking, selling]) socket.disconnect();
});

test('presence is visible through any process, and ends with a killed process', async () => {
  const [buyer, supplier] = [await cluster.signUp(a, 'buyer'), await cluster.signUp(a, 'supplier')];
  await apiAt(a.origin, supplier.token).call(updateProfile, { body: { description: 'A works.' } });
  const chat = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  const buyerClient = await cluster.connect(a.origin, buyer);
  // Joins at each connection, as the browser client does: after a Redis outage the server disconnects everyone to resync.
  const follow = () => buyerClient.socket.emit('joinRoom', { chatId: chat.id });
  buyerClient.socket.on('connect', follow);
  follow();
  await expectLastPresence(buyerClient, chat.id, false);

  const supplierClient = await cluster.connect(b.origin, supplier);
  await expectLastPresence(buyerClient, chat.id, true);

  // Without Redis, presence in other processes is unknown; it is found again afterwards.
  await cluster.redis.kill();
  await expectLastPresence(buyerClient, chat.id, false);
  await cluster.redis.start();
  await expectLastPresence(buyerClient, chat.id, true);

  // The killed process sends no sign-off: its presence entries expire after a while.
  await b.kill();
  await expectLastPresence(buyerClient, chat.id, false);
  supplierClient.socket.disconnect();
});
