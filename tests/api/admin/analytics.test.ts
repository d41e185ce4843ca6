// Market analytics checked against inserted rows, by the definitions of docs/figures.md.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAnalytics } from '../../../contract/admin/admin.ts';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import type { Queries } from '../../../server/platform/db/open.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';

const DAY = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

let market: Market;
let admin: SomeoneSignedIn;
beforeAll(async () => {
  market = await openMarket(40);
  admin = await signUp(market, 'admin');
});
afterAll(() => market.close());

const figures = () => admin.api.call(getAnalytics, {});
const rows = <Result>(work: (db: Queries) => Promise<Result>) =>
  inDatabase(market, ({ db }) => work(db));

let made = 0;
const placeOrder = (
  buyer: string | null,
  dollars: number,
  { at = daysAgo(0), status = 'placed' } = {},
) =>
  rows((db) =>
    db
      .insertInto('orders')
      .values({
        id: `order-${made++}`,
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

const enquire = (buyer: string | null, at = daysAgo(0)) =>
  rows((db) =>
    db
      .insertInto('enquiries')
      .values({
        id: `enquiry-${made++}`,
        topic: 'general',
        product_no: null,
        product_name: '',
        category: null,
        buyer_id: buyer,
        supplier_id: null,
        to_desk: 1,
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

  test('is nothing where nothing was traded', async () => {
    const read = await figures();
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

  test('leaves cancelled orders out, and takes the last thirty days for the month', async () => {
    const { id } = await signUp(market, 'buyer');
    await placeOrder(id, 1_000.1);
    await placeOrder(null, 2_000.2, { at: daysAgo(29.9), status: 'delivered' });
    await placeOrder(id, 4_000.05, { at: daysAgo(30.1) });
    await placeOrder(id, 5_000, { at: daysAgo(3_000) });
    await placeOrder(id, 9_999_999, { status: 'cancelled' });
    expect(await figures()).toMatchObject({
      totalOrders: 4,
      monthlyGMV: 3_000.3,
      averageOrderValue: 3_000.09,
    });
  });

  test('sums exactly, also past what a small integer holds', async () => {
    for (let at = 0; at < 5; at++) await placeOrder(null, 999_999_999.99);
    expect((await figures()).monthlyGMV).toBe(4_999_999_999.95);
  });

  test('counts who went on to order among those who began', async () => {
    const [asked, bought, both, cancelled] = await Promise.all(
      Array.from({ length: 4 }, () => signUp(market, 'buyer')),
    );
    await enquire(asked?.id ?? '');
    await enquire(asked?.id ?? '');
    expect((await figures()).conversionRate).toBe(0);
    await placeOrder(bought?.id ?? '', 10);
    await placeOrder(bought?.id ?? '', 10);
    expect((await figures()).conversionRate).toBe(0.5);
    await enquire(both?.id ?? '');
    await placeOrder(both?.id ?? '', 10);
    await placeOrder(cancelled?.id ?? '', 10, { status: 'cancelled' });
    // Enquiries of deleted accounts have no buyer, so they may be from one or from two buyers.
    await enquire(null);
    await placeOrder(null, 10);
    expect((await figures()).conversionRate).toBe(2 / 4);
  });

  test('has twelve months by UTC, the current one last', async () => {
    const now = new Date();
    const monthsAgo = (months: number, day: number, ms = 0): string =>
      new Date(
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 0, 0, 0, ms),
      ).toISOString();
    await placeOrder(null, 100, { at: monthsAgo(0, 1) });
    await placeOrder(null, 20.5, { at: monthsAgo(0, 1, -1) });
    await placeOrder(null, 7, { at: monthsAgo(1, 1), status: 'cancelled' });
    await placeOrder(null, 3, { at: monthsAgo(11, 1) });
    await placeOrder(null, 5_000, { at: monthsAgo(11, 1, -1) });
    await enquire(null, monthsAgo(5, 15));
    const { months } = await figures();
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => monthsAgo(11 - at, 1).slice(0, 7)),
    );
    const told = months.map(({ orders, gmv, enquiries }) => [orders, gmv, enquiries]);
    expect(told[11]).toEqual([1, 100, 0]);
    expect(told[10]).toEqual([1, 20.5, 0]);
    expect(told[6]).toEqual([0, 0, 1]);
    expect(told[0]).toEqual([1, 3, 0]);
    expect(told.flat().reduce((sum, each) => sum + each, 0)).toBe(127.5);
  });
});

test('every account is a user, as the table lists them', async () => {
  const before = await figures();
  const listed = await admin.api.call(listUsers, { query: {} });
  expect(before.totalUsers).toBe(listed.pagination?.total);
  await signUp(market, 'buyer');
  await signUp(market, 'supplier');
  const after = await figures();
  expect(after.totalUsers).toBe(before.totalUsers + 2);
  expect(after.months.at(-1)?.users).toBe((before.months.at(-1)?.users ?? 0) + 2);
});

test('a supplier is active with a live listing, and not while it is suspended', async () => {
  const [live] = await rows((db) =>
    db.selectFrom('products').selectAll().where('status', '=', 'active').limit(1).execute(),
  );
  const others = (await figures()).activeSuppliers;
  const { id } = await signUp(market, 'supplier');
  expect((await figures()).activeSuppliers).toBe(others);
  const set = (change: { status?: string; hidden?: number }) =>
    rows((db) => db.updateTable('products').set(change).where('supplier_id', '=', id).execute());
  const { no, ...copied } = live ?? { no: 0 };
  expect(no).toBeGreaterThan(0);
  const listing = { ...(copied as Omit<NonNullable<typeof live>, 'no'>), supplier_id: id };
  const added = { no: 1_000_000, id: 'mine', created_at: daysAgo(0) };
  const [before] = (await figures()).months.slice(-1);
  await rows((db) =>
    db
      .insertInto('products')
      .values({ ...listing, ...added })
      .execute(),
  );
  expect((await figures()).activeSuppliers).toBe(others + 1);
  expect((await figures()).months.at(-1)?.listings).toBe((before?.listings ?? 0) + 1);
  for (const status of ['draft', 'pending', 'rejected', 'inactive']) {
    await set({ status });
    expect((await figures()).activeSuppliers, status).toBe(others);
  }
  await set({ status: 'active', hidden: 1 });
  expect((await figures()).activeSuppliers).toBe(others);
});

test('what waits is counted', async () => {
  const before = (await figures()).waiting;
  await market
    .apiAs(null, { address: freshAddress() })
    .call(sendContactMessage, { body: { Email: 'a@b.in', Message: 'Hi' } });
  await rows(async (db) => {
    const listing = await db.selectFrom('products').select('no').limit(1).executeTakeFirstOrThrow();
    const report = { product_no: listing.no, reason: 'other', created_at: daysAgo(0), text: '' };
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
      .values({ ...pending, product_no: listing.no })
      .execute();
  });
  expect((await figures()).waiting).toEqual({
    reviews: before.reviews + 1,
    reports: before.reports + 1,
    messages: before.messages + 1,
  });
});
