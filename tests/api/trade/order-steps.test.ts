// Order status changes: who may make each step, once only, with a notification to the counterpart; and after a crash.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/limits.ts';
import { getOrder, setOrderStatus } from '../../../contract/trade/order-status.ts';
import type { OrderSide } from '../../../contract/trade/order-transitions.ts';
import { listOrders, type OrderStatus, placeOrder } from '../../../contract/trade/orders.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { freePort, opened, start } from '../platform/process.ts';
import { expectRefused } from '../refusal.ts';
import { elsewhere, openTrade, orderFor, placed, request, type Trade, toldTo } from './trade.ts';

let market: Market;
let trade: Trade;
let productId: string;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
  productId = await trade.live();
});
afterAll(() => market.close());

const SHIPPED = { status: 'shipped', carrier: 'DHL', trackingNumber: 'JD014600' } as const;
const stepTo = (status: OrderStatus) => (status === 'shipped' ? SHIPPED : { status });

const take = (side: OrderSide, id: string, status: OrderStatus) =>
  elsewhere(market, trade[side]).call(setOrderStatus, { params: { id }, body: stepTo(status) });

const asked = (side: OrderSide, id: string, payload: object) =>
  request(trade[side], 'PUT', `/orders/${id}/status`, payload);

/** Creates an order and moves it to `status`. */
async function orderAt(status: OrderStatus): Promise<string> {
  const id = await placed(market, trade, productId);
  if (status === 'cancelled') await take('buyer', id, 'cancelled');
  const way = ORDER_STATUSES.slice(1, ORDER_STATUSES.indexOf(status) + 1);
  if (status !== 'cancelled')
    for (const each of way) await take(each === 'delivered' ? 'buyer' : 'supplier', id, each);
  return id;
}

test('an order is confirmed, shipped and delivered, and each side hears of what the other does', async () => {
  const { buyer, supplier } = trade;
  const id = await placed(market, trade, productId);
  expect(await take('supplier', id, 'confirmed')).toMatchObject({
    status: 'confirmed',
    carrier: null,
  });
  const shipped = await take('supplier', id, 'shipped');
  expect(shipped).toMatchObject({ ...SHIPPED });
  expect((await toldTo(buyer))[0]).toMatchObject({
    kind: 'order.step',
    subjectId: id,
    subject: 'Rice mill RM-20',
    detail: 'shipped',
  });
  const done = await take('buyer', id, 'delivered');
  expect(done).toMatchObject({ ...SHIPPED, status: 'delivered' });
  expect(done.steps.map(({ status }) => status)).toEqual([
    'placed',
    'confirmed',
    'shipped',
    'delivered',
  ]);
  const times = done.steps.map(({ at }) => at ?? '');
  expect(times).toEqual(times.toSorted());
  expect((await toldTo(supplier))[0]).toMatchObject({ kind: 'order.step', detail: 'delivered' });
  for (const who of [buyer, supplier])
    expect(await who.api.call(getOrder, { params: { id } })).toEqual(done);
});

describe('each side takes its own steps and no others', () => {
  /** Expected transitions per status: which side may move the order to which status. */
  const MAY: Readonly<Record<OrderStatus, readonly `${OrderSide} ${OrderStatus}`[]>> = {
    placed: ['supplier confirmed', 'supplier cancelled', 'buyer cancelled'],
    confirmed: ['supplier shipped', 'supplier cancelled', 'buyer cancelled'],
    shipped: ['buyer delivered'],
    delivered: [],
    cancelled: [],
  };

  test.each(ORDER_STATUSES.map((status) => [status]))('from %s', async (from) => {
    let id = await orderAt(from);
    for (const side of ['buyer', 'supplier'] as const)
      for (const to of ORDER_STATUSES) {
        if (MAY[from].includes(`${side} ${to}`)) {
          expect((await take(side, id, to)).status).toBe(to);
          id = await orderAt(from);
        } else await expectRefused(market, asked(side, id, stepTo(to)), 'orderStep');
        expect(await trade.buyer.api.call(getOrder, { params: { id } })).toMatchObject({
          status: from,
        });
      }
  });
});

test('two steps at once: one is taken, the other is told so', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await orderAt('placed');
    const replies = await Promise.all(
      [
        asked('supplier', id, { status: 'confirmed' }),
        asked('buyer', id, { status: 'cancelled' }),
        asked('supplier', id, { status: 'cancelled' }),
      ].map((each) => market.app.inject(each)),
    );
    const { status, steps } = await trade.buyer.api.call(getOrder, { params: { id } });
    const codes = replies.map(({ statusCode }) => statusCode);
    for (const code of codes) expect([200, 409]).toContain(code);
    // Only canceling may follow confirming, so two calls can succeed in that order alone.
    const taken = codes.filter((code) => code === 200).length;
    expect(steps.map((step) => step.status)).toHaveLength(taken + 1);
    expect(steps.at(-1)?.status).toBe(status);
    if (taken === 2)
      expect(steps.map((step) => step.status)).toEqual(['placed', 'confirmed', 'cancelled']);
  }
});

