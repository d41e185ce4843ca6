// Order status changes: who may make each step, once only, with a notification to the counterpart; and after a crash.
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/limits.ts';
import type { OrderStatus } from '../../../contract/trade/order.ts';
import { getOrder, setOrderStatus } from '../../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../../contract/trade/orders.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { openServer } from '../platform/process.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { notificationsOf, openTrade, orderBodyFor, placeOrderFor } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const productId = await trade.createLiveProduct();
/** Its price has no basis, so its orders need a proposal. */
const unstatedId = await trade.createLiveProduct({ priceBasis: '' });

type Side = 'buyer' | 'supplier';

const SHIPPED = { status: 'shipped', carrier: 'DHL', trackingNumber: 'JD014600' } as const;
const PROPOSED = { status: 'proposed', priceBasis: 'EXW' } as const;
const stepTo = (status: OrderStatus) => {
  if (status === 'shipped') return SHIPPED;
  return status === 'proposed' ? PROPOSED : { status };
};

const take = async (side: Side, id: string, status: OrderStatus) => {
  const input = { params: { id }, body: stepTo(status) };
  return (await trade[side].api.call(setOrderStatus, input)).data;
};
const read = async (side: Side, id: string) =>
  (await trade[side].api.call(getOrder, { params: { id } })).data;

const stepRequest = (side: Side, id: string, payload: object) =>
  trade[side].request('PUT', `/orders/${id}/status`, payload);

/** Creates an order and moves it to `status`. */
async function orderAt(status: OrderStatus): Promise<string> {
  const id = await placeOrderFor(trade, status === 'proposed' ? unstatedId : productId);
  if (status === 'cancelled') await take('buyer', id, 'cancelled');
  const way = ORDER_STATUSES.slice(1, ORDER_STATUSES.indexOf(status) + 1).filter(
    (each) => each !== 'proposed' || each === status,
  );
  if (status !== 'cancelled')
    for (const each of way) await take(each === 'delivered' ? 'buyer' : 'supplier', id, each);
  return id;
}

