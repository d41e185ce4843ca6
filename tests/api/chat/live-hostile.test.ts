// Live connection under abuse: forged tokens, forged events, floods, too many connections.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { health } from '../../../contract/health.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { refused } from '../../fixtures/live-client.ts';
import { signUp } from '../people.ts';
import { openTrade, type Trade } from '../trade/trade.ts';
import { type LiveMarket, openLiveMarket } from './live-market.ts';
import { talkIn } from './talk.ts';

let live: LiveMarket;
let trade: Trade;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  live = await openLiveMarket();
  trade = await openTrade(live.market);
  await trade.live();
  talk = talkIn(live.market);
});
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
])('nobody comes in with the token %.50j', async (token) => {
  const error = await refused(live.begin(token, { reconnection: false }));
  expect(error.message).toBe('unauthorized');
  expect(error.data).toMatchObject({ code: 'unauthorized' });
});

test.each(['zh-Hans', 'fr'])(
  "the page's language (%s) counts, not the browser's; another one does not keep anybody out",
  async (lang) => {
    const auth = { token: 'x', lang };
    const error = await refused(live.begin('x', { reconnection: false, auth }));
    expect(error.data).toEqual({
      code: 'unauthorized',
      message: ERROR_TEXTS.unauthorized[lang === 'zh-Hans' ? lang : 'en'],
    });
  },
);

test('whoever is suspended is told so, in their language', async () => {
  const someone = await signUp(live.market, 'buyer');
  const params = { id: someone.id };
  await trade.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
  const extraHeaders = { 'accept-language': 'zh-Hans' };
  const error = await refused(live.begin(someone.token, { reconnection: false, extraHeaders }));
  expect(error.data).toMatchObject({
    code: 'suspended',
    message: expect.stringMatching(/[一-龥]/),
  });
});

test('only websockets: polling is refused', async () => {
  const reply = await fetch(`${live.origin}/socket.io/?EIO=4&transport=polling`);
  expect(reply.status).toBe(400);
});

test('nothing that the server did not store is told', async () => {
  const buyer = await signUp(live.market, 'buyer');
  const { chat } = await talk.open(buyer, { userIds: [trade.supplier.id] });
  const stored = await talk.say(trade.supplier, chat.id, 'Stored');
  const [forging, hearing] = [await live.join(buyer), await live.join(trade.supplier)];
  for (const client of [forging, hearing]) await client.ask('joinRoom', { chatId: chat.id });
  const forged = {
    _id: 'forged',
    chatId: chat.id,
    text: 'Send money',
    senderId: trade.supplier.id,
  };
  for (const message of [forged, { ...forged, _id: stored.id }])
    expect(await forging.ask('sendMessage', message)).toEqual({ error: 'chatNotFound' });
  forging.socket.emit('newMessage', { chatId: chat.id, message: forged });
  forging.socket.emit('messageRead', { chatId: chat.id, messageId: stored.id });
  for (const odd of [null, 7, 'x', [], {}, { chatId: {} }, { chatId: '\0' }, { __proto__: null }])
    for (const event of ['joinRoom', 'typing'] as const)
      expect(await forging.ask(event, odd)).toEqual({ error: 'validation' });
  await hearing.ask('joinRoom', { chatId: chat.id });
  for (const event of ['newMessage', 'messageRead'] as const)
    expect(hearing.heard(event)).toEqual([]);
});

