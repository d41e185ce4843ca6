// Live connection: both participants receive each event once and in order, and no event of other conversations.
import { afterAll, expect, test, vi } from 'vitest';
import { logout } from '../../../contract/accounts/auth.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { type LiveClient, waitForEarlierEvents } from '../../fixtures/live-client.ts';
import { signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';
import { openLiveMarket } from './live-market.ts';

const live = await openLiveMarket();
const { trade, productId, newChat } = await openChatTrade(live.market);
afterAll(() => live.close());

const texts = (client: LiveClient, chatId: string) =>
  client
    .messages()
    .filter((message) => message.chatId === chatId)
    .map(({ text }) => text);

test('both participants receive each message once and in order, with or without the chat open', async () => {
  const { buyer, id } = await newChat();
  const [asking, selling] = [await live.connect(buyer), await live.connect(trade.supplier)];
  expect(await asking.request('joinRoom', { chatId: id })).toEqual({ ok: true });
  const sentTexts = Array.from({ length: 10 }, (_, at) => `Line ${at}`);
  for (const [at, text] of sentTexts.entries()) {
    const user = at % 2 ? buyer : trade.supplier;
    const { id: _id } = await chatApi.send(user, id, text, `mine-${at}`);
    (at % 2 ? asking : selling).socket.emit('sendMessage', { _id, chatId: id, text });
  }
  await chatApi.send(buyer, id, 'Line 9', 'mine-9');
  // An event of the repeated call would have arrived before this message.
  await chatApi.send(buyer, id, 'The end');
  for (const client of [asking, selling])
    await vi.waitFor(() => expect(texts(client, id)).toEqual([...sentTexts, 'The end']), 5_000);
  const page = trade.supplier.request('GET', `/chats/${id}/messages`);
  const { messages } = (await live.market.app.inject(page)).json();
  expect(selling.received('newMessage')).toEqual(
    messages.map((message: unknown) => ({ chatId: id, message })),
  );
});

test('concurrent messages are broadcast in the order of the conversation', async () => {
  const { buyer, id } = await newChat();
  const [asking, selling] = [await live.connect(buyer), await live.connect(trade.supplier)];
  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      chatApi.send(at % 2 ? buyer : trade.supplier, id, `Line ${at}`),
    ),
  );
  const { messages } = await chatApi.read(buyer, id);
  const stored = messages.map(({ text }) => text);
  expect(new Set(stored).size).toBe(24);
  for (const client of [asking, selling])
    await vi.waitFor(() => expect(texts(client, id)).toEqual(stored), 5_000);
});

test('typing reaches followers of the chat, a read mark reaches every connection', async () => {
  const { buyer, id } = await newChat();
  const [asking, second, selling] = [
    await live.connect(buyer),
    await live.connect(buyer),
    await live.connect(trade.supplier),
  ];
  await asking.request('typing', { chatId: id });
  for (const client of [asking, second, selling]) await client.request('joinRoom', { chatId: id });
  await asking.request('typing', { chatId: id });
  await vi.waitFor(() => expect(selling.received('typing')).toEqual([{ chatId: id }]), 5_000);
  const { id: messageId } = await chatApi.send(buyer, id, 'Good morning');
  await chatApi.markRead(trade.supplier, id, messageId);
  await chatApi.markRead(trade.supplier, id, messageId);
  await vi.waitFor(() => expect(second.received('messageRead')).toHaveLength(1), 5_000);
  expect(asking.received('messageRead')).toEqual([{ chatId: id, messageId }]);
  await waitForEarlierEvents(second);
  expect([second.received('typing'), selling.received('messageRead')]).toEqual([[], []]);
});

test('messages to the admin team reach every admin, and name no admin to the buyer', async () => {
  const buyer = await signUp(live.market, 'buyer');
  const otherAdmin = await signUp(live.market, 'admin', { name: 'Meera Iyer' });
  const chat = await chatApi.open(buyer, { userIds: [buyer.id, 'admin'] });
  const clients = {
    buyer: await live.connect(buyer),
    colleague: await live.connect(otherAdmin),
    admin: await live.connect(trade.admin),
  };
  await chatApi.send(otherAdmin, chat.id, 'Your file is complete.');
  for (const client of Object.values(clients))
    await vi.waitFor(() => expect(texts(client, chat.id)).toHaveLength(1), 5_000);
  expect(clients.buyer.received('newMessage')).toMatchObject([
    { message: { senderId: 'admin', sender: { _id: 'admin', name: 'Yantra Bridge' } } },
  ]);
  expect(clients.admin.received('newMessage')).toMatchObject([
    { message: { senderId: otherAdmin.id, sender: { name: 'Meera Iyer' } } },
  ]);

  const own = await chatApi.open(trade.admin, { userIds: [trade.admin.id, 'admin'] });
  await chatApi.send(trade.admin, own.id, 'Anybody?');
  await vi.waitFor(() => expect(texts(clients.colleague, own.id)).toHaveLength(1), 5_000);
  await waitForEarlierEvents(clients.admin);
  expect(texts(clients.admin, own.id)).toHaveLength(1);
});

test('notifications are broadcast', async () => {
  const { buyer } = await newChat();
  const selling = await live.connect(trade.supplier);
  await buyer.api.call(sendEnquiry, {
    body: { productId, subject: 'A mill', message: 'Which voltage?' },
  });
  await vi.waitFor(
    () => expect(selling.received('notification')).toMatchObject([{ kind: 'enquiry.new' }]),
    5_000,
  );
});

test('other users cannot follow a conversation and receive nothing', async () => {
  const { buyer, id } = await newChat();
  const strangers = [
    await live.connect(await signUp(live.market, 'buyer')),
    await live.connect(await signUp(live.market, 'supplier')),
    await live.connect(trade.admin),
  ];
  const member = await live.connect(buyer);
  await member.request('joinRoom', { chatId: id });
  for (const stranger of strangers)
    expect(await stranger.request('joinRoom', { chatId: id })).toEqual({ error: 'chatNotFound' });
  const { id: messageId } = await chatApi.send(trade.supplier, id, 'Between us');
  await chatApi.markRead(buyer, id, messageId);
  for (const stranger of strangers) {
    await stranger.request('typing', { chatId: id });
    stranger.socket.emit('sendMessage', { _id: messageId, chatId: id });
    await waitForEarlierEvents(stranger);
    expect(texts(stranger, id)).toEqual([]);
    expect([stranger.received('messageRead'), stranger.received('typing')]).toEqual([[], []]);
  }
  await waitForEarlierEvents(member);
  expect(member.received('typing')).toEqual([]);
});

test('the connection ends within seconds of its session, by sign-out or suspension', async () => {
  const [leaving, suspended, staying] = [
    await signUp(live.market, 'buyer'),
    await signUp(live.market, 'buyer'),
    await signUp(live.market, 'buyer'),
  ];
  const clients = await Promise.all(
    [leaving, suspended, staying].map((user) => live.connect(user)),
  );
  await leaving.api.call(logout, {});
  await trade.admin.api.call(suspendUser, {
    params: { id: suspended.id },
    body: { reason: 'A test.' },
  });
  for (const client of clients.slice(0, 2)) {
    await vi.waitFor(
      () => expect(client.disconnectReasons).toEqual(['io server disconnect']),
      8_000,
    );
    expect(client.received('ending')).toEqual([
      { code: 'unauthorized', message: expect.any(String) },
    ]);
  }
  expect(clients[2]?.disconnectReasons).toEqual([]);
  expect(clients[2]?.socket.connected).toBe(true);
});
