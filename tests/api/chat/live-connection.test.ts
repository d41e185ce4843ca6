// Browser client of the live connection against the real server: events, its reported state, and how it ends.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, test, vi } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '../../../contract/limits.ts';
import { openLive } from '../../../src/api/live.ts';
import { signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';
import { openLiveMarket } from './live-market.ts';

const market = await openLiveMarket();
const { trade, newChat } = await openChatTrade(market.market);

const until = (check: () => void) => vi.waitFor(check, 5_000);

test('the client receives messages, and typing and read events of followed conversations', async () => {
  const { buyer, ...chat } = await newChat();
  const live = openLive('en', () => buyer.token, market.origin);
  const supplier = openLive('en', () => trade.supplier.token, market.origin);
  try {
    expect(live.$state.get()).toEqual({ status: 'connecting' });
    const received: string[] = [];
    live.on('newMessage', ({ chatId, text }) => received.push(`${chatId} ${text}`));
    const stop = live.on('typing', ({ chatId }) => received.push(`typing ${chatId}`));
    live.on('messageRead', ({ messageId }) => received.push(`read ${messageId}`));
    // Follows the chat before the connection is open.
    live.subscribe(chat.id);
    supplier.subscribe(chat.id);
    for (const each of [live, supplier])
      await until(() => expect(each.$state.get().status).toBe('on'));
    supplier.typing(chat.id);
    await until(() => {
      supplier.typing(chat.id);
      expect(received).toContain(`typing ${chat.id}`);
    });
    stop();
    received.length = 0;
    const { id } = await chatApi.send(buyer, chat.id, 'Hello');
    // Over Redis, events of two calls may arrive in another order.
    await until(() => expect(received).toEqual([`${chat.id} Hello`]));
    await chatApi.markRead(trade.supplier, chat.id, id);
    await until(() => expect(received).toEqual([`${chat.id} Hello`, `read ${id}`]));
  } finally {
    live.close();
    supplier.close();
  }
});

test('the client relays a stored message completely', async () => {
  const { buyer, ...chat } = await newChat();
  const saved = await chatApi.send(buyer, chat.id, 'Hello', 'mine');
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  const emitted: unknown[] = [];
  server.on('connection', (socket) => socket.on('sendMessage', (payload) => emitted.push(payload)));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const live = openLive('en', () => null, `http://127.0.0.1:${port}`);
  try {
    await until(() => expect(live.$state.get().status).toBe('on'));
    live.requestBroadcast(saved);
    await until(() => expect(emitted).toHaveLength(1));
    expect(emitted[0]).toEqual({
      _id: saved.id,
      id: saved.id,
      chatId: chat.id,
      senderId: buyer.id,
      sender: { _id: buyer.id, name: 'Asha Rao' },
      text: 'Hello',
      createdAt: saved.createdAt,
      originalLanguage: 'en',
      language: 'en',
      attachment: null,
      clientId: 'mine',
    });
  } finally {
    live.close();
    await server.close();
  }
});

test('the client relays the longest possible message', async () => {
  const buyer = await signUp(market.market, 'buyer', { name: '张'.repeat(100) });
  const chat = await chatApi.open(buyer, { userIds: [trade.supplier.id] });
  const text = '机"'.repeat(MAX_MESSAGE_LENGTH / 2);
  const saved = await chatApi.send(buyer, chat.id, text);
  const live = openLive('zh-Hans', () => buyer.token, market.origin);
  const states: string[] = [];
  const received: string[] = [];
  live.on('newMessage', ({ text }) => received.push(text));
  try {
    await until(() => expect(live.$state.get().status).toBe('on'));
    live.$state.listen(({ status }) => states.push(status));
    live.requestBroadcast(saved);
    live.requestBroadcast({ ...saved, text: '\u0001'.repeat(MAX_MESSAGE_LENGTH) });
    await chatApi.send(buyer, chat.id, 'And on');
    await until(() => expect(received).toContain('And on'));
    expect(states).toEqual([]);
  } finally {
    live.close();
  }
});

test('an invalid token ends the connection with an error in the language of the page', async () => {
  const live = openLive('zh-Hans', () => 'x', market.origin);
  await until(() =>
    expect(live.$state.get()).toEqual({
      status: 'ended',
      code: 'unauthorized',
      message: expect.stringMatching(/[一-龥]/),
    }),
  );
  live.close();
});

test('without a server the client keeps reconnecting, and a manual retry starts anew', async () => {
  const buyer = await signUp(market.market, 'buyer');
  const unreachable = openLive('en', () => buyer.token, 'http://127.0.0.1:1');
  await until(() => expect(unreachable.$state.get()).toEqual({ status: 'lost', retrying: true }));
  unreachable.reconnect();
  expect(unreachable.$state.get()).toEqual({ status: 'connecting' });
  await until(() => expect(unreachable.$state.get()).toEqual({ status: 'lost', retrying: true }));
  unreachable.close();
  let token = 'x';
  const live = openLive('en', () => token, market.origin);
  await until(() => expect(live.$state.get().status).toBe('ended'));
  // The user signs in meanwhile: the client reads the token at every attempt.
  token = buyer.token;
  live.reconnect();
  await until(() => expect(live.$state.get().status).toBe('on'));
  live.close();
});
