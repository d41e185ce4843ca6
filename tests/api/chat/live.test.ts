// Live connection: both participants receive each event once and in order, and no event of other conversations.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { logout } from '../../../contract/accounts/auth.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { ending, newMessage, readNewMessage } from '../../../contract/chat/live.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import type { LiveClient } from '../../fixtures/live-client.ts';
import { signUp } from '../people.ts';
import { elsewhere, openTrade, type Trade } from '../trade/trade.ts';
import { type LiveMarket, openLiveMarket } from './live-market.ts';
import { talkIn } from './talk.ts';

let live: LiveMarket;
let trade: Trade;
let productId: string;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  live = await openLiveMarket();
  trade = await openTrade(live.market);
  productId = await trade.live();
  talk = talkIn(live.market);
});
afterAll(() => live.close());

const newChat = async () => {
  const buyer = await signUp(live.market, 'buyer', { name: 'Asha Rao' });
  const { chat } = await talk.open(buyer, { userIds: [buyer.id, trade.supplier.id] });
  return { buyer, id: chat.id };
};
const texts = (client: LiveClient, chatId: string) =>
  client
    .heard('newMessage')
    .map((payload) => readNewMessage(payload))
    .filter((told) => told?.chatId === chatId)
    .map((told) => told?.message.text);
/** Round trip behind all earlier events: when it is answered, they have arrived. */
const caughtUp = (client: LiveClient) => client.ask('sendMessage', { _id: 'x', chatId: 'x' });

test('what is stored is told to both sides once, in order, whether they follow the chat or not', async () => {
  const { buyer, id } = await newChat();
  const [asking, selling] = [await live.join(buyer), await live.join(trade.supplier)];
  expect(await asking.ask('joinRoom', { chatId: id })).toEqual({ ok: true });
  const said = Array.from({ length: 10 }, (_, at) => `Line ${at}`);
  for (const [at, text] of said.entries()) {
    const who = at % 2 ? buyer : trade.supplier;
    const { id: _id } = await talk.say(who, id, text, `mine-${at}`);
    const client = at % 2 ? asking : selling;
    expect(await client.ask('sendMessage', { _id, chatId: id })).toEqual({ ok: true });
  }
  await talk.say(buyer, id, 'Line 9', 'mine-9');
  // An event of the repeated call would have arrived before this message.
  await talk.say(buyer, id, 'The end');
  for (const client of [asking, selling])
    await vi.waitFor(() => expect(texts(client, id)).toEqual([...said, 'The end']), 5_000);
  for (const payload of asking.heard('newMessage')) z.parse(newMessage, payload);
});

test('what both sides say at the same moment is told in the order of the conversation', async () => {
  const { buyer, id } = await newChat();
  const [asking, selling] = [await live.join(buyer), await live.join(trade.supplier)];
  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      talk.say(at % 2 ? buyer : trade.supplier, id, `Line ${at}`),
    ),
  );
  const { messages } = await talk.read(buyer, id);
  const stored = messages.map(({ text }) => text);
  expect(new Set(stored).size).toBe(24);
  for (const client of [asking, selling])
    await vi.waitFor(() => expect(texts(client, id)).toEqual(stored), 5_000);
});

test('typing reaches the other side where it follows the chat; a read mark wherever it is', async () => {
  const { buyer, id } = await newChat();
  const [asking, second, selling] = [
    await live.join(buyer),
    await live.join(buyer),
    await live.join(trade.supplier),
  ];
  await asking.ask('typing', { chatId: id });
  for (const client of [asking, second, selling]) await client.ask('joinRoom', { chatId: id });
  await asking.ask('typing', { chatId: id });
  await vi.waitFor(() => expect(selling.heard('typing')).toEqual([{ chatId: id }]), 5_000);
  const { id: messageId } = await talk.say(buyer, id, 'Good morning');
  await talk.mark(trade.supplier, id, messageId);
  await talk.mark(trade.supplier, id, messageId);
  await vi.waitFor(() => expect(second.heard('messageRead')).toHaveLength(1), 5_000);
  expect(asking.heard('messageRead')).toEqual([{ chatId: id, messageId }]);
  await caughtUp(second);
  expect([second.heard('typing'), selling.heard('messageRead')]).toEqual([[], []]);
});

