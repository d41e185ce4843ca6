// Market analytics checked against inserted rows, by the definitions of docs/figures.md.
import { beforeEach, describe, expect, test } from 'vitest';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const DAY = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const market = await sharedMarket(40);
const admin = await signUp(market, 'admin');

const readAnalytics = () => admin.api.call(getAnalytics, {});
const rows = <Result>(work: (db: DbOrTx) => Promise<Result>) =>
  withDatabase(market, ({ db }) => work(db));

let insertedRows = 0;
const insertOrder = (
  buyer: string | null,
  dollars: number,
  { at = daysAgo(0), status = 'placed' } = {},
) =>
  rows((db) =>
    db
      .insertInto('orders')
      .values({
        id: `order-${insertedRows++}`,
        buyer_id: buyer,
        supplier_id: null,
        status,
        total_cents: Math.round(dollars * 100),
        carrier: null,
        tracking_number: null,
        created_at: at,
        updated_at: at,
        shipping_address: 'Pune',
      })
      .execute(),
  );

const insertEnquiry = (buyer: string | null, at = daysAgo(0)) =>
  rows((db) =>
    db
      .insertInto('enquiries')
      .values({
        id: `enquiry-${insertedRows++}`,
        topic: 'general',
        product_no: null,
        product_name: '',
        category: null,
        buyer_id: buyer,
        supplier_id: null,
        to_admin: 1,
        subject: '',
        inquiry_type: 'product_info',
        quantity: null,
        target_price_cents: null,
        delivery_timeline: null,
        contact_email: 'a@b.in',
        contact_phone: '',
        status: 'pending',
        language: 'en',
        created_at: at,
        updated_at: at,
        requirements: '',
        message: 'x',
      })
      .execute(),
  );

describe('trade', () => {
  beforeEach(() =>
    rows(async (db) => {
      await db.deleteFrom('orders').execute();
      await db.deleteFrom('enquiries').execute();
    }),
  );

  test('is zero without trade', async () => {
    const read = await readAnalytics();
    expect(read).toMatchObject({
      totalOrders: 0,
      monthlyGMV: 0,
      averageOrderValue: 0,
      conversionRate: 0,
    });
    expect(read.months.map(({ orders, gmv, enquiries }) => [orders, gmv, enquiries])).toEqual(
      Array.from({ length: 12 }, () => [0, 0, 0]),
    );
  });

  test('excludes cancelled orders, and the month is the calendar month of the chart', async () => {
    const { id } = await signUp(market, 'buyer');
    await insertOrder(id, 1_000.1);
    const month = new Date().toISOString().slice(0, 7);
    const beforeIt = new Date(Date.parse(`${month}-01T00:00:00Z`) - 1).toISOString();
    await insertOrder(null, 2_000.2, { at: `${month}-01T00:00:00.000Z`, status: 'delivered' });
    await insertOrder(id, 4_000.05, { at: beforeIt });
    await insertOrder(id, 5_000, { at: daysAgo(3_000) });
    await insertOrder(id, 9_999_999, { status: 'cancelled' });
    const read = await readAnalytics();
    expect(read.monthlyGMV).toBe(read.months.at(-1)?.gmv);
    expect(read).toMatchObject({
      totalOrders: 4,
      monthlyGMV: 3_000.3,
      averageOrderValue: 3_000.09,
    });
  });

  test('sums money exactly, beyond 32 bits', async () => {
    for (let at = 0; at < 50; at++) await insertOrder(null, 99_999_999.99);
    expect((await readAnalytics()).monthlyGMV).toBe(4_999_999_999.5);
  });

  test('leaves the money of orders out that an older release accepted above the limit', async () => {
    await insertOrder(null, 100_000_000);
    for (let at = 0; at < 3; at++) await insertOrder(null, 50_100_000_000_000);
    const read = await readAnalytics();
    expect(read).toMatchObject({
      totalOrders: 4,
      monthlyGMV: 100_000_000,
      averageOrderValue: 100_000_000,
    });
    expect(read.months.at(-1)).toMatchObject({ orders: 4, gmv: 100_000_000 });
  });

  test('conversion is the share of enquirers and buyers who ordered', async () => {
    const [enquirer, customer, both, cancelled] = await Promise.all(
      Array.from({ length: 4 }, () => signUp(market, 'buyer')),
    );
    await insertEnquiry(enquirer?.id ?? '');
    await insertEnquiry(enquirer?.id ?? '');
    expect((await readAnalytics()).conversionRate).toBe(0);
    await insertOrder(customer?.id ?? '', 10);
    await insertOrder(customer?.id ?? '', 10);
    expect((await readAnalytics()).conversionRate).toBe(0.5);
    await insertEnquiry(both?.id ?? '');
    await insertOrder(both?.id ?? '', 10);
    await insertOrder(cancelled?.id ?? '', 10, { status: 'cancelled' });
    // Enquiries of deleted accounts have no buyer, so they may be from one or from two buyers.
    await insertEnquiry(null);
    await insertOrder(null, 10);
    expect((await readAnalytics()).conversionRate).toBe(2 / 4);
  });

  test('covers twelve months in UTC, the current one last', async () => {
    const now = new Date();
    const monthsAgo = (months: number, day: number, ms = 0): string =>
      new Date(
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 0, 0, 0, ms),
      ).toISOString();
    await insertOrder(null, 100, { at: monthsAgo(0, 1) });
    await insertOrder(null, 20.5, { at: monthsAgo(0, 1, -1) });
    await insertOrder(null, 7, { at: monthsAgo(1, 1), status: 'cancelled' });
    await insertOrder(null, 3, { at: monthsAgo(11, 1) });
    await insertOrder(null, 5_000, { at: monthsAgo(11, 1, -1) });
    await insertEnquiry(null, monthsAgo(5, 15));
    const { months } = await readAnalytics();
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => monthsAgo(11 - at, 1).slice(0, 7)),
    );
    const counts = months.map(({ orders, gmv, enquiries }) => [orders, gmv, enquiries]);
    expect(counts[11]).toEqual([1, 100, 0]);
    expect(counts[10]).toEqual([1, 20.5, 0]);
    expect(counts[6]).toEqual([0, 0, 1]);
    expect(counts[0]).toEqual([1, 3, 0]);
    expect(counts.flat().reduce((sum, each) => sum + each, 0)).toBe(127.5);
  });
});

