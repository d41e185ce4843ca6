// Ratings follow from the reviews: every public reply agrees after writing, deleting, removing and deleted accounts and products.
import { expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import {
  deleteReview,
  listProductReviews,
  listSupplierReviews,
  removeReview,
  writeReview,
} from '../../../contract/reviews/reviews.ts';
import { picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { placeOrderFor } from '../trade/trade.ts';
import { signUp } from '../users.ts';
import { allShow, deliver, openDeliveredOrders, TEXT } from './delivered-orders.ts';

const market = await sharedMarket(0);
const NONE = { average: 0, count: 0 };

test('all replies show the same average after each change', async () => {
  const orders = await openDeliveredOrders(market);
  const { buyer, admin } = orders;
  const [first, second] = [await orders.createLiveProduct(), await orders.createLiveProduct()];
  expect(await orders.ratings(first)).toEqual(allShow(NONE, NONE));
  const five = await orders.review(first, { rating: 5 });
  await orders.review(first, { rating: 4 });
  const one = await orders.review(first, { rating: 4 });
  await orders.review(second, { rating: 1 });
  const supplier = { average: 3.5, count: 4 };
  expect(await orders.ratings(first)).toEqual(allShow({ average: 4.33, count: 3 }, supplier));
  expect(await orders.ratings(second)).toEqual(allShow({ average: 1, count: 1 }, supplier));
  await buyer.api.call(deleteReview, { params: { id: five.id } });
  expect(await orders.ratings(first)).toEqual(
    allShow({ average: 4, count: 2 }, { average: 3, count: 3 }),
  );
  await admin.api.call(removeReview, { params: { id: one.id }, body: { reason: 'Insults.' } });
  expect(await orders.ratings(first)).toEqual(
    allShow({ average: 4, count: 1 }, { average: 2.5, count: 2 }),
  );
  await market.restart();
  expect(await orders.ratings(first)).toEqual(
    allShow({ average: 4, count: 1 }, { average: 2.5, count: 2 }),
  );
});

test('reviews of a deleted product stay with its supplier', async () => {
  const orders = await openDeliveredOrders(market);
  const { supplier } = orders;
  const id = await orders.createLiveProduct({ name: 'Old mill' });
  const other = await orders.createLiveProduct();
  const review = await orders.review(id, { rating: 2 });
  await supplier.api.call(deleteProduct, { params: { id } });
  await expect(
    market.api.call(listProductReviews, { params: { id }, query: {} }),
  ).rejects.toMatchObject({ code: 'productNotFound' });
  const { reviews, summary } = await market.api.call(listSupplierReviews, {
    params: { id: supplier.id },
    query: {},
  });
  expect(reviews).toMatchObject([{ id: review.id, productId: '', productName: 'Old mill' }]);
  expect(summary).toMatchObject({ average: 2, count: 1 });
  expect((await orders.ratings(other)).supplier).toEqual(Array(2).fill({ average: 2, count: 1 }));
});

test('a deleted buyer leaves rating and text, without name and photos', async () => {
  const orders = await openDeliveredOrders(market);
  const person = await signUp(market, 'buyer', { companyName: 'Gone Mills' });
  const id = await orders.createLiveProduct();
  const own = { ...orders, buyer: person };
  const orderId = await placeOrderFor(own, id);
  await deliver(own, orderId);
  const { review } = await person.api.call(writeReview, {
    body: { orderId, productId: id, rating: 3, text: TEXT, photos: [await picture(80, 60)] },
  });
  await person.api.call(deleteAccount, {});
  const { reviews } = await market.api.call(listProductReviews, { params: { id }, query: {} });
  expect(reviews).toMatchObject([
    { id: review.id, rating: 3, text: TEXT, author: '', city: null, photos: [] },
  ]);
  expect((await market.app.inject({ url: `/api${review.photos[0]}` })).statusCode).toBe(404);
  const rating = { average: 3, count: 1 };
  expect(await orders.ratings(id)).toEqual(allShow(rating, rating));
});

test('a deleted supplier takes its reviews along, with their photos', async () => {
  const orders = await openDeliveredOrders(market);
  const { buyer, supplier } = orders;
  const id = await orders.createLiveProduct();
  const review = await orders.review(id, { photos: [await picture(80, 60)] });
  await supplier.api.call(deleteAccount, {});
  await buyer.expectRefused('reviewNotFound', 'DELETE', `/reviews/${review.id}`);
  expect((await market.app.inject({ url: `/api${review.photos[0]}` })).statusCode).toBe(404);
});

test('of two reviews of one order at once, one is stored', async () => {
  const orders = await openDeliveredOrders(market);
  const { buyer } = orders;
  const id = await orders.createLiveProduct();
  const orderId = await orders.deliverNew(id);
  const write = (rating: number, idempotencyKey?: string) =>
    buyer.api.call(writeReview, {
      body: {
        orderId,
        productId: id,
        rating,
        text: TEXT,
        ...(idempotencyKey && { idempotencyKey }),
      },
    });
  const results = await Promise.allSettled([write(1), write(5), write(3)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
  expect((await orders.ratings(id)).product[0]?.count).toBe(1);
});

test('the same attempt twice at once is one review with one set of photos', async () => {
  const orders = await openDeliveredOrders(market);
  const { buyer } = orders;
  const id = await orders.createLiveProduct();
  const orderId = await orders.deliverNew(id);
  const photos = [await picture(80, 60)];
  const write = (rating = 4) =>
    buyer.api.call(writeReview, {
      body: { orderId, productId: id, rating, text: TEXT, photos, idempotencyKey: 'attempt-1' },
    });
  const [one, two] = await Promise.all([write(), write()]);
  expect(two.review).toEqual(one.review);
  expect((await write()).review).toEqual(one.review);
  await expect(write(2)).rejects.toMatchObject({ code: 'keyReused' });
  expect((await market.app.inject({ url: `/api${one.review.photos[0]}` })).statusCode).toBe(200);
});
