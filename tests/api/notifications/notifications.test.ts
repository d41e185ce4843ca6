// Notification list: paging, marking as read, and isolation between users.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideReview, getReview, takeDownProduct } from '../../../contract/admin/review.ts';
import {
  getUnreadCounts,
  listNotifications,
  markNotificationsRead,
} from '../../../contract/notifications/notifications.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { tradeRows } from '../../fixtures/trade-rows.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';
import { elsewhere, openTrade, request, type Trade, toldTo } from '../trade/trade.ts';

let market: Market;
let trade: Trade;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
});
afterAll(() => market.close());

const listed = ({ api }: SomeoneSignedIn, query: Record<string, string> = {}) =>
  api.call(listNotifications, { query });

const enquire = (who: SomeoneSignedIn, subject: string, about: string) =>
  elsewhere(market, who).call(sendEnquiry, {
    body: { productId: about, subject, message: 'Which voltage?' },
  });

test('a supplier hears what became of a listing, with the reason', async () => {
  const { supplier, admin } = trade;
  const { id } = await supplier.create({ name: 'Blurred mill' });
  const params = { id };
  const { revision } = await admin.api.call(getReview, { params });
  const reject = { decision: 'reject', reason: 'The pictures are blurred.', revision } as const;
  await admin.api.call(decideReview, { params, body: reject });
  expect((await toldTo(supplier))[0]).toMatchObject({
    kind: 'listing.rejected',
    subjectId: id,
    subject: 'Blurred mill',
    from: 'Yantra Bridge',
    detail: 'The pictures are blurred.',
  });

  const live = await trade.live({ name: 'Sharp mill' });
  expect((await toldTo(supplier))[0]).toMatchObject({
    kind: 'listing.approved',
    subjectId: live,
    detail: '',
  });
  const down = { params: { id: live }, body: { reason: 'A copy.' } };
  await admin.api.call(takeDownProduct, down);
  expect((await toldTo(supplier))[0]).toMatchObject({
    kind: 'listing.takenDown',
    subject: 'Sharp mill',
    detail: 'A copy.',
  });
});

test('a decision that cannot be told is not made, and a refused one is told to nobody', async () => {
  const { supplier, admin } = trade;
  const { id } = await supplier.create({ name: 'Silent mill' });
  const params = { id };
  const { revision } = await admin.api.call(getReview, { params });
  const approve = { params, body: { decision: 'approve', revision } as const };
  const count = async () => (await toldTo(supplier)).filter(({ subjectId }) => subjectId === id);
  const stale = { params, body: { decision: 'approve', revision: revision + 1 } as const };
  await expect(admin.api.call(decideReview, stale)).rejects.toMatchObject({ code: 'conflict' });
  expect(await count()).toEqual([]);

  await inDatabase(market, ({ db }) =>
    db.schema.alterTable('notifications').renameTo('notifications_away').execute(),
  );
  await expect(admin.api.call(decideReview, approve)).rejects.toMatchObject({ code: 'internal' });
  await inDatabase(market, ({ db }) =>
    db.schema.alterTable('notifications_away').renameTo('notifications').execute(),
  );
  expect((await admin.api.call(getReview, { params })).revision).toBe(revision);
  await admin.api.call(decideReview, approve);
  expect((await count()).map(({ kind }) => kind)).toEqual(['listing.approved']);
});

test('newest first, page by page, with what is unread; marked one by one and all at once', async () => {
  const other = await openTrade(market);
  const about = await other.live();
  for (let at = 0; at < 5; at++) await enquire(other.buyer, `Number ${at}`, about);
  const { notifications, unread, pagination } = await listed(other.supplier, { limit: '5' });
  expect(notifications.map(({ subject }) => subject)).toEqual(
    [4, 3, 2, 1, 0].map((at) => `Number ${at}`),
  );
  // The notification of the product's approval is on the next page.
  expect({ unread, total: pagination?.total }).toEqual({ unread: 6, total: 6 });

  const [first, second] = notifications.map(({ id }) => id);
  await other.supplier.api.call(markNotificationsRead, { body: { ids: [first ?? ''] } });
  const then = await listed(other.supplier);
  expect(then.unread).toBe(5);
  expect(then.notifications[0]?.readAt).toMatch(/^20/);
  expect(then.notifications[1]?.readAt).toBeNull();

  // Ids of another user's notifications have no effect.
  await other.buyer.api.call(markNotificationsRead, { body: { ids: [second ?? ''] } });
  await other.supplier.api.call(markNotificationsRead, { body: { ids: [] } });
  expect((await listed(other.supplier)).unread).toBe(5);
  expect((await other.supplier.api.call(getUnreadCounts, {})).unread).toBe(5);
  await other.buyer.api.call(markNotificationsRead, { body: {} });
  expect((await listed(other.supplier)).unread).toBe(5);

  await other.supplier.api.call(markNotificationsRead, { body: {} });
  const last = await listed(other.supplier);
  expect(last.unread).toBe(0);
  expect(last.notifications[0]?.readAt).toBe(then.notifications[0]?.readAt);
});

test('unread messages are counted over all conversations, for each at their own seat', async () => {
  const buyer = await signUp(market, 'buyer');
  const supplier = await signUp(market, 'supplier');
  const [admin, stranger] = [await signUp(market, 'admin'), await signUp(market, 'buyer')];
  const count = async (who: SomeoneSignedIn) => (await listed(who)).unreadMessages;
  const atDesk = await count(admin);
  const short = ({ api }: SomeoneSignedIn) => api.call(getUnreadCounts, {});
  await inDatabase(market, async ({ db }) => {
    const rows = tradeRows(db);
    const chat = await rows.chat({ buyer_id: buyer.id, supplier_id: supplier.id });
    await rows.message(chat, buyer.id);
    const read = await rows.message(chat, buyer.id);
    await rows.read(chat, 'supplier', read);
    await rows.message(chat, buyer.id);
    await rows.message(chat, supplier.id);
    const desk = await rows.chat({ buyer_id: buyer.id, to_desk: 1, about: 'bis-certification' });
    await rows.message(desk, buyer.id);
    await rows.message(desk, admin.id);
    await rows.message(desk, admin.id);
    const own = await rows.chat({ buyer_id: admin.id, to_desk: 1 });
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

describe('refused', () => {
  test.each([
    ['GET', '/notifications?page=0', undefined],
    ['GET', '/notifications?limit=101', undefined],
    ['PUT', '/notifications/read', { ids: 'all' }],
    ['PUT', '/notifications/read', { ids: [1] }],
    ['PUT', '/notifications/read', { ids: [''] }],
    ['PUT', '/notifications/read', { ids: Array.from({ length: 101 }, (_, at) => `id-${at}`) }],
    ['PUT', '/notifications/read', { ids: ['x'.repeat(65)] }],
  ] as const)('%s %s %.40j', async (method, path, payload) => {
    await expectRefused(market, request(trade.buyer, method, path, payload), 'validation');
  });

  test('to visitors', async () => {
    for (const url of ['/api/notifications', '/api/notifications/unread'])
      await expectRefused(market, { url }, 'unauthorized');
    const url = '/api/notifications/read';
    await expectRefused(market, { method: 'PUT', url, payload: {} }, 'unauthorized');
  });

  test('ids of anything change nothing', async () => {
    for (const id of ["' or 1=1 --", '__proto__', '\0x', '%']) {
      const read = request(trade.supplier, 'PUT', '/notifications/read', { ids: [id] });
      expect((await market.app.inject(read)).statusCode).toBe(200);
    }
  });
});