test('an order is confirmed, shipped and delivered, with a notification to the counterpart', async () => {
  const id = await placeOrderFor(trade, productId);
  expect(await take('supplier', id, 'confirmed')).toMatchObject({
    status: 'confirmed',
    carrier: null,
  });
  const shipped = await take('supplier', id, 'shipped');
  expect(shipped).toMatchObject({ ...SHIPPED });
  expect((await notificationsOf(trade.buyer))[0]).toMatchObject({
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
  expect((await notificationsOf(trade.supplier))[0]).toMatchObject({
    kind: 'order.step',
    detail: 'delivered',
  });
  for (const side of ['buyer', 'supplier'] as const) expect(await read(side, id)).toEqual(done);
});

describe('each participant makes only its own steps', () => {
  /** Expected transitions per status: which side may move the order to which status. */
  const MAY: Readonly<Record<OrderStatus, readonly `${Side} ${OrderStatus}`[]>> = {
    placed: ['supplier confirmed', 'supplier cancelled', 'buyer cancelled'],
    proposed: ['buyer confirmed', 'supplier cancelled', 'buyer cancelled'],
    confirmed: ['supplier shipped', 'supplier cancelled', 'buyer cancelled'],
    shipped: ['buyer delivered'],
    delivered: [],
    cancelled: [],
  };

  /** orderAt() cancels as the buyer. A step that its side repeats is no transition. */
  const repeats = (from: OrderStatus, side: Side, to: OrderStatus): boolean =>
    from === to &&
    side === (['proposed', 'confirmed', 'shipped'].includes(from) ? 'supplier' : 'buyer');

  test.each(ORDER_STATUSES.map((status) => [status]))('from %s', async (from) => {
    let id = await orderAt(from);
    for (const side of ['buyer', 'supplier'] as const)
      for (const to of ORDER_STATUSES) {
        if (MAY[from].includes(`${side} ${to}`)) {
          expect((await take(side, id, to)).status).toBe(to);
          id = await orderAt(from);
        } else if (!repeats(from, side, to))
          await expectRefused(market, stepRequest(side, id, stepTo(to)), 'orderStep');
        expect((await read('buyer', id)).status).toBe(from);
      }
  });
});

test('of two concurrent steps one succeeds and the other is refused', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await orderAt('placed');
    const replies = await Promise.all(
      [
        stepRequest('supplier', id, { status: 'confirmed' }),
        stepRequest('buyer', id, { status: 'cancelled' }),
        stepRequest('supplier', id, { status: 'cancelled' }),
      ].map((each) => market.app.inject(each)),
    );
    const { status, steps } = await read('buyer', id);
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

describe('a step that the same side repeats', () => {
  test('concurrently succeeds each time, and is stored once', async () => {
    const id = await orderAt('placed');
    const notificationCount = (await notificationsOf(trade.buyer)).length;
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => take('supplier', id, 'confirmed')),
    );
    for (const { status, steps } of replies)
      expect([status, steps.length]).toEqual(['confirmed', 2]);
    expect((await notificationsOf(trade.buyer)).length).toBe(notificationCount + 1);
  });

  test.each([
    ['supplier', 'confirmed'],
    ['supplier', 'shipped'],
    ['buyer', 'delivered'],
    ['buyer', 'cancelled'],
  ] as const)('succeeds: %s, %s', async (side, status) => {
    const id = await orderAt(status);
    const before = await read(side, id);
    expect(await take(side, id, status)).toEqual(before);
  });

  test('is refused with another tracking number, with the one that is stored', async () => {
    const id = await orderAt('shipped');
    const body = { ...SHIPPED, trackingNumber: 'JD014601' };
    const input = { params: { id }, body };
    await expect(trade.supplier.api.call(setOrderStatus, input)).rejects.toMatchObject({
      code: 'orderStep',
      message: expect.stringMatching(/DHL.*JD014600/),
    });
    expect((await read('buyer', id)).trackingNumber).toBe('JD014600');
  });

  test('is refused for the other side', async () => {
    const id = await orderAt('cancelled');
    await expectRefused(market, stepRequest('supplier', id, { status: 'cancelled' }), 'orderStep');
  });
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
  await expectRefused(market, stepRequest('supplier', id, payload), 'validation');
});

test('carrier and tracking number are accepted only with shipping', async () => {
  const id = await orderAt('placed');
  const body = { ...SHIPPED, status: 'confirmed' } as const;
  const { data } = await trade.supplier.api.call(setOrderStatus, { params: { id }, body });
  expect(data).toMatchObject({ status: 'confirmed', carrier: null, trackingNumber: null });
});

test('other users cannot find out that an order exists', async () => {
  const id = await orderAt('placed');
  const strangers = [await signUp(market, 'buyer'), await signUp(market, 'supplier'), trade.admin];
  for (const user of strangers) {
    await user.expectRefused('orderNotFound', 'GET', `/orders/${id}`);
    const step = user.request('PUT', `/orders/${id}/status`, { status: 'cancelled' });
    await expectRefused(market, step, 'orderNotFound');
  }
  await expectRefused(market, { url: `/api/orders/${id}` }, 'unauthorized');
  for (const invalidId of ['nothing', '%00', "'%20or%201=1%20--", 'x'.repeat(100)]) {
    await trade.buyer.expectRefused('orderNotFound', 'GET', `/orders/${invalidId}`);
    await expectRefused(
      market,
      stepRequest('buyer', invalidId, { status: 'cancelled' }),
      'orderNotFound',
    );
  }
});

test('acknowledged steps survive a killed server, and no step is stored partly', async () => {
  const running = await openServer(market.env);
  const { buyer, supplier } = trade;
  const before = (await buyer.api.call(listOrders, { query: { limit: '1' } })).pagination?.total;
  const acknowledged: string[] = [];
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  const order = async (at: number): Promise<void> => {
    const reply = await fetch(`${running.origin}/api${placeOrder.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(orderBodyFor(supplier.id, productId, { requestId: `killed-${at}` })),
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
  await running.kill();
  await Promise.all(all);

  expect(acknowledged.length).toBeGreaterThanOrEqual(3);
  for (const id of acknowledged) expect((await read('buyer', id)).status).toBe('placed');
  // Every stored order is complete, whether or not its reply arrived.
  const halves = await withDatabase(market, ({ db }) =>
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
    const body = orderBodyFor(supplier.id, productId, { requestId: `killed-${at}` });
    await buyer.api.call(placeOrder, { body });
  }
  const after = (await buyer.api.call(listOrders, { query: { limit: '1' } })).pagination?.total;
  expect(after).toBe((before ?? 0) + sent);
});
