// Notification list: paging, marking as read, and isolation between users.
import { describe, expect, test } from 'vitest';
import { decideReview, getReview, takeDownProduct } from '../../../contract/admin/review.ts';
import {
  getUnreadCounts,
  listNotifications,
  markNotificationsRead,
} from '../../../contract/notifications/notifications.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { tradeRows } from '../../fixtures/trade-rows.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { notificationsOf, openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const listNotificationsOf = ({ api }: SignedInUser, query: Record<string, string> = {}) =>
  api.call(listNotifications, { query });

const enquire = (user: SignedInUser, subject: string, about: string) =>
  user.api.call(sendEnquiry, {
    body: { productId: about, subject, message: 'Which voltage?' },
  });

test('a supplier is notified of review decisions, with the reason', async () => {
  const { supplier, admin } = trade;
  const { id } = await supplier.create({ name: 'Blurred mill' });
  const params = { id };
  const { revision } = await admin.api.call(getReview, { params });
  const reject = { decision: 'reject', reason: 'The pictures are blurred.', revision } as const;
  await admin.api.call(decideReview, { params, body: reject });
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'listing.rejected',
    subjectId: id,
    subject: 'Blurred mill',
    from: 'Yantra Bridge',
    detail: 'The pictures are blurred.',
  });

  const live = await trade.createLiveProduct({ name: 'Sharp mill' });
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'listing.approved',
    subjectId: live,
    detail: '',
  });
  const down = { params: { id: live }, body: { reason: 'A copy.' } };
  await admin.api.call(takeDownProduct, down);
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'listing.takenDown',
    subject: 'Sharp mill',
    detail: 'A copy.',
  });
});

test('a decision and its notification are stored together, and a refused decision sends none', async () => {
  const { supplier, admin } = trade;
  const { id } = await supplier.create({ name: 'Silent mill' });
  const params = { id };
  const { revision } = await admin.api.call(getReview, { params });
  const approve = { params, body: { decision: 'approve', revision } as const };
  const count = async () =>
    (await notificationsOf(supplier)).filter(({ subjectId }) => subjectId === id);
  const stale = { params, body: { decision: 'approve', revision: revision + 1 } as const };
  await expect(admin.api.call(decideReview, stale)).rejects.toMatchObject({ code: 'conflict' });
  expect(await count()).toEqual([]);

  await withDatabase(market, ({ db }) =>
    db.schema.alterTable('notifications').renameTo('notifications_away').execute(),
  );
  await expect(admin.api.call(decideReview, approve)).rejects.toMatchObject({ code: 'internal' });
  await withDatabase(market, ({ db }) =>
    db.schema.alterTable('notifications_away').renameTo('notifications').execute(),
  );
  expect((await admin.api.call(getReview, { params })).revision).toBe(revision);
  await admin.api.call(decideReview, approve);
  expect((await count()).map(({ kind }) => kind)).toEqual(['listing.approved']);
});

test('are listed newest first with the unread count, and marked one by one or all at once', async () => {
  const other = await openTrade(market);
  const about = await other.createLiveProduct();
  for (let at = 0; at < 5; at++) await enquire(other.buyer, `Number ${at}`, about);
  const {
    data: notifications,
    unread,
    pagination,
  } = await listNotificationsOf(other.supplier, {
    limit: '5',
  });
  expect(notifications.map(({ subject }) => subject)).toEqual(
    [4, 3, 2, 1, 0].map((at) => `Number ${at}`),
  );
  // The notification of the product's approval is on the next page.
  expect({ unread, total: pagination?.total }).toEqual({ unread: 6, total: 6 });

  const [first, second] = notifications.map(({ id }) => id);
  await other.supplier.api.call(markNotificationsRead, { body: { ids: [first ?? ''] } });
  const then = await listNotificationsOf(other.supplier);
  expect(then.unread).toBe(5);
  expect(then.data[0]?.readAt).toMatch(/^20/);
  expect(then.data[1]?.readAt).toBeNull();

  // Ids of another user's notifications have no effect.
  await other.buyer.api.call(markNotificationsRead, { body: { ids: [second ?? ''] } });
  await other.supplier.api.call(markNotificationsRead, { body: { ids: [] } });
  expect((await listNotificationsOf(other.supplier)).unread).toBe(5);
  expect((await other.supplier.api.call(getUnreadCounts, {})).unread).toBe(5);
  await other.buyer.api.call(markNotificationsRead, { body: {} });
  expect((await listNotificationsOf(other.supplier)).unread).toBe(5);

  await other.supplier.api.call(markNotificationsRead, { body: {} });
  const last = await listNotificationsOf(other.supplier);
  expect(last.unread).toBe(0);
  expect(last.data[0]?.readAt).toBe(then.data[0]?.readAt);
});

