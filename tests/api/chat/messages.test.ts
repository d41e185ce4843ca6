// Messages: stored once, in order, read page by page, marked as read, private to the participants.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade, request, type Trade } from '../trade/trade.ts';
import { talkIn } from './talk.ts';

let market: Market;
let trade: Trade;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
  await trade.live();
  talk = talkIn(market);
});
afterAll(() => market.close());

const newChat = async () => {
  const buyer = await signUp(market, 'buyer');
  const { chat } = await talk.open(buyer, { userIds: [buyer.id, trade.supplier.id] });
  return { buyer, id: chat.id };
};
const textsOf = ({ messages }: { readonly messages: readonly { readonly text: string }[] }) =>
  messages.map(({ text }) => text);

test('both sides read what was written, in the order in which it was', async () => {
  const { buyer, id } = await newChat();
  const { supplier } = trade;
  const texts = Array.from({ length: 12 }, (_, at) => `Line ${at}`);
  for (const [at, text] of texts.entries()) {
    const sent = await talk.say(at % 3 ? buyer : supplier, id, text, `mine-${at}`);
    expect(sent).toMatchObject({ chatId: id, text, clientId: `mine-${at}` });
  }
  for (const who of [buyer, supplier]) expect(textsOf(await talk.read(who, id))).toEqual(texts);
  const [row] = await talk.list(supplier, 'supplier');
  expect(row).toMatchObject({ id, lastMessage: { text: 'Line 11' }, unreadCount: 8 });
});

test('many at once are all there, each with an id of its own', async () => {
  const { buyer, id } = await newChat();
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      talk.say(at % 2 ? buyer : trade.supplier, id, `At once ${at}`),
    ),
  );
  const { messages } = await talk.read(buyer, id);
  expect(messages.map((each) => each.id)).toEqual(sent.map((each) => each.id).sort());
  expect(new Set(messages.map((each) => each.id)).size).toBe(20);
});

test('the same clientId is the same message, however often it is sent, and only for its sender', async () => {
  const { buyer, id } = await newChat();
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => talk.say(buyer, id, 'Once', 'mine')),
  );
  expect(new Set(sent.map((each) => each.id)).size).toBe(1);
  await talk.say(trade.supplier, id, 'Another', 'mine');
  const elsewhere = await newChat();
  await talk.say(elsewhere.buyer, elsewhere.id, 'Elsewhere', 'mine');
  expect(textsOf(await talk.read(buyer, id))).toEqual(['Once', 'Another']);
});

test('pages back from the newest, and forward from where somebody left', async () => {
  const { buyer, id } = await newChat();
  const ids: string[] = [];
  for (let at = 0; at < 7; at++) ids.push((await talk.say(buyer, id, `${at}`)).id);
  const newest = await talk.read(buyer, id, { limit: 3 });
  expect([textsOf(newest), newest.hasMore]).toEqual([['4', '5', '6'], true]);
  const middle = await talk.read(buyer, id, { before: ids[4], limit: 3 });
  expect([textsOf(middle), middle.hasMore]).toEqual([['1', '2', '3'], true]);
  const oldest = await talk.read(buyer, id, { before: ids[1], limit: 3 });
  expect([textsOf(oldest), oldest.hasMore]).toEqual([['0'], false]);
  const missed = await talk.read(buyer, id, { after: ids[2], limit: 3 });
  expect([textsOf(missed), missed.hasMore]).toEqual([['3', '4', '5'], true]);
  const rest = await talk.read(buyer, id, { after: ids[5], limit: 3 });
  expect([textsOf(rest), rest.hasMore]).toEqual([['6'], false]);
});

test('ids go on rising where an earlier process had a faster clock', async () => {
  const { buyer, id } = await newChat();
  const ahead = 'fffffffe-0000-7fff-8000-000000000000';
  await inDatabase(market, async ({ db }) => {
    const { id: first } = await talk.say(buyer, id, 'First');
    await db.updateTable('messages').set({ id: ahead }).where('id', '=', first).execute();
    await db.updateTable('chats').set({ last_message_id: ahead }).where('id', '=', id).execute();
  });
  expect((await talk.say(buyer, id, 'Second')).id > ahead).toBe(true);
  expect(textsOf(await talk.read(buyer, id))).toEqual(['First', 'Second']);
});

