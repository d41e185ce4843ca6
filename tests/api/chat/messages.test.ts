// Messages: stored once, in order, read page by page, marked as read, private to the participants.
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, newChat } = await openChatTrade(market);

const textsOf = ({ messages }: { readonly messages: readonly { readonly text: string }[] }) =>
  messages.map(({ text }) => text);

test('both participants read the messages in order', async () => {
  const { buyer, id } = await newChat();
  const { supplier } = trade;
  const texts = Array.from({ length: 12 }, (_, at) => `Line ${at}`);
  for (const [at, text] of texts.entries()) {
    const sent = await chatApi.send(at % 3 ? buyer : supplier, id, text, `mine-${at}`);
    expect(sent).toMatchObject({ chatId: id, text, clientId: `mine-${at}` });
  }
  for (const user of [buyer, supplier])
    expect(textsOf(await chatApi.read(user, id))).toEqual(texts);
  const [row] = await chatApi.list(supplier, 'supplier');
  expect(row).toMatchObject({ id, lastMessage: { text: 'Line 11' }, unreadCount: 8 });
});

test('concurrent messages are all stored, each with its own id', async () => {
  const { buyer, id } = await newChat();
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      chatApi.send(at % 2 ? buyer : trade.supplier, id, `At once ${at}`),
    ),
  );
  const { messages } = await chatApi.read(buyer, id);
  expect(messages.map((each) => each.id)).toEqual(sent.map((each) => each.id).sort());
  expect(new Set(messages.map((each) => each.id)).size).toBe(20);
});

test('the same clientId from one sender is the same message', async () => {
  const { buyer, id } = await newChat();
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => chatApi.send(buyer, id, 'Once', 'mine')),
  );
  expect(new Set(sent.map((each) => each.id)).size).toBe(1);
  await chatApi.send(trade.supplier, id, 'Another', 'mine');
  const otherChat = await newChat();
  await chatApi.send(otherChat.buyer, otherChat.id, 'Elsewhere', 'mine');
  expect(textsOf(await chatApi.read(buyer, id))).toEqual(['Once', 'Another']);
});

test('pages go back from the newest message, and forward from a given one', async () => {
  const { buyer, id } = await newChat();
  const ids: string[] = [];
  for (let at = 0; at < 7; at++) ids.push((await chatApi.send(buyer, id, `${at}`)).id);
  const newest = await chatApi.read(buyer, id, { limit: 3 });
  expect([textsOf(newest), newest.hasMore]).toEqual([['4', '5', '6'], true]);
  const middle = await chatApi.read(buyer, id, { before: ids[4], limit: 3 });
  expect([textsOf(middle), middle.hasMore]).toEqual([['1', '2', '3'], true]);
  const oldest = await chatApi.read(buyer, id, { before: ids[1], limit: 3 });
  expect([textsOf(oldest), oldest.hasMore]).toEqual([['0'], false]);
  const missed = await chatApi.read(buyer, id, { after: ids[2], limit: 3 });
  expect([textsOf(missed), missed.hasMore]).toEqual([['3', '4', '5'], true]);
  const rest = await chatApi.read(buyer, id, { after: ids[5], limit: 3 });
  expect([textsOf(rest), rest.hasMore]).toEqual([['6'], false]);
});

test('ids increase even after a process with a faster clock', async () => {
  const { buyer, id } = await newChat();
  const ahead = 'fffffffe-0000-7fff-8000-000000000000';
  await withDatabase(market, async ({ db }) => {
    const { id: first } = await chatApi.send(buyer, id, 'First');
    await db.updateTable('messages').set({ id: ahead }).where('id', '=', first).execute();
    await db.updateTable('chats').set({ last_message_id: ahead }).where('id', '=', id).execute();
  });
  expect((await chatApi.send(buyer, id, 'Second')).id > ahead).toBe(true);
  expect(textsOf(await chatApi.read(buyer, id))).toEqual(['First', 'Second']);
});

test('a read mark applies to one participant and never moves back', async () => {
  const { buyer, id } = await newChat();
  const { supplier } = trade;
  const first = await chatApi.send(buyer, id, 'One');
  const second = await chatApi.send(buyer, id, 'Two');
  const unread = async () =>
    (await chatApi.list(supplier, 'supplier')).find((each) => each.id === id)?.unreadCount;
  expect(await unread()).toBe(2);
  await chatApi.markRead(supplier, id, first.id);
  expect(await unread()).toBe(1);
  await chatApi.markRead(supplier, id, second.id);
  await chatApi.markRead(supplier, id, first.id);
  expect(await unread()).toBe(0);
  // The sender sees how far the other participant has read; the reader sees no change from its own reading.
  expect((await chatApi.read(buyer, id)).otherRead).toBe(second.id);
  expect((await chatApi.read(supplier, id)).otherRead).toBeNull();
  await chatApi.send(supplier, id, 'Three');
  expect((await chatApi.list(buyer, 'buyer'))[0]?.unreadCount).toBe(1);
  const foreign = await newChat();
  const { id: messageId } = await chatApi.send(foreign.buyer, foreign.id, 'Hello');
  for (const other of [messageId, 'nothing', '__proto__'])
    await supplier.expectRefused('validation', 'PUT', `/chats/${id}/read`, { messageId: other });
});

test('the messages of a deleted account stay, without its name', async () => {
  const { buyer, id } = await newChat();
  await chatApi.send(buyer, id, 'Farewell');
  await buyer.api.call(deleteAccount, {});
  const { messages } = await chatApi.read(trade.supplier, id);
  expect(messages).toMatchObject([{ text: 'Farewell', sender: { id: '', name: '' } }]);
  // The other account is deleted, so the server refuses a message that could never be read.
  const answer = { chatId: id, senderId: trade.supplier.id, text: 'Are you there?' };
  await trade.supplier.expectRefused('chatClosed', 'POST', '/messages', answer);
  expect(textsOf(await chatApi.read(trade.supplier, id))).toEqual(['Farewell']);
});

describe('other users', () => {
  test('cannot read it, write to it, or find out that it exists', async () => {
    const { buyer, id } = await newChat();
    const { id: messageId } = await chatApi.send(buyer, id, 'Between us');
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
    for (const user of strangers)
      for (const [method, path, payload] of calls)
        await user.expectRefused('chatNotFound', method, path, payload);
    expect(textsOf(await chatApi.read(buyer, id))).toEqual(['Between us']);
  });

  test('cannot set the sender', async () => {
    const { buyer, id } = await newChat();
    const body = { chatId: id, senderId: trade.supplier.id, text: 'I am the supplier' };
    const reply = await market.app.inject(buyer.request('POST', '/messages', body));
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
  const sent = buyer.request('POST', '/messages', { ...body, ...chatId });
  await expectRefused(market, sent, 'validation');
});
