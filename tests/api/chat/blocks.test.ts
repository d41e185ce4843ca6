// Blocked counterparts: neither side can send the other anything new, both are told, and the block can be removed.
import { describe, expect, test } from 'vitest';
import { listBlocks, unblockAccount } from '../../../contract/accounts/blocks.ts';
import { blockCounterpart } from '../../../contract/chat/moderation.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { setOrderStatus } from '../../../contract/trade/order-status.ts';
import { withDatabase } from '../environment.ts';
import { encodeMultipart, sharedMarket } from '../market.ts';
import { orderBodyFor, placeOrderFor } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, productId, newChat } = await openChatTrade(market);
const { supplier } = trade;

const block = (user: SignedInUser, id: string) =>
  user.api.call(blockCounterpart, { params: { id } });
const unblock = (user: SignedInUser, id: string) =>
  user.api.call(unblockAccount, { params: { id } });
const blocksOf = async (user: SignedInUser) => (await user.api.call(listBlocks, {})).blocks;
const message = (chatId: string) => ({ chatId, text: 'Hello' });
const enquiry = { productId, subject: 'A mill', message: 'Which voltage?' };

test('a blocked counterpart is refused and told so, also for a file, and can write again after the unblock', async () => {
  const { buyer, id } = await newChat();
  await chatApi.send(buyer, id, 'Hello');
  expect((await chatApi.read(buyer, id)).counterpart?.block).toBeNull();
  expect(await block(supplier, id)).toEqual({
    message: 'This account can no longer send you messages, inquiries or orders.',
  });
  await block(supplier, id);
  expect((await chatApi.read(supplier, id)).counterpart?.block).toBe('own');
  expect((await chatApi.read(buyer, id)).counterpart?.block).toBe('theirs');
  await buyer.expectRefused('blocked', 'POST', '/messages', message(id));
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n%%EOF\n'], 'a.pdf', { type: 'application/pdf' }));
  const { payload, headers } = await encodeMultipart(form);
  const base = buyer.request('POST', `/chats/${id}/files`);
  const sent = await market.app.inject({
    ...base,
    payload,
    headers: { ...base.headers, ...headers },
  });
  expect(sent.json()).toMatchObject({ code: 'blocked' });
  await supplier.expectRefused('unblockFirst', 'POST', '/messages', message(id));
  expect((await chatApi.read(supplier, id)).messages.map(({ text }) => text)).toEqual(['Hello']);

  expect(await blocksOf(supplier)).toMatchObject([{ id: buyer.id, name: 'Asha Rao' }]);
  await unblock(supplier, buyer.id);
  await unblock(supplier, buyer.id);
  expect(await blocksOf(supplier)).toEqual([]);
  await chatApi.send(buyer, id, 'Hello again');
});

describe('while one has blocked the other', () => {
  test('inquiries, replies, orders and new conversations are refused in both directions', async () => {
    const { buyer, id } = await newChat();
    const { data } = await buyer.api.call(sendEnquiry, { body: enquiry });
    const replies = `/enquiries/${data?.id}/replies`;
    await block(buyer, id);
    await supplier.expectRefused('blocked', 'POST', replies, { text: '415 V' });
    await buyer.expectRefused('unblockFirst', 'POST', replies, { text: '415 V?' });
    await buyer.expectRefused('unblockFirst', 'POST', '/enquiries', enquiry);
    const order = orderBodyFor(supplier.id, productId);
    await buyer.expectRefused('unblockFirst', 'POST', '/orders', order);
    const chat = { userIds: [buyer.id, supplier.id], productId };
    await buyer.expectRefused('unblockFirst', 'POST', '/chats', chat);
    await supplier.expectRefused('blocked', 'POST', '/chats', chat);
    // The conversation that they have stays readable.
    expect((await chatApi.open(buyer, { userIds: [supplier.id] })).id).toBe(id);
  });

  test('an order in progress keeps its steps', async () => {
    const chat = await chatApi.open(trade.buyer, { userIds: [supplier.id] });
    const order = await placeOrderFor(trade, productId);
    await block(trade.buyer, chat.id);
    const input = { params: { id: order }, body: { status: 'confirmed' } } as const;
    expect((await supplier.api.call(setOrderStatus, input)).data).toMatchObject({
      status: 'confirmed',
    });
    await unblock(trade.buyer, supplier.id);
  });

  test('others are not concerned', async () => {
    const [one, other] = [await newChat(), await newChat()];
    await block(supplier, one.id);
    await chatApi.send(other.buyer, other.id, 'Hello');
    await chatApi.send(supplier, other.id, 'Hello');
  });
});

describe('a block is refused', () => {
  test('in the conversation of others, and in one with the admins', async () => {
    const { id } = await newChat();
    const stranger = await signUp(market, 'buyer');
    await stranger.expectRefused('chatNotFound', 'PUT', `/chats/${id}/block`);
    await trade.admin.expectRefused('chatNotFound', 'PUT', `/chats/${id}/block`);
    const desk = await chatApi.open(stranger, { userIds: ['admin'] });
    await stranger.expectRefused('chatNotFound', 'PUT', `/chats/${desk.id}/block`);
    await trade.admin.expectRefused('chatNotFound', 'PUT', `/chats/${desk.id}/block`);
  });

  test('if the counterpart has deleted its account', async () => {
    const { buyer, id } = await newChat();
    await withDatabase(market, ({ db }) =>
      db.deleteFrom('users').where('id', '=', buyer.id).execute(),
    );
    await supplier.expectRefused('chatClosed', 'PUT', `/chats/${id}/block`);
  });
});

test('unblocking removes only an own block', async () => {
  const { buyer, id } = await newChat();
  await block(supplier, id);
  await unblock(buyer, buyer.id);
  await unblock(buyer, supplier.id);
  await buyer.expectRefused('blocked', 'POST', '/messages', message(id));
});
