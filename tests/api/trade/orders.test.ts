// Placing orders: stored fields, idempotent repetition, and refusals.
import { describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { deleteProduct, updateProduct } from '../../../contract/products/my-products.ts';
import { getOrder } from '../../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../../contract/trade/orders.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { notificationsOf, openTrade, orderBodyFor, PRICE, placeOrderFor } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const ordersOf = async (user: SignedInUser) =>
  (await user.api.call(listOrders, { query: {} })).data;

const refused = (payload: unknown, code: ErrorCode) =>
  trade.buyer.expectRefused(code, 'POST', '/orders', payload);

test('specifications of a line may be an object, which is stored as lines of text', async () => {
  const { buyer, supplier } = trade;
  const productId = await trade.createLiveProduct();
  const line = { productId, quantity: 2, unitPrice: PRICE };
  for (const [specifications, stored] of [
    [{ Voltage: '415 V', Poles: 4 }, 'Voltage: 415 V\nPoles: 4'],
    [{}, ''],
  ] as const) {
    const body = orderBodyFor(supplier.id, productId, {
      products: [{ ...line, specifications }],
      totalAmount: 2 * PRICE,
    });
    const { data } = await buyer.api.call(placeOrder, { body });
    expect(data?.products[0]?.specifications).toBe(stored);
  }
});

test('an order of two products reaches the supplier unchanged', async () => {
  const { buyer, supplier } = trade;
  const [mill, sieve] = [
    await trade.createLiveProduct(),
    await trade.createLiveProduct({ name: 'Sieve', price: 0.1 }),
  ];
  const body = orderBodyFor(supplier.id, mill, {
    products: [
      { productId: mill, quantity: 2, unitPrice: PRICE, specifications: '380 V' },
      { productId: sieve, quantity: 3, unitPrice: 0.1 },
    ],
    totalAmount: 25_001.3,
  });
  const { data: order, message } = await buyer.api.call(placeOrder, { body });
  expect(message).toBe('Your order was placed.');
  expect(order).toMatchObject({
    status: 'placed',
    totalAmount: 25_001.3,
    shippingAddress: '12 Mill Road, Erode',
    buyer: { id: buyer.id, companyName: 'Rao Spices' },
    supplier: { id: supplier.id },
    steps: [{ status: 'placed' }],
    products: [
      {
        product: { id: mill, name: 'Rice mill RM-20' },
        quantity: 2,
        unitPrice: PRICE,
        specifications: '380 V',
      },
      { product: { id: sieve, name: 'Sieve' }, quantity: 3, unitPrice: 0.1, specifications: '' },
    ],
  });
  for (const user of [buyer, supplier]) {
    expect((await ordersOf(user))[0]).toEqual(order);
    const params = { id: order?.id ?? '' };
    expect((await user.api.call(getOrder, { params })).data).toEqual(order);
  }
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'order.new',
    subjectId: order?.id,
    subject: 'Rice mill RM-20',
    from: 'Rao Spices',
  });
});

test('an order keeps price and name when the product changes', async () => {
  const { supplier } = trade;
  const productId = await trade.createLiveProduct();
  const id = await placeOrderFor(trade, productId);
  const params = { id: productId };
  await supplier.api.call(updateProduct, { params, body: { price: 99 } });
  await supplier.api.call(deleteProduct, { params });
  const { data } = await trade.buyer.api.call(getOrder, { params: { id } });
  expect(data).toMatchObject({
    totalAmount: 2 * PRICE,
    products: [{ product: { id: '', name: 'Rice mill RM-20' }, unitPrice: PRICE }],
  });
});

