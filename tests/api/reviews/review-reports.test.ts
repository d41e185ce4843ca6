// Reports of reviews: sent by anyone, decided by an admin, who removes the review or dismisses the report.
import { describe, expect, test } from 'vitest';
import { downloadAccount } from '../../../contract/accounts/account.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { closeReport, listReports, reportProduct } from '../../../contract/admin/reports.ts';
import {
  deleteReview,
  listOrderReviews,
  listProductReviews,
  listSupplierReviews,
  removeReview,
  replyToReview,
  reportReview,
} from '../../../contract/reviews/reviews.ts';
import { picture } from '../../fixtures/files.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { notificationsOf } from '../trade/trade.ts';
import type { SignedInUser } from '../users.ts';
import { openDeliveredOrders, TEXT } from './delivered-orders.ts';

const market = await sharedMarket(0);
const orders = await openDeliveredOrders(market);
const { buyer, supplier, admin } = orders;

const report = (id: string, address = unusedAddress()) =>
  market.apiAs(null, { address }).call(reportReview, {
    params: { id },
    body: { reason: 'offensive', text: 'It insults our staff.' },
  });
const reportsOf = async (reviewId: string) => {
  const { reports } = await admin.api.call(listReports, { query: { limit: '100' } });
  return reports.filter(({ review }) => review?.review.id === reviewId);
};

describe('a reported review', () => {
  test('is listed for the admins with text, photos and product, once per reporter', async () => {
    const id = await orders.createLiveProduct({ name: 'Flow wrapper' });
    const review = await orders.review(id, { photos: [await picture(80, 60)], rating: 1 });
    const address = unusedAddress();
    expect(await report(review.id, address)).toEqual({
      message: 'Thank you. Our team will look at this review.',
    });
    await report(review.id, address);
    await report(review.id);
    const reports = await reportsOf(review.id);
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatchObject({
      productId: id,
      productName: 'Flow wrapper',
      productLive: true,
      supplierId: supplier.id,
      reason: 'offensive',
      text: 'It insults our staff.',
      outcome: null,
      review: {
        removed: false,
        review: { text: TEXT, rating: 1, photos: review.photos, author: 'Rao Spices' },
      },
    });
  });

  test('and its product can be reported from one network', async () => {
    const id = await orders.createLiveProduct();
    const review = await orders.review(id);
    const address = unusedAddress();
    await report(review.id, address);
    const api = market.apiAs(null, { address });
    await api.call(reportProduct, { params: { id }, body: { reason: 'misleading' } });
    const { reports } = await admin.api.call(listReports, { query: { limit: '100' } });
    const kinds = reports.filter(({ productId }) => productId === id).map((each) => each.review);
    expect(kinds).toHaveLength(2);
    expect(kinds).toContain(null);
  });

  test('stays when the report is dismissed', async () => {
    const review = await orders.review(await orders.createLiveProduct({ name: 'Press brake' }));
    await report(review.id);
    const [{ id: reportId = '' } = {}] = await reportsOf(review.id);
    const body = { outcome: 'dismissed', note: 'An opinion.' } as const;
    await admin.api.call(closeReport, { params: { id: reportId }, body });
    const { entries } = await admin.api.call(listAuditEntries, { query: {} });
    expect(entries[0]).toMatchObject({
      action: 'report.close',
      subject: 'Press brake',
      note: 'dismissed: An opinion.',
    });
    const params = { id: supplier.id };
    const { reviews } = await market.api.call(listSupplierReviews, { params, query: {} });
    expect(reviews.map(({ id }) => id)).toContain(review.id);
  });
});

describe('a removed review', () => {
  test('is gone with its photos, for its author with the reason, and cannot be answered or deleted', async () => {
    const id = await orders.createLiveProduct({ name: 'Loom' });
    const orderId = await orders.deliverNew(id);
    const review = await orders.review(id, { orderId, photos: [await picture(80, 60)] });
    await report(review.id);
    const reason = 'It names a private person.';
    const params = { id: review.id };
    expect(await admin.api.call(removeReview, { params, body: { reason } })).toEqual({
      message: 'The review was removed.',
    });
    const byProduct = { params: { id }, query: {} };
    expect((await market.api.call(listProductReviews, byProduct)).reviews).toEqual([]);
    expect((await market.app.inject({ url: `/api${review.photos[0]}` })).statusCode).toBe(404);
    const ofOrder = async ({ api }: Pick<SignedInUser, 'api'>) =>
      (await api.call(listOrderReviews, { params: { id: orderId } })).reviews;
    expect(await ofOrder(buyer)).toMatchObject([{ text: TEXT, photos: [], removed: { reason } }]);
    expect(await ofOrder(supplier)).toEqual([]);
    expect((await notificationsOf(buyer))[0]).toMatchObject({
      kind: 'review.removed',
      subjectId: orderId,
      subject: 'Loom',
      detail: reason,
    });
    expect(await reportsOf(review.id)).toMatchObject([
      { outcome: 'upheld', note: reason, review: { removed: true } },
    ]);
    const { entries } = await admin.api.call(listAuditEntries, {
      query: { action: 'review.remove' },
    });
    expect(entries[0]).toMatchObject({ subjectId: review.id, subject: 'Loom', note: reason });
    for (const call of [
      () => admin.api.call(removeReview, { params, body: { reason } }),
      () => buyer.api.call(deleteReview, { params }),
      () => supplier.api.call(replyToReview, { params, body: { text: 'Thank you.' } }),
      () => report(review.id),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'reviewNotFound' });
    await admin.expectRefused('validation', 'PUT', `/reviews/${review.id}/removal`, {});
  });
});

test('the export of an account has its reviews, photos and replies, and not those of others', async () => {
  const id = await orders.createLiveProduct();
  const review = await orders.review(id, {
    text: 'Only the buyer wrote these words.',
    photos: [await picture(80, 60)],
  });
  const body = { text: 'Only the supplier wrote these words.' };
  await supplier.api.call(replyToReview, { params: { id: review.id }, body });
  const archiveOf = async ({ token }: SignedInUser) => {
    const api = market.apiAs(token, { address: unusedAddress() });
    return unzip(new Uint8Array(await (await api.call(downloadAccount, {})).arrayBuffer()));
  };
  const own = await archiveOf(buyer);
  const data = JSON.parse(String(own.get('data.json')));
  const exported = data.reviews.find((each: { id: string }) => each.id === review.id);
  expect(exported).toMatchObject({ text: 'Only the buyer wrote these words.', rating: 4 });
  expect(own.get(exported.files[0])?.length).toBeGreaterThan(50);
  expect(JSON.stringify(data)).not.toContain('Only the supplier');
  const theirs = String((await archiveOf(supplier)).get('data.json'));
  expect(theirs).toContain('Only the supplier wrote these words.');
  expect(theirs).not.toContain('Only the buyer');
});
