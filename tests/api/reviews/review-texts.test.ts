// Translation of reviews and replies in the background, by the glossary.
import { expect, test } from 'vitest';
import {
  listProductReviews,
  removeReview,
  replyToReview,
  writeReview,
} from '../../../contract/reviews/reviews.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { openDeliveredOrders } from './delivered-orders.ts';

const market = await sharedMarket(0, { TRANSLATE_TEXTS: 'on' });
const orders = await openDeliveredOrders(market, 'zh-Hans');
const { supplier, admin } = orders;

/** Texts that the glossary has as a whole. */
const TEXT = 'We are interested in your product.';
const REPLY = '不锈钢';

const firstIn = async (id: string, lang: 'en' | 'zh-Hans') =>
  (await market.apiIn(lang).call(listProductReviews, { params: { id }, query: {} })).reviews[0];

test('a review and its reply are shown in the language of the reader, with the original', async () => {
  const id = await orders.createLiveProduct();
  const review = await orders.review(id, { text: TEXT });
  await eventually(async () => (await firstIn(id, 'zh-Hans'))?.original).toBe(TEXT);
  const chinese = await firstIn(id, 'zh-Hans');
  expect(chinese).toMatchObject({ originalLanguage: 'en', language: 'zh-Hans' });
  expect(chinese?.text).toMatch(/产品/);
  expect(await firstIn(id, 'en')).toMatchObject({ text: TEXT, original: null, language: 'en' });
  const params = { id: review.id };
  await supplier.api.call(replyToReview, { params, body: { text: REPLY } });
  await eventually(async () => (await firstIn(id, 'en'))?.reply?.original).toBe(REPLY);
  expect((await firstIn(id, 'en'))?.reply?.text).toMatch(/stainless steel/i);
  expect((await firstIn(id, 'zh-Hans'))?.reply).toMatchObject({ text: REPLY, original: null });
});

test('what the glossary cannot translate stays as it was written, and is tried again at a start only by another glossary', async () => {
  const id = await orders.createLiveProduct();
  const text = 'My uncle from Erode said xyzzy frobnicates qwertily.';
  await orders.review(id, { text });
  const triedOf = () =>
    withDatabase(market, async ({ db }) => {
      const query = db.selectFrom('reviews').select('tried').where('text', '=', text);
      return (await query.executeTakeFirstOrThrow()).tried;
    });
  await eventually(triedOf).toMatch(/./);
  expect(await firstIn(id, 'zh-Hans')).toMatchObject({ text, original: null, language: 'en' });
});

test('a start translates reviews without a translation, but none that was removed', async () => {
  const [shownId, removedId] = [await orders.createLiveProduct(), await orders.createLiveProduct()];
  await orders.review(shownId, { text: TEXT });
  const removed = await orders.review(removedId, { text: TEXT });
  const translations = (): Promise<(string | null)[]> =>
    withDatabase(market, async ({ db }) =>
      (
        await db
          .selectFrom('reviews')
          .select(['translation', 'product_no'])
          .orderBy('id', 'desc')
          .limit(2)
          .execute()
      ).map(({ translation }) => translation),
    );
  await eventually(translations).toEqual([expect.any(String), expect.any(String)]);
  await admin.api.call(removeReview, { params: { id: removed.id }, body: { reason: 'A test.' } });
  await market.app.close();
  await withDatabase(market, ({ db }) =>
    db.updateTable('reviews').set({ translation: null, tried: null }).execute(),
  );
  await market.restart();
  await eventually(async () => (await firstIn(shownId, 'zh-Hans'))?.original).toBe(TEXT);
  expect((await translations())[0]).toBeNull();
});

test('a removed review cannot be written again', async () => {
  const { buyer } = orders;
  const id = await orders.createLiveProduct();
  const orderId = await orders.deliverNew(id);
  const review = await orders.review(id, { orderId });
  await admin.api.call(removeReview, { params: { id: review.id }, body: { reason: 'Insults.' } });
  const body = { orderId, productId: id, rating: 1, text: TEXT };
  await expect(buyer.api.call(writeReview, { body })).rejects.toMatchObject({
    code: 'conflict',
  });
});
