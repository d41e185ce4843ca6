// Refused orders: wrong numbers, long texts, amounts out of range, wrong roles.
import { describe, expect, test } from 'vitest';
import { getOrder } from '../../../contract/trade/order-status.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade, orderBodyFor, placeOrderFor } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const refused = (payload: unknown) =>
  trade.buyer.expectRefused('validation', 'POST', '/orders', payload);

describe('an order is refused', () => {
  const line = { productId: 'x', quantity: 1, unitPrice: 1 };
  const order = { supplierId: 'x', shippingAddress: 'Erode', totalAmount: 1, products: [line] };
  const withLine = (change: object) => ({ ...order, products: [{ ...line, ...change }] });

  test.each([
    [{}],
    [{ ...order, products: [] }],
    [{ ...order, products: 'x' }],
    [{ ...order, products: Array.from({ length: 51 }, () => line), totalAmount: 51 }],
    [{ ...order, shippingAddress: ' \0 ' }],
    [{ ...order, shippingAddress: 'x'.repeat(1_001) }],
    [{ ...order, shippingAddress: 'x'.repeat(100_000) }],
    [{ ...order, totalAmount: 2 }],
    [{ ...order, totalAmount: -1 }],
    [{ ...order, totalAmount: '1e3' }],
    [{ ...order, requestId: 'x'.repeat(65) }],
    [withLine({ quantity: 0 })],
    [withLine({ quantity: -1 })],
    [withLine({ quantity: 1.5 })],
    [withLine({ quantity: 2e9 })],
    [withLine({ quantity: '1; drop table orders' })],
    [withLine({ unitPrice: -1 })],
    [withLine({ unitPrice: null })],
    [withLine({ specifications: 'x'.repeat(2_001) })],
    [withLine({ productId: ['x'] })],
  ])('%.80j', async (payload) => {
    await refused(payload);
  });
});

test('an order has $100,000,000 at most', async () => {
  const { supplier, buyer } = trade;
  const productId = await trade.createLiveProduct({ price: 20_000_000 });
  const orderOf = (quantity: number) => ({
    products: [{ productId, quantity, unitPrice: 20_000_000 }],
    totalAmount: quantity * 20_000_000,
  });
  const tooLarge = orderBodyFor(supplier.id, productId, orderOf(6));
  await expect(buyer.api.call(placeOrder, { body: tooLarge })).rejects.toMatchObject({
    code: 'validation',
    fields: { totalAmount: expect.stringContaining('$100,000,000') },
  });
  const id = await placeOrderFor(trade, productId, orderOf(5));
  const { data } = await supplier.api.call(getOrder, { params: { id } });
  expect(data.totalAmount).toBe(100_000_000);
});

test('markup is stored as plain text', async () => {
  const { supplier, buyer } = trade;
  const productId = await trade.createLiveProduct();
  const shippingAddress = '<img src=x onerror=alert(1)>\n"; drop table orders; --';
  const id = await placeOrderFor(trade, productId, { shippingAddress });
  for (const user of [buyer, supplier])
    expect((await user.api.call(getOrder, { params: { id } })).data).toMatchObject({
      shippingAddress,
    });
});

test('only buyers order, ten times a minute from one address', async () => {
  const { supplier, buyer } = trade;
  const payload = orderBodyFor(supplier.id, 'nothing');
  await supplier.expectRefused('orderBuyersOnly', 'POST', '/orders', payload);
  await expectRefused(market, { method: 'POST', url: '/api/orders', payload }, 'unauthorized');
  const same = buyer.request('POST', '/orders', payload);
  for (let at = 0; at < 10; at++) expect((await market.app.inject(same)).statusCode).toBe(404);
  await expectRefused(market, same, 'tooMany');
});
