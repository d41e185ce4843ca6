// Reviews of delivered orders: who may write, read, answer and delete them.
import { describe, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import {
  deleteReview,
  listOrderReviews,
  listProductReviews,
  listSupplierReviews,
  replyToReview,
  writeReview,
} from '../../../contract/reviews/reviews.ts';
import { picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { notificationsOf, placeOrderFor } from '../trade/trade.ts';
import { signUp } from '../users.ts';
import { deliver, openDeliveredOrders, TEXT } from './delivered-orders.ts';

const market = await sharedMarket(0);
const orders = await openDeliveredOrders(market);
const { buyer, supplier } = orders;
const bodyOf = (orderId: string, productId: string, change: object = {}) => ({
  orderId,
  productId,
  rating: 4,
  text: TEXT,
  ...change,
});

describe('a buyer', () => {
  test('reviews a product of a delivered order, with photos, and the supplier hears of it', async () => {
    const id = await orders.createLiveProduct({ name: 'Rice mill 20 t' });
    const orderId = await orders.deliverNew(id);
    const photos = [await picture(800, 600), await picture(640, 480, 'jpeg')];
    const { message, review } = await buyer.api.call(writeReview, {
      body: bodyOf(orderId, id, { rating: 5, photos }),
    });
    expect(message).toBe('Your review is published.');
    expect(review).toMatchObject({
      productId: id,
      productName: 'Rice mill 20 t',
      rating: 5,
      text: TEXT,
      original: null,
      language: 'en',
      photos: [expect.stringMatching(/^\/media\/uploads\//), expect.stringMatching(/\.webp$/)],
      author: 'Rao Spices',
      verified: true,
      reply: null,
      removed: null,
    });
    const stored = await market.app.inject({ url: `/api${review.photos[0]}` });
    expect(stored.statusCode).toBe(200);
    expect((await notificationsOf(supplier))[0]).toMatchObject({
      kind: 'review.new',
      subjectId: orderId,
      subject: 'Rice mill 20 t',
      from: 'Rao Spices',
    });
    const query = {};
    const { reviews, summary } = await market.api.call(listProductReviews, {
      params: { id },
      query,
    });
    expect(reviews).toMatchObject([{ id: review.id, author: 'Rao Spices' }]);
    expect(summary).toEqual({ average: 5, count: 1, stars: [0, 0, 0, 0, 1] });
    const ofSupplier = await market.api.call(listSupplierReviews, {
      params: { id: supplier.id },
      query,
    });
    expect(ofSupplier.reviews.map((each) => each.id)).toContain(review.id);
  });

  test('without a company is shown by first name and city', async () => {
    const person = await signUp(market, 'buyer', { name: 'Meera Nair', companyName: '' });
    const id = await orders.createLiveProduct();
    const own = { ...orders, buyer: person };
    await person.api.call(updateProfile, {
      body: { address: { city: 'Kochi' } },
    });
    const orderId = await placeOrderFor(own, id);
    await deliver(own, orderId);
    const { review } = await person.api.call(writeReview, { body: bodyOf(orderId, id) });
    expect(review).toMatchObject({ author: 'Meera', city: 'Kochi' });
    expect(JSON.stringify(review)).not.toContain('Nair');
  });

  test('is refused before delivery, twice, and for what the order does not have', async () => {
    const id = await orders.createLiveProduct();
    const other = await orders.createLiveProduct();
    const early = await placeOrderFor(orders, id);
    await expect(buyer.api.call(writeReview, { body: bodyOf(early, id) })).rejects.toMatchObject({
      code: 'conflict',
      message: 'You can review a product once its order is delivered.',
    });
    const orderId = await orders.deliverNew(id);
    await buyer.expectRefused('productNotFound', 'POST', '/reviews', bodyOf(orderId, other));
    await buyer.expectRefused('orderNotFound', 'POST', '/reviews', bodyOf('none', id));
    await orders.review(id, { orderId });
    await expect(
      buyer.apiIn('zh-Hans').call(writeReview, { body: bodyOf(orderId, id) }),
    ).rejects.toMatchObject({ code: 'conflict', message: '您已评价过该订单中的这款产品。' });
    // Another order of the same product is another experience.
    await orders.review(id);
  });

  test.each([
    ['no text', { text: '' }, 'text', 'Please write 20 to 2,000 characters.'],
    [
      'a short text',
      { text: 'Works very well.   ' },
      'text',
      'Please write 20 to 2,000 characters.',
    ],
    ['a long text', { text: 'x'.repeat(2_001) }, 'text', 'The text is too long.'],
    ['no rating', { rating: '' }, 'rating', 'Please choose 1 to 5 stars.'],
    ['six stars', { rating: 6 }, 'rating', 'Please choose 1 to 5 stars.'],
    ['half stars', { rating: 3.5 }, 'rating', 'Please choose 1 to 5 stars.'],
  ])('is refused with %s', async (_, change, field, text) => {
    const error = await buyer.expectRefused(
      'validation',
      'POST',
      '/reviews',
      bodyOf('any', 'any', change),
    );
    expect(error.fields).toEqual({ [field]: text });
  });

  test('is refused with six photos, and with a file that is no picture', async () => {
    const id = await orders.createLiveProduct();
    const orderId = await orders.deliverNew(id);
    const six = await Promise.all(Array.from({ length: 6 }, () => picture(80, 60)));
    const write = (photos: File[]) =>
      buyer.api.call(writeReview, { body: bodyOf(orderId, id, { photos }) });
    await expect(write(six)).rejects.toMatchObject({
      fields: { photos: 'You can upload up to 5 images.' },
    });
    await expect(
      write([new File(['no picture'], 'a.png', { type: 'image/png' })]),
    ).rejects.toMatchObject({ code: 'validation', fields: { photos: expect.any(String) } });
    expect((await orders.ratings(id)).product[0]).toEqual({ average: 0, count: 0 });
  });

  test('deletes its review and may write another one', async () => {
    const id = await orders.createLiveProduct();
    const orderId = await orders.deliverNew(id);
    const review = await orders.review(id, { orderId, photos: [await picture(80, 60)] });
    await buyer.api.call(deleteReview, { params: { id: review.id } });
    expect((await market.app.inject({ url: `/api${review.photos[0]}` })).statusCode).toBe(404);
    await buyer.expectRefused('reviewNotFound', 'DELETE', `/reviews/${review.id}`);
    expect((await orders.review(id, { orderId, rating: 2 })).rating).toBe(2);
  });
});

describe('other users', () => {
  test('cannot review the order, delete the review, or see it with the order', async () => {
    const id = await orders.createLiveProduct();
    const orderId = await orders.deliverNew(id);
    const stranger = await signUp(market, 'buyer');
    await stranger.expectRefused('orderNotFound', 'POST', '/reviews', bodyOf(orderId, id));
    await supplier.expectRefused('reviewBuyersOnly', 'POST', '/reviews', bodyOf(orderId, id));
    const review = await orders.review(id, { orderId });
    await stranger.expectRefused('reviewNotFound', 'DELETE', `/reviews/${review.id}`);
    await stranger.expectRefused('orderNotFound', 'GET', `/orders/${orderId}/reviews`);
    for (const { api } of [buyer, supplier]) {
      const { reviews } = await api.call(listOrderReviews, { params: { id: orderId } });
      expect(reviews.map((each) => each.id)).toEqual([review.id]);
    }
  });
});

describe('the supplier', () => {
  test('replies once, and the buyer hears of it', async () => {
    const id = await orders.createLiveProduct();
    const review = await orders.review(id);
    const call = (text: string) =>
      supplier.api.call(replyToReview, { params: { id: review.id }, body: { text } });
    const { review: answered } = await call('Thank you. We are glad to help.');
    expect(answered.reply).toMatchObject({
      text: 'Thank you. We are glad to help.',
      createdAt: expect.stringMatching(/Z$/),
    });
    await call('Thank you. We are glad to help.');
    await expect(call('Something else.')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This review already has a reply.',
    });
    const heard = (await notificationsOf(buyer)).filter(
      ({ kind, subjectId }) => kind === 'review.reply' && subjectId !== '',
    );
    expect(heard).toHaveLength(1);
    const { reviews } = await market.api.call(listProductReviews, { params: { id }, query: {} });
    expect(reviews[0]?.reply?.text).toBe('Thank you. We are glad to help.');
  });

  test('of another product cannot reply', async () => {
    const review = await orders.review(await orders.createLiveProduct());
    const other = await signUpSupplier(market);
    const path = `/reviews/${review.id}/reply`;
    await other.expectRefused('reviewNotFound', 'POST', path, { text: 'Thank you.' });
    await supplier.expectRefused('validation', 'POST', path, { text: ' ' });
  });
});
