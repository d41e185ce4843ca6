// Waiting items of a user: each kind from its event until its action, the order, and the totals.
import { describe, expect, test } from 'vitest';
import { takeDownProduct } from '../../../contract/admin/review.ts';
import { getChat, markChatRead } from '../../../contract/chat/chats.ts';
import { getWaiting } from '../../../contract/dashboard/waiting.ts';
import type { WaitingKind } from '../../../contract/dashboard/waiting-kinds.ts';
import { acknowledgeFavourite, addFavourite } from '../../../contract/favourites/favourites.ts';
import { deleteProduct, updateProduct } from '../../../contract/products/my-products.ts';
import { sendEnquiry, sendProductEnquiry } from '../../../contract/trade/enquiries.ts';
import { getEnquiry, replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { setOrderStatus } from '../../../contract/trade/order-status.ts';
import { WAITING_PER_KIND } from '../../../server/accounts/waiting-part.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { insertRows, openTrade, PRICE, placeOrderFor } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);

const waitingOf = ({ api }: SignedInUser) => api.call(getWaiting, {});
const kindsOf = async (user: SignedInUser): Promise<string[]> =>
  (await waitingOf(user)).items.map(({ kind }) => kind);
const itemOf = async (user: SignedInUser, kind: WaitingKind) =>
  (await waitingOf(user)).items.find((item) => item.kind === kind);

test('an order waits for the side whose step is next', async () => {
  const trade = await openTrade(market);
  const { buyer, supplier } = trade;
  const id = await placeOrderFor(trade, await trade.createLiveProduct({ name: 'Rice mill' }));
  const params = { id };
  expect(await waitingOf(supplier)).toMatchObject({
    items: [
      {
        kind: 'order.confirm',
        id,
        subject: 'Rice mill',
        counterpart: 'Rao Spices',
        amount: 2 * PRICE,
        since: expect.stringMatching(/Z$/),
      },
    ],
    counts: { 'order.confirm': 1, 'order.ship': 0 },
  });
  expect(await kindsOf(buyer)).toEqual([]);
  await supplier.api.call(setOrderStatus, { params, body: { status: 'confirmed' } });
  expect(await kindsOf(supplier)).toEqual(['order.ship']);
  const shipped = { status: 'shipped', carrier: 'Sinotrans', trackingNumber: 'S 1' } as const;
  await supplier.api.call(setOrderStatus, { params, body: shipped });
  expect(await kindsOf(supplier)).toEqual([]);
  expect(await kindsOf(buyer)).toEqual(['order.deliver']);
  await buyer.api.call(setOrderStatus, { params, body: { status: 'delivered' } });
  expect(await kindsOf(buyer)).toEqual(['order.review']);
});

describe('an enquiry', () => {
  test('waits for an answer since the first message without one', async () => {
    const trade = await openTrade(market);
    const { buyer, supplier } = trade;
    const productId = await trade.createLiveProduct({ name: 'Oil press' });
    const { data } = await buyer.api.call(sendProductEnquiry, {
      body: { productId, message: 'Which voltage?' },
    });
    const params = { id: data?.id ?? '' };
    const reply = (user: SignedInUser, text: string) =>
      user.api.call(replyToEnquiry, { params, body: { text } });
    const expectSince = async (createdAt: string | null | undefined) =>
      expect(await itemOf(supplier, 'enquiry.answer')).toMatchObject({
        id: params.id,
        subject: 'Oil press',
        since: createdAt,
      });
    await expectSince(data?.createdAt);
    await reply(buyer, 'Are you there?');
    await expectSince(data?.createdAt);
    await reply(supplier, '415 V');
    expect(await kindsOf(supplier)).toEqual([]);
    const { replies } = await reply(buyer, 'And the frequency?');
    await expectSince(replies.at(-1)?.createdAt);
  });

  test('with a reply waits for its buyer until it is opened', async () => {
    const trade = await openTrade(market);
    const { buyer, supplier } = trade;
    await trade.createLiveProduct();
    const { data } = await buyer.api.call(sendEnquiry, {
      body: { subject: 'A press', message: 'Price?', supplierId: supplier.id, targetPrice: 900 },
    });
    const params = { id: data?.id ?? '' };
    await buyer.api.call(getEnquiry, { params });
    await supplier.api.call(replyToEnquiry, { params, body: { text: '$950' } });
    await supplier.api.call(getEnquiry, { params });
    expect(await itemOf(buyer, 'enquiry.reply')).toMatchObject({ subject: 'A press', amount: 900 });
    await buyer.api.call(getEnquiry, { params });
    expect(await kindsOf(buyer)).toEqual([]);
    await supplier.api.call(replyToEnquiry, { params, body: { text: 'With freight $1,000' } });
    expect(await kindsOf(buyer)).toEqual(['enquiry.reply']);
  });

  test('to the admins waits for every admin but its sender', async () => {
    const sender = await signUp(market, 'admin');
    const admin = await signUp(market, 'admin');
    const { data } = await sender.api.call(sendEnquiry, {
      body: { subject: 'BIS of a lathe', message: 'How long?' },
    });
    const idsOf = async (user: SignedInUser) => (await waitingOf(user)).items.map(({ id }) => id);
    expect(await idsOf(admin)).toContain(data?.id);
    expect(await idsOf(sender)).not.toContain(data?.id);
  });
});

test('a conversation waits until its messages are read', async () => {
  const { buyer, supplier } = await openTrade(market);
  const { chat, last } = await insertRows(market, async (rows) => {
    const chat = await rows.chat({ buyer_id: buyer.id, supplier_id: supplier.id });
    await rows.message(chat, buyer.id);
    return { chat, last: await rows.message(chat, buyer.id) };
  });
  expect(await itemOf(supplier, 'chat.reply')).toMatchObject({
    id: chat,
    unread: 2,
    counterpart: 'Rao Spices',
  });
  expect(await kindsOf(buyer)).toEqual([]);
  expect((await waitingOf(buyer)).conversations).toBe(1);
  await supplier.api.call(getChat, { params: { id: chat }, query: {} });
  await supplier.api.call(markChatRead, { params: { id: chat }, body: { messageId: last } });
  expect(await kindsOf(supplier)).toEqual([]);
});

test('a rejected product waits with its reason, in the language of the reader', async () => {
  const trade = await openTrade(market);
  const id = await trade.createLiveProduct({ name: 'Flour mill' });
  const body = { reason: 'The type plate cannot be read.' };
  await trade.admin.api.call(takeDownProduct, { params: { id }, body });
  expect(await waitingOf(trade.supplier)).toMatchObject({
    items: [{ kind: 'product.rejected', id, subject: 'Flour mill', reason: body.reason }],
    counts: { 'product.rejected': 1 },
  });
  expect(await kindsOf(trade.buyer)).toEqual([]);
});

test('a saved product waits when its price changes or it goes, until the buyer has seen that', async () => {
  const trade = await openTrade(market);
  const { buyer, supplier } = trade;
  const [priced, gone] = [
    await trade.createLiveProduct({ name: 'Priced' }),
    await trade.createLiveProduct({ name: 'Gone' }),
  ];
  for (const id of [priced, gone]) await buyer.api.call(addFavourite, { params: { id } });
  expect(await kindsOf(buyer)).toEqual([]);
  const setPrice = (price: number) =>
    supplier.api.call(updateProduct, { params: { id: priced }, body: { price } });
  await setPrice(11_000);
  await supplier.api.call(deleteProduct, { params: { id: gone } });
  expect(await itemOf(buyer, 'saved.price')).toMatchObject({
    id: priced,
    amount: 11_000,
    earlierAmount: PRICE,
  });
  expect(await itemOf(buyer, 'saved.gone')).toMatchObject({
    id: gone,
    subject: 'Gone',
    amount: null,
    earlierAmount: PRICE,
  });
  for (const id of [priced, gone, 'nothing'])
    await buyer.api.call(acknowledgeFavourite, { params: { id } });
  expect(await kindsOf(buyer)).toEqual([]);
  await setPrice(PRICE);
  expect(await itemOf(buyer, 'saved.price')).toMatchObject({ earlierAmount: 11_000 });
});

test('the earliest deadline comes first, whatever the amount; a kind is bounded', async () => {
  const buyer = await signUp(market, 'buyer');
  const supplier = await signUp(market, 'supplier');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const ids = await insertRows(market, async (rows) => {
    const order = (hours: number, total_cents: number) =>
      rows.order({
        buyer_id: buyer.id,
        supplier_id: supplier.id,
        total_cents,
        created_at: hoursAgo(hours),
        updated_at: hoursAgo(hours),
      });
    const enquiry = (hours: number) =>
      rows.enquiry({
        buyer_id: buyer.id,
        supplier_id: supplier.id,
        created_at: hoursAgo(hours),
        updated_at: hoursAgo(hours),
      });
    const expected = [
      await enquiry(100),
      await order(60, 100_00),
      await order(50, 900_00),
      await enquiry(20),
      await order(2, 500_00),
    ];
    for (let more = 0; more < WAITING_PER_KIND; more++) await enquiry(1);
    return expected;
  });
  const { items, counts } = await waitingOf(supplier);
  expect(items.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
  expect(counts).toMatchObject({ 'enquiry.answer': WAITING_PER_KIND + 2, 'order.confirm': 3 });
  expect(items.filter(({ kind }) => kind === 'enquiry.answer')).toHaveLength(WAITING_PER_KIND);
});

test('news of saved products are below what somebody waits for, and expire', async () => {
  const trade = await openTrade(market);
  const { buyer, supplier } = trade;
  const productId = await trade.createLiveProduct({ name: 'Oil press' });
  const cheap = await placeOrderFor(trade, productId);
  const dear = await placeOrderFor(trade, productId, {
    products: [{ productId, quantity: 3, unitPrice: PRICE }],
    totalAmount: 3 * PRICE,
  });
  for (const id of [cheap, dear])
    for (const body of [
      { status: 'confirmed' },
      { status: 'shipped', carrier: 'Sinotrans', trackingNumber: 'S 1' },
    ] as const)
      await supplier.api.call(setOrderStatus, { params: { id }, body });
  await buyer.api.call(addFavourite, { params: { id: productId } });
  const changedAgo = (days: number) =>
    withDatabase(market, async ({ db }) => {
      const updated_at = new Date(Date.now() - days * 86_400_000).toISOString();
      await db.updateTable('products').set({ updated_at }).where('id', '=', productId).execute();
      await db
        .updateTable('favourites')
        .set({ seen_price_cents: 1 })
        .where('product_id', '=', productId)
        .execute();
    });
  await changedAgo(29);
  const { items } = await waitingOf(buyer);
  expect(items.map(({ id }) => id)).toEqual([dear, cheap, productId]);
  await changedAgo(31);
  expect(await waitingOf(buyer)).toMatchObject({
    items: [{ id: dear }, { id: cheap }],
    counts: { 'saved.price': 0 },
  });
});
