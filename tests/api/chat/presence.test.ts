// Presence of the counterpart in a conversation: sent only to connections that follow it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { presence } from '../../../contract/chat/live.ts';
import type { LiveClient } from '../../fixtures/live-client.ts';
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
afterAll(() => live.close());

const newChat = async (other: string) => {
  const buyer = await signUp(live.market, 'buyer');
  const { chat } = await talk.open(buyer, { userIds: [buyer.id, other] });
  return { buyer, id: chat.id };
};
/** Presence events of this chat that a connection received, in order. */
const seen = (client: LiveClient, id: string): boolean[] =>
  client
    .heard('presence')
    .map((payload) => z.parse(presence, payload))
    .filter(({ chatId }) => chatId === id)
    .map(({ online }) => online);
const expectSeen = (client: LiveClient, id: string, ...said: boolean[]) =>
  vi.waitFor(() => expect(seen(client, id)).toEqual(said), 12_000);
/** Round trip behind all earlier events: when it is answered, they have arrived. */
const caughtUp = (client: LiveClient) => client.ask('sendMessage', { _id: 'x', chatId: 'x' });

test('a side learns that the other one is away, comes, and has gone for good', async () => {
  const { buyer, id } = await newChat(trade.supplier.id);
  const asking = await live.join(buyer);
  await asking.ask('joinRoom', { chatId: id });
  await expectSeen(asking, id, false);
  const [selling, phone] = [await live.join(trade.supplier), await live.join(trade.supplier)];
  await expectSeen(asking, id, false, true);
  await selling.ask('joinRoom', { chatId: id });
  await expectSeen(selling, id, true);
  selling.socket.disconnect();
  // One of two screens is closed and the other one reloads: the supplier is still online.
  phone.socket.disconnect();
  const back = await live.join(trade.supplier);
  await back.ask('joinRoom', { chatId: id });
  await expectSeen(back, id, true);
  expect(seen(asking, id)).toEqual([false, true]);
  back.socket.disconnect();
  await expectSeen(asking, id, false, true, false);
});

test('the desk is there as long as any admin is', async () => {
  const { buyer, id } = await newChat('admin');
  const asking = await live.join(buyer);
  await asking.ask('joinRoom', { chatId: id });
  await expectSeen(asking, id, false);
  const admin = await live.join(trade.admin);
  await expectSeen(asking, id, false, true);
  await admin.ask('joinRoom', { chatId: id });
  await expectSeen(admin, id, true);
  admin.socket.disconnect();
  await expectSeen(asking, id, false, true, false);
});

test('who follows no conversation of somebody is told nothing of them', async () => {
  const { buyer, id } = await newChat(trade.supplier.id);
  const stranger = await signUp(live.market, 'buyer');
  const [asking, curious] = [await live.join(buyer), await live.join(stranger)];
  expect(await curious.ask('joinRoom', { chatId: id })).toEqual({ error: 'chatNotFound' });
  await asking.ask('joinRoom', { chatId: id });
  await expectSeen(asking, id, false);
  await live.join(trade.supplier);
  await expectSeen(asking, id, false, true);
  await caughtUp(curious);
  expect(curious.heard('presence')).toEqual([]);
});