test('a read mark counts for its side, up to its message, and never moves back', async () => {
  const { buyer, id } = await newChat();
  const { supplier } = trade;
  const first = await talk.say(buyer, id, 'One');
  const second = await talk.say(buyer, id, 'Two');
  const unread = async () =>
    (await talk.list(supplier, 'supplier')).find((each) => each.id === id)?.unreadCount;
  expect(await unread()).toBe(2);
  await talk.mark(supplier, id, first.id);
  expect(await unread()).toBe(1);
  await talk.mark(supplier, id, second.id);
  await talk.mark(supplier, id, first.id);
  expect(await unread()).toBe(0);
  // The sender sees how far the other participant has read; the reader sees no change from its own reading.
  expect((await talk.read(buyer, id)).otherRead).toBe(second.id);
  expect((await talk.read(supplier, id)).otherRead).toBeNull();
  await talk.say(supplier, id, 'Three');
  expect((await talk.list(buyer, 'buyer'))[0]?.unreadCount).toBe(1);
  const foreign = await newChat();
  const { id: messageId } = await talk.say(foreign.buyer, foreign.id, 'Hello');
  for (const other of [messageId, 'nothing', '__proto__'])
    await expectRefused(
      market,
      request(supplier, 'PUT', `/chats/${id}/read`, { messageId: other }),
      'validation',
    );
});

test('what somebody wrote stays when the account goes, without the name', async () => {
  const { buyer, id } = await newChat();
  await talk.say(buyer, id, 'Farewell');
  await buyer.api.call(deleteAccount, { body: { password: buyer.password } });
  const { messages } = await talk.read(trade.supplier, id);
  expect(messages).toMatchObject([{ text: 'Farewell', sender: null }]);
  // The other account is deleted, so the server refuses a message that could never be read.
  const answer = { chatId: id, senderId: trade.supplier.id, text: 'Are you there?' };
  await expectRefused(market, request(trade.supplier, 'POST', '/messages', answer), 'chatClosed');
  expect(textsOf(await talk.read(trade.supplier, id))).toEqual(['Farewell']);
});

describe('nobody else', () => {
  test('reads it, writes into it, or learns that it is there', async () => {
    const { buyer, id } = await newChat();
    const { id: messageId } = await talk.say(buyer, id, 'Between us');
    const calls = [
      ['GET', `/chats/${id}`, undefined],
      ['GET', `/chats/${id}/messages`, undefined],
      ['PUT', `/chats/${id}/read`, { messageId }],
      ['POST', '/messages', { chatId: id, senderId: buyer.id, text: 'Me too' }],
    ] as const;
    const strangers = [
      await signUp(market, 'buyer'),
      await signUp(market, 'supplier'),
      trade.admin,
    ];
    for (const who of strangers)
      for (const [method, path, payload] of calls)
        await expectRefused(market, request(who, method, path, payload), 'chatNotFound');
    expect(textsOf(await talk.read(buyer, id))).toEqual(['Between us']);
  });

  test('is believed to be the sender', async () => {
    const { buyer, id } = await newChat();
    const body = { chatId: id, senderId: trade.supplier.id, text: 'I am the supplier' };
    const reply = await market.app.inject(request(buyer, 'POST', '/messages', body));
    expect(reply.json()).toMatchObject({ senderId: buyer.id });
  });
});

test.each([
  {},
  { text: 'x' },
  { text: ' \0\n ', chatId: 'known' },
  { text: 'x'.repeat(5_001), chatId: 'known' },
  { text: { toString: 1 }, chatId: 'known' },
  { text: 'x', chatId: ['known'] },
  { text: 'x', chatId: 'known', clientId: 'y'.repeat(65) },
])('refuses %j', async (body) => {
  const { buyer, id } = await newChat();
  const chatId = 'chatId' in body && body.chatId === 'known' ? { chatId: id } : {};
  const sent = request(buyer, 'POST', '/messages', { ...body, ...chatId });
  await expectRefused(market, sent, 'validation');
});
