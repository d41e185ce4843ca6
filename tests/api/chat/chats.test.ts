// Opening conversations: one per buyer, counterpart and product, and who may open it.

import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { changeMyProducts } from '../../../contract/products/my-products.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, productId } = await openChatTrade(market);

test('both participants open the same conversation, in every form of the call', async () => {
  const { buyer, supplier } = trade;
  const first = await chatApi.open(buyer, { userIds: [buyer.id, supplier.id], productId });
  expect(first).toMatchObject({
    supplier: { id: supplier.id },
    product: { id: productId, name: 'Rice mill RM-20' },
    messages: [],
    hasMore: false,
  });
  for (const body of [
    { userIds: [buyer.id], productId },
    { userIds: [supplier.id], productId, supplierId: supplier.id },
    { userIds: [buyer.id], supplierId: supplier.id, productId },
  ])
    expect((await chatApi.open(buyer, body)).id).toBe(first.id);
  await chatApi.send(buyer, first.id, 'Which voltage?');
  const back = await chatApi.open(supplier, { userIds: [buyer.id, supplier.id], productId });
  expect(back.id).toBe(first.id);
  const other = await chatApi.open(buyer, { userIds: [supplier.id] });
  expect(other).toMatchObject({ product: null });
  expect(other.id).not.toBe(first.id);
});

test('concurrent calls open one conversation', async () => {
  const buyer = await signUp(market, 'buyer');
  const opened = await Promise.all(
    Array.from({ length: 8 }, () =>
      chatApi.open(buyer, { userIds: [buyer.id, trade.supplier.id], productId }),
    ),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  const rows = await withDatabase(market, ({ db }) =>
    db.selectFrom('chats').select('id').where('buyer_id', '=', buyer.id).execute(),
  );
  expect(rows).toHaveLength(1);
});

test("certification and 'admin' open a conversation with the admin team, which every admin answers", async () => {
  const { buyer, admin } = trade;
  const certificationChat = await chatApi.open(buyer, {
    userIds: [buyer.id, 'admin'],
    productId: 'bis-certification',
  });
  expect(certificationChat).toMatchObject({
    supplier: { id: 'admin', name: 'Yantra Bridge' },
    product: null,
  });
  const again = await chatApi.open(buyer, { userIds: [buyer.id], productId: 'bis-certification' });
  expect(again.id).toBe(certificationChat.id);
  const plain = await chatApi.open(buyer, { userIds: [buyer.id, 'admin'], supplierId: 'admin' });
  expect(plain.id).not.toBe(certificationChat.id);

  await chatApi.send(buyer, certificationChat.id, 'How long does it take?');
  const answer = await chatApi.send(admin, certificationChat.id, 'Ninety days.');
  expect(answer.sender.id).toBe(admin.id);
  const { messages } = await chatApi.read(buyer, certificationChat.id);
  expect(messages).toMatchObject([
    { sender: { id: buyer.id } },
    { sender: { id: 'admin', name: 'Yantra Bridge' }, text: 'Ninety days.' },
  ]);
  expect(JSON.stringify(messages)).not.toContain(admin.id);
});

test('an open conversation outlives its product, and no new one starts about a hidden product', async () => {
  const { supplier, buyer } = trade;
  const id = await trade.createLiveProduct();
  const body = { userIds: [buyer.id, supplier.id], productId: id };
  const chat = await chatApi.open(buyer, body);
  await supplier.api.call(changeMyProducts, {
    body: { ids: [id], action: 'deactivate' },
  });
  expect((await chatApi.open(buyer, body)).id).toBe(chat.id);
  const newBuyer = await signUp(market, 'buyer');
  await newBuyer.expectRefused('validation', 'POST', '/chats', body);
  const own = { ...body, userIds: [supplier.id] };
  await newBuyer.expectRefused('productNotFound', 'POST', '/chats', own);
});

test('a supplier opens a conversation only with a buyer who has written first', async () => {
  const { supplier } = trade;
  const buyer = await signUp(market, 'buyer');
  const body = { userIds: [buyer.id, supplier.id], productId };
  const asking = supplier.request('POST', '/chats', body);
  await expectRefused(market, asking, 'forbidden');
  await buyer.api.call(sendEnquiry, {
    body: { productId, subject: 'A mill', message: 'Which voltage?' },
  });
  const chat = await chatApi.open(supplier, body);
  await chatApi.send(supplier, chat.id, '415 V');
  expect((await chatApi.list(buyer, 'buyer')).map(({ id }) => id)).toEqual([chat.id]);
  const other = await signUp(market, 'supplier');
  await other.expectRefused('forbidden', 'POST', '/chats', {
    userIds: [buyer.id, other.id],
    productId,
  });
});

test('invalid participants are refused', async () => {
  const { buyer, supplier, admin } = trade;
  const other = await signUp(market, 'supplier');
  const refused = async (body: unknown, code: ErrorCode) =>
    buyer.expectRefused(code, 'POST', '/chats', body);
  for (const body of [
    {},
    { userIds: [] },
    { userIds: 'x' },
    { userIds: [buyer.id] },
    { userIds: [buyer.id, supplier.id, admin.id] },
    { userIds: [supplier.id, admin.id], productId },
    { userIds: [buyer.id, supplier.id], vendor: other.id },
    { userIds: [{ toString: 1 }] },
  ])
    await refused(body, 'validation');
  await refused({ userIds: [buyer.id, supplier.id], productId: '__proto__' }, 'productNotFound');
  await refused({ userIds: [buyer.id, other.id], productId }, 'supplierNotFound');
  for (const invalidId of ['nobody', '__proto__', admin.id, other.id])
    await refused({ userIds: [buyer.id, invalidId] }, 'supplierNotFound');
  await refused({ userIds: [supplier.id], productId: 'bis-certification' }, 'supplierNotFound');
});