test("the desk's messages reach every admin, and name no admin to the buyer", async () => {
  const buyer = await signUp(live.market, 'buyer');
  const colleague = await signUp(live.market, 'admin', { name: 'Meera Iyer' });
  const { chat } = await talk.open(buyer, { userIds: [buyer.id, 'admin'] });
  const clients = {
    buyer: await live.join(buyer),
    colleague: await live.join(colleague),
    admin: await live.join(trade.admin),
  };
  await talk.say(colleague, chat.id, 'Your file is complete.');
  for (const client of Object.values(clients))
    await vi.waitFor(() => expect(texts(client, chat.id)).toHaveLength(1), 5_000);
  expect(clients.buyer.heard('newMessage')).toMatchObject([
    { message: { senderId: 'admin', sender: { _id: 'admin', name: 'Yantra Bridge' } } },
  ]);
  expect(clients.admin.heard('newMessage')).toMatchObject([
    { message: { senderId: colleague.id, sender: { name: 'Meera Iyer' } } },
  ]);

  const own = await talk.open(trade.admin, { userIds: [trade.admin.id, 'admin'] });
  await talk.say(trade.admin, own.chat.id, 'Anybody?');
  await vi.waitFor(() => expect(texts(clients.colleague, own.chat.id)).toHaveLength(1), 5_000);
  await caughtUp(clients.admin);
  expect(texts(clients.admin, own.chat.id)).toHaveLength(1);
});

test('what the bell is told comes live', async () => {
  const { buyer } = await newChat();
  const selling = await live.join(trade.supplier);
  await elsewhere(live.market, buyer).call(sendEnquiry, {
    body: { productId, subject: 'A mill', message: 'Which voltage?' },
  });
  await vi.waitFor(
    () => expect(selling.heard('notification')).toMatchObject([{ kind: 'enquiry.new' }]),
    5_000,
  );
});

test('strangers follow nothing and hear nothing', async () => {
  const { buyer, id } = await newChat();
  const strangers = [
    await live.join(await signUp(live.market, 'buyer')),
    await live.join(await signUp(live.market, 'supplier')),
    await live.join(trade.admin),
  ];
  const member = await live.join(buyer);
  await member.ask('joinRoom', { chatId: id });
  for (const stranger of strangers)
    expect(await stranger.ask('joinRoom', { chatId: id })).toEqual({ error: 'chatNotFound' });
  const { id: messageId } = await talk.say(trade.supplier, id, 'Between us');
  await talk.mark(buyer, id, messageId);
  for (const stranger of strangers) {
    await stranger.ask('typing', { chatId: id });
    expect(await stranger.ask('sendMessage', { _id: messageId, chatId: id })).toEqual({
      error: 'chatNotFound',
    });
    expect(texts(stranger, id)).toEqual([]);
    expect([stranger.heard('messageRead'), stranger.heard('typing')]).toEqual([[], []]);
  }
  await caughtUp(member);
  expect(member.heard('typing')).toEqual([]);
});

test('the connection ends within seconds of its session: signed out, suspended', async () => {
  const [leaving, suspended, staying] = [
    await signUp(live.market, 'buyer'),
    await signUp(live.market, 'buyer'),
    await signUp(live.market, 'buyer'),
  ];
  const clients = await Promise.all([leaving, suspended, staying].map((who) => live.join(who)));
  await leaving.api.call(logout, {});
  await trade.admin.api.call(suspendUser, {
    params: { id: suspended.id },
    body: { reason: 'A test.' },
  });
  for (const client of clients.slice(0, 2)) {
    await vi.waitFor(() => expect(client.ends).toEqual(['io server disconnect']), 8_000);
    const [why] = client.heard('ending');
    expect(z.parse(ending, why)).toMatchObject({ code: 'unauthorized' });
  }
  expect(clients[2]?.ends).toEqual([]);
  expect(clients[2]?.socket.connected).toBe(true);
});
