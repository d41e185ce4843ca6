// Minimum order quantity: a smaller order is refused with a text that names the minimum, whatever the page showed.
import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import { updateProduct } from '../../../contract/products/my-products.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { sharedMarket } from '../market.ts';
import { type OrderBody, openTrade, orderBodyFor, PRICE, placeOrderFor } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

/** An order of one product, with one line for each quantity. */
const of = (productId: string, ...quantities: readonly number[]) => ({
  products: quantities.map((quantity) => ({ productId, quantity, unitPrice: PRICE })),
  totalAmount: quantities.reduce((sum, each) => sum + each, 0) * PRICE,
});

const refuse = async (minimum: string, body: OrderBody, lang: Lang = 'en') => {
  const texts = {
    en: `The minimum order quantity of this product is ${minimum}.`,
    'zh-Hans': `该产品的起订量为 ${minimum} 台。`,
  };
  await expect(trade.buyer.apiIn(lang).call(placeOrder, { body })).rejects.toMatchObject({
    code: 'validation',
    fields: { 'products.quantity': texts[lang] },
  });
};

test('an order below the minimum is refused with the minimum in the text, in both languages', async () => {
  const { buyer, supplier } = trade;
  const id = await trade.createLiveProduct({ minOrderQuantity: 1_250 });
  for (const quantity of [1, 1_249]) {
    const body = orderBodyFor(supplier.id, id, of(id, quantity));
    await buyer.expectRefused('validation', 'POST', '/orders', body);
    for (const lang of LANGS) await refuse('1,250', body, lang);
  }
  await placeOrderFor(trade, id, of(id, 1_250));
});

test('lines of one product are added up, and each product counts by itself', async () => {
  const [mill, sieve] = [
    await trade.createLiveProduct({ minOrderQuantity: 5 }),
    await trade.createLiveProduct({ minOrderQuantity: 3 }),
  ];
  await placeOrderFor(trade, mill, of(mill, 2, 3));
  const products = [...of(mill, 5).products, ...of(sieve, 2).products];
  await refuse('3', orderBodyFor(trade.supplier.id, mill, { products, totalAmount: 7 * PRICE }));
});

test('the current minimum of the product applies, 1 by default', async () => {
  const { supplier } = trade;
  const id = await trade.createLiveProduct({ minOrderQuantity: undefined });
  await placeOrderFor(trade, id, of(id, 1));
  const params = { id };
  await supplier.api.call(updateProduct, { params, body: { minOrderQuantity: 4 } });
  await refuse('4', orderBodyFor(supplier.id, id, of(id, 3)));
});
