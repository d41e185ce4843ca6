// Delivered orders that wait for a review: until when, and below which other items.
import { expect, test } from 'vitest';
import { getWaiting } from '../../../contract/dashboard/waiting.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { deleteReview } from '../../../contract/reviews/reviews.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { deliver, openDeliveredOrders } from '../reviews/delivered-orders.ts';
import { insertRows, PRICE, placeOrderFor } from '../trade/trade.ts';
import type { SignedInUser } from '../users.ts';

const market = await sharedMarket(0);

const waitingOf = ({ api }: SignedInUser) => api.call(getWaiting, {});
const kindsOf = async (user: SignedInUser): Promise<string[]> =>
  (await waitingOf(user)).items.map(({ kind }) => kind);

test('a delivered order waits for its buyer until each of its products has a review or is gone', async () => {
  const orders = await openDeliveredOrders(market);
  const { buyer, supplier } = orders;
  const [mill, press, gone] = [
    await orders.createLiveProduct({ name: 'Rice mill' }),
    await orders.createLiveProduct({ name: 'Oil press' }),
    await orders.createLiveProduct({ name: 'Gone' }),
  ];
  const products = [gone, mill, press].map((productId) => ({
    productId,
    quantity: 2,
    unitPrice: PRICE,
  }));
  const orderId = await placeOrderFor(orders, mill, { products, totalAmount: 6 * PRICE });
  expect(await kindsOf(buyer)).toEqual([]);
  await deliver(orders, orderId);
  const expectSubject = async (subject: string) =>
    expect(await waitingOf(buyer)).toMatchObject({
      items: [{ kind: 'order.review', id: orderId, subject, amount: 6 * PRICE }],
      counts: { 'order.review': 1 },
    });
  await expectSubject('Gone');
  await supplier.api.call(deleteProduct, { params: { id: gone } });
  await expectSubject('Rice mill');
  await orders.review(mill, { orderId });
  await expectSubject('Oil press');
  const { id } = await orders.review(press, { orderId });
  expect(await kindsOf(buyer)).toEqual([]);
  await buyer.api.call(deleteReview, { params: { id } });
  await expectSubject('Oil press');
  expect(await kindsOf(supplier)).not.toContain('order.review');
});

test('a delivered order waits for 90 days, below all that somebody waits for', async () => {
  const orders = await openDeliveredOrders(market);
  const { buyer, supplier } = orders;
  const productId = await orders.createLiveProduct();
  const [recent, old] = [await orders.deliverNew(productId), await orders.deliverNew(productId)];
  await withDatabase(market, async ({ db }) => {
    for (const [id, days] of [
      [recent, 89],
      [old, 91],
    ] as const)
      await db
        .updateTable('orders')
        .set({ updated_at: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where('id', '=', id)
        .execute();
  });
  const enquiry = await insertRows(market, (rows) =>
    rows.enquiry({ buyer_id: buyer.id, supplier_id: supplier.id, status: 'answered' }),
  );
  expect(await waitingOf(buyer)).toMatchObject({
    items: [
      { kind: 'enquiry.reply', id: enquiry },
      { kind: 'order.review', id: recent },
    ],
    counts: { 'order.review': 1 },
  });
});
