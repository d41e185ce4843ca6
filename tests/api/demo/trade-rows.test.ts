// The rows of the demo market's trade obey the rules of the calls that would have written them, and are the same for a moment.

import { afterAll, expect, test } from 'vitest';
import { nextStatuses } from '../../../contract/trade/order-transitions.ts';
import { type DemoTrade, openDemoTrade, rowsOf, tablesOf } from './demo-trade.ts';

/** Early on a Monday: the last working hours were on Saturday. */
const NOW = new Date('2026-11-23T00:20:00.000Z');
const demo = await openDemoTrade(NOW);
afterAll(() => demo.market.close());

test('every order went through steps that follow each other, and its total is that of its lines', async () => {
  const [orders, lines, steps, products] = [
    await rowsOf(demo, 'orders'),
    await rowsOf(demo, 'order_lines'),
    await rowsOf(demo, 'order_steps'),
    await rowsOf(demo, 'products'),
  ];
  const minimums = new Map(
    products.map(({ no, min_order_quantity }) => [no, Number(min_order_quantity)]),
  );
  expect(orders.length).toBeGreaterThan(100);
  for (const order of orders) {
    const own = steps
      .filter(({ order_id }) => order_id === order.id)
      .toSorted((one, other) => (String(one.at) < String(other.at) ? -1 : 1));
    expect(own[0]).toMatchObject({ status: 'placed', at: order.created_at });
    expect(own.at(-1)).toMatchObject({ status: order.status, at: order.updated_at });
    const { incoterm } = order;
    for (const [index, { status: next }] of own.slice(1).entries()) {
      const status = String(own[index]?.status);
      // Its basis was stated by the first proposal.
      const hadBasis = own.some((each) => each.status === 'proposed') ? status !== 'placed' : true;
      const possible = (['buyer', 'supplier'] as const).flatMap((side) =>
        nextStatuses({ status, incoterm: hadBasis ? String(incoterm) : '' }, side),
      );
      expect(possible).toContain(next);
    }
    const isShipped = own.some(({ status }) => status === 'shipped');
    expect([order.carrier !== null, order.tracking_number !== null]).toEqual([
      isShipped,
      isShipped,
    ]);
    const ordered = lines.filter(({ order_id }) => order_id === order.id);
    const total = ordered.reduce(
      (sum, { quantity, unit_price_cents }) => sum + Number(quantity) * Number(unit_price_cents),
      0,
    );
    expect(Number(order.total_cents)).toBe(total);
    for (const { product_no, quantity } of ordered)
      expect(quantity).toBeGreaterThanOrEqual(minimums.get(product_no ?? '') ?? 0);
  }
});

test('nothing happened before its accounts and products, or later than now', async () => {
  const users = new Map(
    (await rowsOf(demo, 'users')).map(({ id, created_at }) => [id, String(created_at)]),
  );
  const products = new Map(
    (await rowsOf(demo, 'products')).map(({ no, created_at }) => [no, String(created_at)]),
  );
  for (const table of ['enquiries', 'orders', 'chats'] as const)
    for (const row of await rowsOf(demo, table)) {
      const created = String(row.created_at);
      for (const person of [row.buyer_id, row.supplier_id])
        if (person !== null)
          expect(users.get(person ?? '') ?? 'none').toSatisfy((since) => since <= created);
      if (row.product_no) expect((products.get(row.product_no) ?? '') <= created).toBe(true);
      expect(String(row.updated_at) < NOW.toISOString()).toBe(true);
    }
  for (const { created_at, read_at } of await rowsOf(demo, 'notifications')) {
    expect(String(created_at) < NOW.toISOString()).toBe(true);
    if (read_at !== null) expect(String(read_at) >= String(created_at)).toBe(true);
    if (read_at !== null) expect(String(read_at) < NOW.toISOString()).toBe(true);
  }
});

test('an enquiry’s status and time are those of its last event', async () => {
  const replies = Map.groupBy(
    await rowsOf(demo, 'enquiry_replies'),
    ({ enquiry_id }) => enquiry_id,
  );
  for (const { id, status, updated_at, created_at } of await rowsOf(demo, 'enquiries')) {
    const own = (replies.get(id ?? '') ?? []).toSorted((one, other) =>
      String(one.id) < String(other.id) ? -1 : 1,
    );
    const last = own.at(-1);
    const times = own.map((reply) => String(reply.created_at));
    expect(times).toEqual(times.toSorted());
    if (status === 'closed') expect(String(updated_at) > String(last?.created_at)).toBe(true);
    else {
      expect(updated_at).toBe(last?.created_at ?? created_at);
      expect(status).toBe(last?.side === 'supplier' ? 'answered' : 'pending');
    }
  }
});

const TRADE = [
  'users',
  'user_texts',
  'products',
  'enquiries',
  'enquiry_replies',
  'orders',
  'order_lines',
  'order_steps',
  'chats',
  'messages',
  'attachments',
  'notifications',
  'reports',
  'contact_messages',
  'audit_log',
  'favourites',
  'saved_searches',
  'mail_settings',
] as const;

/** Random secrets are no part of the trade; accounts and products note when they were written. */
const isCompared = (table: string, column: string): boolean =>
  !['password_hash', 'stop_token'].includes(column) &&
  !(column === 'updated_at' && ['users', 'products'].includes(table));

test('two fills at the same moment give the same trade', { timeout: 120_000 }, async () => {
  const linesOf = async (market: DemoTrade): Promise<[string, string[]][]> =>
    (await tablesOf(market, TRADE)).map(([table, rows]) => {
      const lines = rows.map((row) =>
        JSON.stringify(Object.entries(row).filter(([column]) => isCompared(table, column))),
      );
      return [table, lines.toSorted()];
    });
  const other = await openDemoTrade(NOW);
  const lines = await linesOf(demo);
  for (const [table, own] of lines) expect(own, table).not.toEqual([]);
  expect(await linesOf(other)).toEqual(lines);
  await other.market.close();
});
