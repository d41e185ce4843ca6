// Placing orders: stored fields, idempotent repetition, and refusals.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { deleteProduct, updateProduct } from '../../../contract/products/my-products.ts';
import { getOrder } from '../../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../../contract/trade/orders.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signUp } from '../people.ts';
import { expectRefused } from '../refusal.ts';
import {
  elsewhere,
  openTrade,
  orderFor,
  PRICE,
  placed,
  request,
  type Trade,
  toldTo,
} from './trade.ts';

let market: Market;
let trade: Trade;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
});
afterAll(() => market.close());

const ordersOf = async (who: SomeoneSignedIn) =>
  (await elsewhere(market, who).call(listOrders, { query: {} })).orders;

const refused = (payload: unknown, ...codes: Parameters<typeof expectRefused>[2][]) =>
  expectRefused(market, request(trade.buyer, 'POST', '/orders', payload), ...codes);

test('an order of two products reaches the supplier as it was placed', async () => {
  const { buyer, supplier } = trade;
  const [mill, sieve] = [await trade.live(), await trade.live({ name: 'Sieve', priceRange: 0.1 })];
  const body = orderFor(supplier.id, mill, {
    products: [
      { productId: mill, quantity: 2, unitPrice: PRICE, specifications: '380 V' },
      { productId: sieve, quantity: 3, unitPrice: 0.1 },
    ],
    totalAmount: 25_001.3,
  });
  const { order, message } = await elsewhere(market, buyer).call(placeOrder, { body });
  expect(message).toBe('Your order was placed.');
  expect(order).toMatchObject({
    status: 'placed',
    total: 25_001.3,
    shippingAddress: '12 Mill Road, Erode',
    buyer: { id: buyer.id, companyName: 'Rao Spices' },
    supplier: { id: supplier.id },
    steps: [{ status: 'placed' }],
    lines: [
      {
        product: { id: mill, name: 'Rice mill RM-20' },
        quantity: 2,
        unitPrice: PRICE,
        specifications: '380 V',
      },
      { product: { id: sieve, name: 'Sieve' }, quantity: 3, unitPrice: 0.1, specifications: null },
    ],
  });
  for (const who of [buyer, supplier]) {
    expect((await ordersOf(who))[0]).toEqual(order);
    const params = { id: order?.id ?? '' };
    expect(await who.api.call(getOrder, { params })).toEqual(order);
  }
  expect((await toldTo(supplier))[0]).toMatchObject({
    kind: 'order.new',
    subjectId: order?.id,
    subject: 'Rice mill RM-20',
    from: 'Rao Spices',
  });
});

test('an order keeps its price and name whatever becomes of the listing', async () => {
  const { supplier } = trade;
  const productId = await trade.live();
  const id = await placed(market, trade, productId);
  const params = { id: productId };
  await supplier.api.call(updateProduct, { params, body: { priceRange: 99 } });
  await supplier.api.call(deleteProduct, { params });
  expect(await trade.buyer.api.call(getOrder, { params: { id } })).toMatchObject({
    total: 2 * PRICE,
    lines: [{ product: { id: null, name: 'Rice mill RM-20' }, unitPrice: PRICE }],
  });
});

describe('sent again with the same request', () => {
  test('it is the same order, one after the other and all at once', async () => {
    const buyer = await signUp(market, 'buyer');
    const { supplier } = trade;
    const productId = await trade.live();
    const told = (await toldTo(supplier)).length;
    const body = orderFor(supplier.id, productId, { requestId: 'request-1' });
    const send = () => elsewhere(market, buyer).call(placeOrder, { body });
    const first = await Promise.all(Array.from({ length: 8 }, send));
    const later = await send();
    expect(new Set([...first, later].map(({ order }) => order?.id)).size).toBe(1);
    expect(later.message).toBe('Your order was placed.');
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await toldTo(supplier)).toHaveLength(told + 1);
  });

  test('also when the price has changed, or the product is gone', async () => {
    const { supplier, buyer } = trade;
    const productId = await trade.live();
    const params = { id: productId };
    const body = orderFor(supplier.id, productId, { requestId: 'request-2' });
    const send = async () =>
      (await elsewhere(market, buyer).call(placeOrder, { body })).order?.id ?? '';
    const id = await send();
    await supplier.api.call(updateProduct, { params, body: { priceRange: 99 } });
    expect(await send()).toBe(id);
    await supplier.api.call(deleteProduct, { params });
    expect(await send()).toBe(id);
  });

  test("somebody else's request is another order; without one each is", async () => {
    const { supplier } = trade;
    const productId = await trade.live();
    const people = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    for (const who of people) {
      const body = orderFor(supplier.id, productId, { requestId: 'request-3' });
      await who.api.call(placeOrder, { body });
      for (let at = 0; at < 2; at++)
        await who.api.call(placeOrder, { body: orderFor(supplier.id, productId) });
      expect(await ordersOf(who)).toHaveLength(3);
    }
  });
});

test('the price that was seen must be the price of today', async () => {
  const { supplier } = trade;
  const productId = await trade.live();
  await supplier.api.call(updateProduct, {
    params: { id: productId },
    body: { priceRange: 13_000 },
  });
  await refused(orderFor(supplier.id, productId), 'priceChanged');
  await refused(
    orderFor(supplier.id, productId, {
      products: [{ productId, quantity: 1, unitPrice: 0 }],
      totalAmount: 0,
    }),
    'priceChanged',
  );
  const now = { products: [{ productId, quantity: 2, unitPrice: 13_000 }], totalAmount: 26_000 };
  await placed(market, trade, productId, now);
});

test('what is sold by quote is not ordered', async () => {
  const { supplier } = trade;
  const productId = await trade.live({ priceRange: '' });
  await refused(orderFor(supplier.id, productId), 'soldByQuote');
});

test('only what the public sees is ordered', async () => {
  const { supplier } = trade;
  const hidden = await supplier.create({ priceRange: PRICE });
  await refused(orderFor(supplier.id, hidden.id), 'productNotFound');
  const id = await trade.live();
  await supplier.api.call(updateProduct, { params: { id }, body: { status: 'inactive' } });
  await refused(orderFor(supplier.id, id), 'productNotFound');
  await supplier.api.call(deleteProduct, { params: { id } });
  for (const gone of [id, 'nothing', 'bis-certification', '__proto__', "' or 1=1 --"])
    await refused(orderFor(supplier.id, gone), 'productNotFound');

  const other = await openTrade(market);
  const theirs = await other.live();
  const body = { reason: 'A test.' };
  await other.admin.api.call(suspendUser, { params: { id: other.supplier.id }, body });
  await refused(orderFor(other.supplier.id, theirs), 'productNotFound');
});

test('all of it is of the supplier it goes to', async () => {
  const { supplier, buyer } = trade;
  const other = await openTrade(market);
  const [own, theirs] = [await trade.live(), await other.live()];
  for (const supplierId of [other.supplier.id, buyer.id, 'nobody'])
    await refused(orderFor(supplierId, own), 'supplierNotFound');
  const products = [own, theirs].map((productId) => ({ productId, quantity: 1, unitPrice: PRICE }));
  await refused(orderFor(supplier.id, own, { products }), 'supplierNotFound');
});
