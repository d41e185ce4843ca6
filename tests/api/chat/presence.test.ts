// Presence of the counterpart in a conversation: sent only to connections that follow it.
import { afterAll, expect, test, vi } from 'vitest';
import { readLivePayload } from '../../../contract/chat/live.ts';
import { type LiveClient, waitForEarlierEvents } from '../../fixtures/live-client.ts';
import { signUp } from '../users.ts';
import { openChatTrade } from './chat-calls.ts';
import { openLiveMarket } from './live-market.ts';

const live = await openLiveMarket();
const { trade, newChat } = await openChatTrade(live.market);
afterAll(() => live.close());

/** Presence events of this chat that a connection received, in order. */
const presenceOf = (client: LiveClient, id: string) =>
  client
    .received('presence')
    .map((payload) => readLivePayload('presence', payload))
    .filter((presence) => presence?.chatId === id)
    .map((presence) => presence?.online);
const expectSeen = (client: LiveClient, id: string, ...states: boolean[]) =>
  vi.waitFor(() => expect(presenceOf(client, id)).toEqual(states), 12_000);

test('a participant sees the counterpart offline, online, and offline again', async () => {
  const { buyer, id } = await newChat(trade.supplier.id);
  const asking = await live.connect(buyer);
  await asking.request('joinRoom', { chatId: id });
  await expectSeen(asking, id, false);
  const [selling, phone] = [await live.connect(trade.supplier), await live.connect(trade.supplier)];
  await expectSeen(asking, id, false, true);
  await selling.request('joinRoom', { chatId: id });
  await expectSeen(selling, id, true);
  selling.socket.disconnect();
  // One of two screens is closed and the other one reloads: the supplier is still online.
  phone.socket.disconnect();
  const back = await live.connect(trade.supplier);
  await back.request('joinRoom', { chatId: id });
  await expectSeen(back, id, true);
  expect(presenceOf(asking, id)).toEqual([false, true]);
  back.socket.disconnect();
  await expectSeen(asking, id, false, true, false);
});

test('the admin team is online while any admin is', async () => {
  const { buyer, id } = await newChat('admin');
  const asking = await live.connect(buyer);
  await asking.request('joinRoom', { chatId: id });
  await expectSeen(asking, id, false);
  const admin = await live.connect(trade.admin);
  await expectSeen(asking, id, false, true);
  await admin.request('joinRoom', { chatId: id });
  await expectSeen(admin, id, true);
  admin.socket.disconnect();
  await expectSeen(asking, id, false, true, false);
});

test('a user who does not follow a conversation receives no presence of it', async () => {
  const { buyer, id } = await newChat(trade.supplier.id);
  const stranger = await signUp(live.market, 'buyer');
  const [asking, curious] = [await live.connect(buyer), await live.connect(stranger)];
  expect(await curious.request('joinRoom', { chatId: id })).toEqual({ error: 'chatNotFound' });
  await asking.request('joinRoom', { chatId: id });
  await expectSeen(asking, id, false);
  await live.connect(trade.supplier);
  await expectSeen(asking, id, false, true);
  await waitForEarlierEvents(curious);
  expect(curious.received('presence')).toEqual([]);
});