test('the unread message count covers all conversations, for each role of the user', async () => {
  const buyer = await signUp(market, 'buyer');
  const supplier = await signUp(market, 'supplier');
  const [admin, stranger] = [await signUp(market, 'admin'), await signUp(market, 'buyer')];
  const count = async (user: SignedInUser) => (await listNotificationsOf(user)).unreadMessages;
  const atDesk = await count(admin);
  const short = ({ api }: SignedInUser) => api.call(getUnreadCounts, {});
  await withDatabase(market, async ({ db }) => {
    const rows = tradeRows(db);
    const chat = await rows.chat({ buyer_id: buyer.id, supplier_id: supplier.id });
    await rows.message(chat, buyer.id);
    const read = await rows.message(chat, buyer.id);
    await rows.read(chat, 'supplier', read);
    await rows.message(chat, buyer.id);
    await rows.message(chat, supplier.id);
    const adminChat = await rows.chat({
      buyer_id: buyer.id,
      to_admin: 1,
      about: 'bis-certification',
    });
    await rows.message(adminChat, buyer.id);
    await rows.message(adminChat, admin.id);
    await rows.message(adminChat, admin.id);
    const own = await rows.chat({ buyer_id: admin.id, to_admin: 1 });
    await rows.message(own, admin.id);
  });
  expect(await count(buyer)).toBe(3);
  expect(await count(supplier)).toBe(1);
  expect(await count(admin)).toBe(atDesk + 1);
  expect(await count(stranger)).toBe(0);

  expect(await short(buyer)).toEqual({ unread: 0, unreadMessages: 3, side: 'buyer' });
  expect(await short(supplier)).toEqual({ unread: 0, unreadMessages: 1, side: 'supplier' });
  expect(await short(admin)).toMatchObject({ unreadMessages: atDesk + 1, side: 'admin' });
});

describe('are refused', () => {
  test.each([
    ['GET', '/notifications?page=0', undefined],
    ['GET', '/notifications?limit=101', undefined],
    ['PUT', '/notifications/read', { ids: 'all' }],
    ['PUT', '/notifications/read', { ids: [1] }],
    ['PUT', '/notifications/read', { ids: [''] }],
    ['PUT', '/notifications/read', { ids: Array.from({ length: 101 }, (_, at) => `id-${at}`) }],
    ['PUT', '/notifications/read', { ids: ['x'.repeat(65)] }],
  ] as const)('%s %s %.40j', async (method, path, payload) => {
    await trade.buyer.expectRefused('validation', method, path, payload);
  });

  test('to visitors', async () => {
    for (const url of ['/api/notifications', '/api/notifications/unread'])
      await expectRefused(market, { url }, 'unauthorized');
    const url = '/api/notifications/read';
    await expectRefused(market, { method: 'PUT', url, payload: {} }, 'unauthorized');
  });

  test('unknown ids change nothing', async () => {
    for (const id of ["' or 1=1 --", '__proto__', '\0x', '%']) {
      const read = trade.supplier.request('PUT', '/notifications/read', { ids: [id] });
      expect((await market.app.inject(read)).statusCode).toBe(200);
    }
  });
});