test('counts every account as a user, like the user list', async () => {
  const before = await readAnalytics();
  const listed = await admin.api.call(listUsers, { query: {} });
  expect(before.totalUsers).toBe(listed.pagination?.total);
  await signUp(market, 'buyer');
  await signUp(market, 'supplier');
  const after = await readAnalytics();
  expect(after.totalUsers).toBe(before.totalUsers + 2);
  expect(after.months.at(-1)?.users).toBe((before.months.at(-1)?.users ?? 0) + 2);
});

test('a supplier is active while it has a visible product', async () => {
  const [live] = await rows((db) =>
    db.selectFrom('products').selectAll().where('status', '=', 'active').limit(1).execute(),
  );
  const others = (await readAnalytics()).activeSuppliers;
  const { id } = await signUp(market, 'supplier');
  expect((await readAnalytics()).activeSuppliers).toBe(others);
  const set = (change: { status?: string; hidden?: number }) =>
    rows((db) => db.updateTable('products').set(change).where('supplier_id', '=', id).execute());
  const { no, ...copied } = live ?? { no: 0 };
  expect(no).toBeGreaterThan(0);
  const product = { ...(copied as Omit<NonNullable<typeof live>, 'no'>), supplier_id: id };
  const added = { no: 1_000_000, id: 'mine', created_at: daysAgo(0) };
  const [before] = (await readAnalytics()).months.slice(-1);
  await rows((db) =>
    db
      .insertInto('products')
      .values({ ...product, ...added })
      .execute(),
  );
  expect((await readAnalytics()).activeSuppliers).toBe(others + 1);
  expect((await readAnalytics()).months.at(-1)?.listings).toBe((before?.listings ?? 0) + 1);
  for (const status of ['draft', 'pending', 'rejected', 'inactive']) {
    await set({ status });
    expect((await readAnalytics()).activeSuppliers, status).toBe(others);
  }
  await set({ status: 'active', hidden: 1 });
  expect((await readAnalytics()).activeSuppliers).toBe(others);
});

test('counts open reviews, reports and messages', async () => {
  const before = (await readAnalytics()).waiting;
  await market.api.call(sendContactMessage, { body: { email: 'a@b.in', message: 'Hi' } });
  await rows(async (db) => {
    const product = await db
      .selectFrom('products')
      .select(['no', 'id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const target = {
      target_kind: 'product',
      target_id: product.id,
      product_no: product.no,
    } as const;
    const report = { ...target, reason: 'other', created_at: daysAgo(0), text: '' };
    const closed = { closed_at: daysAgo(0), outcome: 'upheld', note: '' };
    await db
      .insertInto('reports')
      .values({ ...report, id: 'open', note: '' })
      .execute();
    await db
      .insertInto('reports')
      .values({ ...report, ...closed, id: 'closed' })
      .execute();
    const change = { updated_at: daysAgo(0), searched: '', content: '{}' };
    const pending = { ...change, status: 'pending' as const };
    await db
      .insertInto('product_changes')
      .values({ ...pending, product_no: product.no })
      .execute();
  });
  expect((await readAnalytics()).waiting).toEqual({
    ...before,
    reviews: before.reviews + 1,
    reports: before.reports + 1,
    messages: before.messages + 1,
  });
});
