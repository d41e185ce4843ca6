// Minimum order quantity: a smaller order is refused with a text that names the minimum, whatever the page showed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateProduct } from '../../../contract/products/my-products.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { type Market, openMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { elsewhere, openTrade, orderFor, PRICE, placed, request, type Trade } from './trade.ts';

let market: Market;
let trade: Trade;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
});
afterAll(() => market.close());

/** An order of one product, with one line for each quantity. */
const of = (productId: string, ...quantities: readonly number[]) => ({
  products: quantities.map((quantity) => ({ productId, quantity, unitPrice: PRICE })),
  totalAmount: quantities.reduce((sum, each) => sum + each, 0) * PRICE,
});

test('below it an order is refused and the text names it, in both languages', async () => {
  const { buyer, supplier } = trade;
  const id = await trade.live({ minOrderQuantity: 1_250 });
  for (const quantity of [1, 1_249]) {
    const body = orderFor(supplier.id, id, of(id, quantity));
    await expectRefused(market, request(buyer, 'POST', '/orders', body), 'validation');
    const said = {
      en: 'The minimum order quantity of this product is 1,250.',
      'zh-Hans': '该产品的起订量为 1,250 台。',
    };
    for (const lang of ['en', 'zh-Hans'] as const)
      await expect(elsewhere(market, buyer, lang).call(placeOrder, { body })).rejects.toMatchObject(
        {
          code: 'validation',
          fields: { 'products.quantity': said[lang] },
        },
      );
  }
  await placed(market, trade, id, of(id, 1_250));
});

test('lines of one product count together, and each product by itself', async () => {
  const { buyer, supplier } = trade;
  const [mill, sieve] = [
    await trade.live({ minOrderQuantity: 5 }),
    await trade.live({ minOrderQuantity: 3 }),
  ];
  await placed(market, trade, mill, of(mill, 2, 3));
  const products = [...of(mill, 5).products, ...of(sieve, 2).products];
  const body = orderFor(supplier.id, mill, { products, totalAmount: 7 * PRICE });
  await expect(elsewhere(market, buyer).call(placeOrder, { body })).rejects.toMatchObject({
    fields: { 'products.quantity': 'The minimum order quantity of this product is 3.' },
  });
});

test('the minimum is that of the listing as it is now; without one it is 1', async () => {
  const { buyer, supplier } = trade;
  const id = await trade.live({ minOrderQuantity: undefined });
  await placed(market, trade, id, of(id, 1));
  const params = { id };
  await supplier.api.call(updateProduct, { params, body: { minOrderQuantity: 4 } });
  const body = orderFor(supplier.id, id, of(id, 3));
  await expect(elsewhere(market, buyer).call(placeOrder, { body })).rejects.toMatchObject({
    fields: { 'products.quantity': 'The minimum order quantity of this product is 4.' },
  });
});
