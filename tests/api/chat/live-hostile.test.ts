// Live connection under abuse: forged tokens, forged events, floods, too many connections.
import { once } from 'node:events';
import { afterAll, expect, test, vi } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { health } from '../../../contract/health.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { connectionRefused } from '../../fixtures/live-client.ts';
import { signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';
import { openLiveMarket } from './live-market.ts';

const live = await openLiveMarket();
const { trade, newChat } = await openChatTrade(live.market);
afterAll(async () => {
  await live.market.api.call(health, {});
  await live.close();
});

test.each([
  undefined,
  null,
  '',
  'x'.repeat(43),
  'x'.repeat(10_000),
  "' or 1=1 --",
  { toString: 'x' },
  ['x'.repeat(43)],
])('the token %.50j is refused', async (token) => {
  const error = await connectionRefused(live.openConnection(token, { reconnection: false }));
  expect(error.message).toBe('unauthorized');
  expect(error.data).toMatchObject({ code: 'unauthorized' });
});

test.each(['zh-Hans', 'fr'])(
  'the language of the page (%s) counts, and an unknown language is accepted',
  async (lang) => {
    const auth = { token: 'x', lang };
    const error = await connectionRefused(live.openConnection('x', { reconnection: false, auth }));
    expect(error.data).toEqual({
      code: 'unauthorized',
      message: ERROR_TEXTS.unauthorized[lang === 'zh-Hans' ? lang : 'en'],
    });
  },
);

test('a suspended user is refused with a message in the language of the page', async () => {
  const user = await signUp(live.market, 'buyer');
  const params = { id: user.id };
  await trade.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
  const extraHeaders = { 'accept-language': 'zh-Hans' };
  const error = await connectionRefused(
    live.openConnection(user.token, { reconnection: false, extraHeaders }),
  );
  expect(error.data).toMatchObject({
    code: 'suspended',
    message: expect.stringMatching(/[一-龥]/),
  });
});

test('polling is refused, only websockets connect', async () => {
  const reply = await fetch(`${live.origin}/socket.io/?EIO=4&transport=polling`);
  expect(reply.status).toBe(400);
});

test('a message that the server did not store is not broadcast', async () => {
  const { buyer, ...chat } = await newChat();
  const stored = await chatApi.send(trade.supplier, chat.id, 'Stored');
  const [forger, listener] = [await live.connect(buyer), await live.connect(trade.supplier)];
  for (const client of [forger, listener]) await client.request('joinRoom', { chatId: chat.id });
  const forged = {
    _id: 'forged',
    chatId: chat.id,
    text: 'Send money',
    senderId: trade.supplier.id,
  };
  for (const message of [forged, { ...forged, _id: stored.id }])
    forger.socket.emit('sendMessage', message);
  forger.socket.emit('newMessage', { chatId: chat.id, message: forged });
  forger.socket.emit('messageRead', { chatId: chat.id, messageId: stored.id });
  for (const payload of [
    null,
    7,
    'x',
    [],
    {},
    { chatId: {} },
    { chatId: '\0' },
    { __proto__: null },
  ])
    for (const event of ['joinRoom', 'typing'] as const)
      expect(await forger.request(event, payload)).toEqual({ error: 'validation' });
  await listener.request('joinRoom', { chatId: chat.id });
  for (const event of ['newMessage', 'messageRead'] as const)
    expect(listener.received(event)).toEqual([]);
});

test('a burst of a thousand events ends the connection with a reason, and affects no other', async () => {
  const [flooding, calm] = [await live.connect(trade.supplier), await live.connect(trade.admin)];
  for (let at = 0; at < 1_000; at++) flooding.socket.emit('joinRoom', { chatId: `chat-${at}` });
  await vi.waitFor(
    () => expect(flooding.disconnectReasons).toEqual(['io server disconnect']),
    5_000,
  );
  expect(flooding.received('ending')).toMatchObject([{ code: 'tooMany' }]);
  expect(await calm.request('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
  await live.connect(trade.supplier);
});

test('an oversized or binary message ends the connection', async () => {
  const user = await signUp(live.market, 'buyer');
  const large = await live.connect(user);
  large.socket.io.reconnection(false);
  large.socket.emit('joinRoom', { chatId: 'x'.repeat(33_000) });
  await vi.waitFor(() => expect(large.disconnectReasons).toHaveLength(1), 5_000);
  const bytes = await live.connect(user);
  bytes.socket.emit('joinRoom', Buffer.alloc(100));
  await vi.waitFor(() => expect(bytes.disconnectReasons).toHaveLength(1), 5_000);
});

test('all connections of an account share one event limit', async () => {
  const user = await signUp(live.market, 'buyer');
  const open = await Promise.all(Array.from({ length: 8 }, () => live.connect(user)));
  // Each connection stays within its own limit; together they exceed the account's.
  for (const { socket } of open)
    for (let at = 0; at < 30; at++) socket.emit('joinRoom', { chatId: `chat-${at}` });
  await vi.waitFor(
    () => expect(open.flatMap(({ disconnectReasons: ends }) => ends).length).toBeGreaterThan(0),
    5_000,
  );
  const ended = open.find(({ disconnectReasons: ends }) => ends.length > 0);
  expect(ended?.received('ending')).toMatchObject([{ code: 'tooMany' }]);
  const calm = await live.connect(trade.admin);
  expect(await calm.request('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
});

test('a continuous flood is disconnected while other clients are answered', async () => {
  const user = await signUp(live.market, 'buyer');
  const origin = live.origin.replace('http', 'ws');
  const raw = new WebSocket(`${origin}/socket.io/?EIO=4&transport=websocket`);
  raw.onopen = () => raw.send(`40${JSON.stringify({ token: user.token })}`);
  const isIn = Promise.withResolvers<void>();
  raw.onmessage = ({ data }) => String(data).startsWith('40') && isIn.resolve();
  await isIn.promise;
  const closed = once(raw, 'close');
  const flood = setInterval(() => {
    if (raw.readyState === WebSocket.OPEN)
      for (let at = 0; at < 500; at++) raw.send('42["typing",{"chatId":"x"}]');
  }, 10);
  const calm = await live.connect(trade.admin);
  for (let at = 0; at < 5; at++) {
    const since = performance.now();
    await calm.request('joinRoom', { chatId: 'x' });
    expect(performance.now() - since).toBeLessThan(1_000);
  }
  await closed;
  clearInterval(flood);
});

test('of a hundred connections of one account ten stay, and the account can reconnect', async () => {
  const user = await signUp(live.market, 'buyer');
  const open = Array.from({ length: 100 }, () =>
    live.openConnection(user.token, { reconnection: false }),
  );
  await vi.waitFor(() => {
    const settled = open.filter(
      ({ socket, disconnectReasons: ends, received: heard }) =>
        socket.connected || ends.length > 0 || heard('ending').length > 0,
    );
    const refusedOnes = open.filter(({ socket }) => !socket.active && !socket.connected);
    expect(settled.length + refusedOnes.length).toBeGreaterThanOrEqual(100);
    expect(open.filter(({ socket }) => socket.connected).length).toBeLessThanOrEqual(10);
  }, 10_000);
  for (const { socket } of open) socket.disconnect();
  await vi.waitFor(async () => {
    const next = await live.connect(user);
    expect(await next.request('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
  }, 10_000);
});

test('an account has ten connections at most, and closed ones free a place', async () => {
  const user = await signUp(live.market, 'buyer');
  const open = await Promise.all(Array.from({ length: 10 }, () => live.connect(user)));
  const nextClient = await live.connect(user);
  await vi.waitFor(
    () => expect(nextClient.received('ending')).toMatchObject([{ code: 'tooMany' }]),
    5_000,
  );
  expect(nextClient.socket.connected).toBe(false);
  open[0]?.socket.disconnect();
  await vi.waitFor(async () => {
    const next = await live.connect(user);
    expect(await next.request('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
  }, 5_000);
});

test.each(['garbage', '40{"token":', '451-["joinRoom",{"_placeholder":true,"num":0}]', '6', '9'])(
  'a raw frame such as %s ends only its own connection',
  async (frame) => {
    const origin = live.origin.replace('http', 'ws');
    const raw = new WebSocket(`${origin}/socket.io/?EIO=4&transport=websocket`);
    await once(raw, 'open');
    for (let at = 0; at < 100; at++) raw.send(frame);
    await once(raw, 'close');
    await live.connect(trade.supplier);
  },
);