test('a thousand events at once end the connection with a reason, and harm nobody else', async () => {
  const [flooding, calm] = [await live.join(trade.supplier), await live.join(trade.admin)];
  for (let at = 0; at < 1_000; at++) flooding.socket.emit('joinRoom', { chatId: `chat-${at}` });
  await vi.waitFor(() => expect(flooding.ends).toEqual(['io server disconnect']), 5_000);
  expect(flooding.heard('ending')).toMatchObject([{ code: 'tooMany' }]);
  expect(await calm.ask('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
  await live.join(trade.supplier);
});

test('a message too large, or of bytes, ends the connection', async () => {
  const someone = await signUp(live.market, 'buyer');
  const large = await live.join(someone);
  large.socket.io.reconnection(false);
  large.socket.emit('joinRoom', { chatId: 'x'.repeat(33_000) });
  await vi.waitFor(() => expect(large.ends).toHaveLength(1), 5_000);
  const bytes = await live.join(someone);
  bytes.socket.emit('joinRoom', Buffer.alloc(100));
  await vi.waitFor(() => expect(bytes.ends).toHaveLength(1), 5_000);
});

test('all connections of an account together send no more than theirs', async () => {
  const someone = await signUp(live.market, 'buyer');
  const open = await Promise.all(Array.from({ length: 8 }, () => live.join(someone)));
  // Each connection stays within its own limit; together they exceed the account's.
  for (const { socket } of open)
    for (let at = 0; at < 30; at++) socket.emit('joinRoom', { chatId: `chat-${at}` });
  await vi.waitFor(() => expect(open.flatMap(({ ends }) => ends).length).toBeGreaterThan(0), 5_000);
  const ended = open.find(({ ends }) => ends.length > 0);
  expect(ended?.heard('ending')).toMatchObject([{ code: 'tooMany' }]);
  const calm = await live.join(trade.admin);
  expect(await calm.ask('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
});

test('a flood that does not stop is not read: others are answered, and its connection is gone', async () => {
  const someone = await signUp(live.market, 'buyer');
  const origin = live.origin.replace('http', 'ws');
  const raw = new WebSocket(`${origin}/socket.io/?EIO=4&transport=websocket`);
  raw.onopen = () => raw.send(`40${JSON.stringify({ token: someone.token })}`);
  const isIn = Promise.withResolvers<void>();
  raw.onmessage = ({ data }) => String(data).startsWith('40') && isIn.resolve();
  await isIn.promise;
  const closed = once(raw, 'close');
  const flood = setInterval(() => {
    if (raw.readyState === WebSocket.OPEN)
      for (let at = 0; at < 500; at++) raw.send('42["typing",{"chatId":"x"}]');
  }, 10);
  const calm = await live.join(trade.admin);
  for (let at = 0; at < 5; at++) {
    const since = performance.now();
    await calm.ask('joinRoom', { chatId: 'x' });
    expect(performance.now() - since).toBeLessThan(1_000);
  }
  await closed;
  clearInterval(flood);
});

test('a hundred connections of one account at once: ten stay, and the account can come again', async () => {
  const someone = await signUp(live.market, 'buyer');
  const open = Array.from({ length: 100 }, () =>
    live.begin(someone.token, { reconnection: false }),
  );
  await vi.waitFor(() => {
    const settled = open.filter(
      ({ socket, ends, heard }) =>
        socket.connected || ends.length > 0 || heard('ending').length > 0,
    );
    const refusedOnes = open.filter(({ socket }) => !socket.active && !socket.connected);
    expect(settled.length + refusedOnes.length).toBeGreaterThanOrEqual(100);
    expect(open.filter(({ socket }) => socket.connected).length).toBeLessThanOrEqual(10);
  }, 10_000);
  for (const { socket } of open) socket.disconnect();
  await vi.waitFor(async () => {
    const next = await live.join(someone);
    expect(await next.ask('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
  }, 10_000);
});

test('ten connections of one person, not eleven; places come free', async () => {
  const someone = await signUp(live.market, 'buyer');
  const open = await Promise.all(Array.from({ length: 10 }, () => live.join(someone)));
  const late = await live.join(someone);
  await vi.waitFor(() => expect(late.heard('ending')).toMatchObject([{ code: 'tooMany' }]), 5_000);
  expect(late.socket.connected).toBe(false);
  open[0]?.socket.disconnect();
  await vi.waitFor(async () => {
    const next = await live.join(someone);
    expect(await next.ask('joinRoom', { chatId: 'x' })).toEqual({ error: 'chatNotFound' });
  }, 5_000);
});

test.each(['garbage', '40{"token":', '451-["joinRoom",{"_placeholder":true,"num":0}]', '6', '9'])(
  'raw frames such as %s end only their own connection',
  async (frame) => {
    const origin = live.origin.replace('http', 'ws');
    const raw = new WebSocket(`${origin}/socket.io/?EIO=4&transport=websocket`);
    await once(raw, 'open');
    for (let at = 0; at < 100; at++) raw.send(frame);
    await once(raw, 'close');
    await live.join(trade.supplier);
  },
);