test('the same step ten times at once is one', async () => {
  const id = await orderAt('placed');
  const told = (await toldTo(trade.buyer)).length;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      market.app.inject(asked('supplier', id, { status: 'confirmed' })),
    ),
  );
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await toldTo(trade.buyer)).length).toBe(told + 1);
});

test.each([
  [{}],
  [{ status: 'lost' }],
  [{ status: '__proto__' }],
  [{ status: ['shipped'] }],
  [{ status: 'shipped' }],
  [{ status: 'shipped', carrier: 'DHL' }],
  [{ status: 'shipped', carrier: ' \0 ', trackingNumber: 'x' }],
  [{ ...SHIPPED, trackingNumber: 'x'.repeat(101) }],
])('refuses %j', async (payload) => {
  const id = await orderAt('confirmed');
  await expectRefused(market, asked('supplier', id, payload), 'validation');
});

test('carrier and number come with shipping only', async () => {
  const id = await orderAt('placed');
  const body = { ...SHIPPED, status: 'confirmed' } as const;
  const order = await trade.supplier.api.call(setOrderStatus, { params: { id }, body });
  expect(order).toMatchObject({ status: 'confirmed', carrier: null, trackingNumber: null });
});

test('nobody else learns that there is one', async () => {
  const id = await orderAt('placed');
  const strangers = [await signUp(market, 'buyer'), await signUp(market, 'supplier'), trade.admin];
  for (const who of strangers) {
    await expectRefused(market, request(who, 'GET', `/orders/${id}`), 'orderNotFound');
    const step = request(who, 'PUT', `/orders/${id}/status`, { status: 'cancelled' });
    await expectRefused(market, step, 'orderNotFound');
  }
  await expectRefused(market, { url: `/api/orders/${id}` }, 'unauthorized');
  for (const none of ['nothing', '%00', "'%20or%201=1%20--", 'x'.repeat(100)]) {
    await expectRefused(market, request(trade.buyer, 'GET', `/orders/${none}`), 'orderNotFound');
    await expectRefused(market, asked('buyer', none, { status: 'cancelled' }), 'orderNotFound');
  }
});

test('what was acknowledged is there after the server was killed, and nothing by halves', async () => {
  const port = await freePort();
  const env = { ...market.env, PORT: String(port) };
  const running = await opened(start(env));
  const { buyer, supplier } = trade;
  const before = (await elsewhere(market, buyer).call(listOrders, { query: { limit: '1' } }))
    .pagination?.total;
  const acknowledged: string[] = [];
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  const order = async (at: number): Promise<void> => {
    const reply = await fetch(`${running.origin}/api${placeOrder.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(orderFor(supplier.id, productId, { requestId: `killed-${at}` })),
    });
    if (reply.status !== 200) return;
    acknowledged.push((await reply.json()).data.id);
    if (acknowledged.length === 3) resolve();
  };
  const all = Array.from({ length: 10 }, (_, at) => {
    sent += 1;
    return order(at).catch(() => {});
  });
  await enough;
  running.child.kill('SIGKILL');
  await running.exit;
  await Promise.all(all);

  expect(acknowledged.length).toBeGreaterThanOrEqual(3);
  for (const id of acknowledged)
    expect(await buyer.api.call(getOrder, { params: { id } })).toMatchObject({ status: 'placed' });
  // Every stored order is complete, whether or not its reply arrived.
  const halves = await inDatabase(market, ({ db }) =>
    db
      .selectFrom('orders')
      .select('orders.id')
      .where('buyer_id', '=', buyer.id)
      .where((each) =>
        each.or([
          ...(['order_lines', 'order_steps'] as const).map((table) =>
            each.not(
              each.exists(
                each.selectFrom(table).select('order_id').whereRef('order_id', '=', 'orders.id'),
              ),
            ),
          ),
          // The supplier's notification is stored with the order, not after it.
          each.not(
            each.exists(
              each
                .selectFrom('notifications')
                .select('notifications.id')
                .where('kind', '=', 'order.new')
                .whereRef('subject_id', '=', 'orders.id'),
            ),
          ),
        ]),
      )
      .execute(),
  );
  expect(halves).toEqual([]);
  // Repeat every call as a form does after a lost reply: each results in one order.
  for (let at = 0; at < sent; at++) {
    const body = orderFor(supplier.id, productId, { requestId: `killed-${at}` });
    await elsewhere(market, buyer).call(placeOrder, { body });
  }
  const after = (await elsewhere(market, buyer).call(listOrders, { query: { limit: '1' } }))
    .pagination?.total;
  expect(after).toBe((before ?? 0) + sent);
});