describe('repeated with the same key', () => {
  test('returns the same order, in sequence and concurrently', async () => {
    const buyer = await signUp(market, 'buyer');
    const { supplier } = trade;
    const productId = await trade.createLiveProduct();
    const notificationCount = (await notificationsOf(supplier)).length;
    const body = orderBodyFor(supplier.id, productId, { requestId: 'request-1' });
    const send = () => buyer.api.call(placeOrder, { body });
    const first = await Promise.all(Array.from({ length: 8 }, send));
    const later = await send();
    expect(new Set([...first, later].map(({ data }) => data?.id)).size).toBe(1);
    expect(later.message).toBe('Your order was placed.');
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await notificationsOf(supplier)).toHaveLength(notificationCount + 1);
  });

  test('also after the price has changed or the product is deleted', async () => {
    const { supplier, buyer } = trade;
    const productId = await trade.createLiveProduct();
    const params = { id: productId };
    const body = orderBodyFor(supplier.id, productId, { requestId: 'request-2' });
    const send = async () => (await buyer.api.call(placeOrder, { body })).data?.id ?? '';
    const id = await send();
    await supplier.api.call(updateProduct, { params, body: { price: 99 } });
    expect(await send()).toBe(id);
    await supplier.api.call(deleteProduct, { params });
    expect(await send()).toBe(id);
  });

  test('keys of different accounts are independent, and without a key each order is new', async () => {
    const { supplier } = trade;
    const productId = await trade.createLiveProduct();
    const users = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    for (const user of users) {
      const body = orderBodyFor(supplier.id, productId, { requestId: 'request-3' });
      await user.api.call(placeOrder, { body });
      for (let at = 0; at < 2; at++)
        await user.api.call(placeOrder, { body: orderBodyFor(supplier.id, productId) });
      expect(await ordersOf(user)).toHaveLength(3);
    }
  });
});

test('the price in the order must be the current price', async () => {
  const { supplier } = trade;
  const productId = await trade.createLiveProduct();
  await supplier.api.call(updateProduct, {
    params: { id: productId },
    body: { price: 13_000 },
  });
  await refused(orderBodyFor(supplier.id, productId), 'priceChanged');
  await refused(
    orderBodyFor(supplier.id, productId, {
      products: [{ productId, quantity: 1, unitPrice: 0 }],
      totalAmount: 0,
    }),
    'validation',
  );
  const now = { products: [{ productId, quantity: 2, unitPrice: 13_000 }], totalAmount: 26_000 };
  await placeOrderFor(trade, productId, now);
});

test('a product without a price cannot be ordered', async () => {
  const { supplier } = trade;
  const productId = await trade.createLiveProduct({ price: '' });
  await refused(orderBodyFor(supplier.id, productId), 'soldByQuote');
});

test('only public products can be ordered', async () => {
  const { supplier } = trade;
  const hidden = await supplier.create({ price: PRICE });
  await refused(orderBodyFor(supplier.id, hidden.id), 'productNotFound');
  const id = await trade.createLiveProduct();
  await supplier.api.call(updateProduct, { params: { id }, body: { status: 'inactive' } });
  await refused(orderBodyFor(supplier.id, id), 'productNotFound');
  await supplier.api.call(deleteProduct, { params: { id } });
  for (const missingId of [id, 'nothing', 'bis-certification', '__proto__', "' or 1=1 --"])
    await refused(orderBodyFor(supplier.id, missingId), 'productNotFound');

  const other = await openTrade(market);
  const otherProduct = await other.createLiveProduct();
  const body = { reason: 'A test.' };
  await other.admin.api.call(suspendUser, { params: { id: other.supplier.id }, body });
  await refused(orderBodyFor(other.supplier.id, otherProduct), 'productNotFound');
});

test('all products of an order belong to its supplier', async () => {
  const { supplier, buyer } = trade;
  const other = await openTrade(market);
  const [ownProduct, otherProduct] = [
    await trade.createLiveProduct(),
    await other.createLiveProduct(),
  ];
  for (const supplierId of [other.supplier.id, buyer.id, 'nobody'])
    await refused(orderBodyFor(supplierId, ownProduct), 'supplierNotFound');
  const products = [ownProduct, otherProduct].map((productId) => ({
    productId,
    quantity: 1,
    unitPrice: PRICE,
  }));
  await refused(orderBodyFor(supplier.id, ownProduct, { products }), 'supplierNotFound');
});
