// Prices of several products at once: at once and without a review, all valid or none, and never over a price that was not seen.

import { expect, test } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { PRODUCT_TEXTS } from '../../../contract/messages/product.ts';
import {
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { changeProductPrices } from '../../../contract/products/product-prices.ts';
import { expectDerivedDataConsistent } from '../catalog/derived-data.ts';
import { sharedMarket } from '../market.ts';
import { openTrade, PRICE } from '../trade/trade.ts';
import { signUpSupplier } from './product-forms.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { supplier } = trade;

const setPrices = (...prices: { id: string; from: number | null; to: number | null }[]) =>
  supplier.api.call(changeProductPrices, { body: { prices } });
const ownPrice = async (id: string) =>
  (await supplier.api.call(getMyProduct, { params: { id } })).price;

test('prices of live products, drafts and rejected ones change without a review, and back', async () => {
  const live = await trade.createLiveProduct();
  const { id: draft } = await supplier.create({ name: 'Draft', status: 'draft', price: 10 });
  const prices = [
    { id: live, from: PRICE, to: 11_250.45 },
    { id: draft, from: 10, to: null },
  ];
  const { changed, unchanged } = await setPrices(...prices);
  expect([changed.toSorted(), unchanged]).toEqual([[live, draft].toSorted(), []]);
  expect((await market.api.call(getProduct, { params: { id: live } })).price).toBe(11_250.45);
  expect(await supplier.api.call(getMyProduct, { params: { id: draft } })).toMatchObject({
    price: null,
    status: 'draft',
  });
  await setPrices(...prices.map(({ id, from, to }) => ({ id, from: to, to: from })));
  expect([await ownPrice(live), await ownPrice(draft)]).toEqual([PRICE, 10]);
  await expectDerivedDataConsistent(market);
});

test('a product with another price than was seen, and that of another supplier, stay and are named', async () => {
  const [kept, changing] = [await trade.createLiveProduct(), await trade.createLiveProduct()];
  const other = await (await signUpSupplier(market)).create({ price: 10 });
  await supplier.api.call(updateProduct, { params: { id: kept }, body: { price: 13_000 } });
  const reply = await setPrices(
    { id: kept, from: PRICE, to: 1 },
    { id: other.id, from: 10, to: 1 },
    { id: changing, from: PRICE, to: 1 },
  );
  expect(reply).toMatchObject({ changed: [changing], unchanged: [kept, other.id] });
  expect(await ownPrice(kept)).toBe(13_000);
});

test('a change that is waiting for review gets the new price as well', async () => {
  const id = await trade.createLiveProduct();
  await supplier.update(id, { name: 'Another name' });
  await setPrices({ id, from: PRICE, to: 99 });
  expect(await supplier.api.call(getMyProduct, { params: { id } })).toMatchObject({
    name: 'Another name',
    price: 99,
    change: { status: 'pending' },
  });
  expect((await market.api.call(getProduct, { params: { id } })).price).toBe(99);
});

test('an invalid price refuses the whole call', async () => {
  const id = await trade.createLiveProduct();
  const prices = [
    { id, from: PRICE, to: 5 },
    { id: 'x', from: 1, to: -1 },
  ];
  const { fields } = await supplier.expectRefused('validation', 'POST', '/products/my/prices', {
    prices,
  });
  expect(fields).toEqual({ 'prices.to': PRODUCT_TEXTS.productPrice.en });
  expect(await ownPrice(id)).toBe(PRICE);
});

test('the list has names for the reader, enquiries of a month, and orders by each column', async () => {
  const own = await openTrade(market, 'zh-Hans');
  const cheap = await own.createLiveProduct({ name: '磨粉机', price: 5 });
  const dear = await own.createLiveProduct({ name: 'Oil press', price: 50 });
  const inOrder = async (sort: string, order: string) => {
    const query = { sort, order } as { sort: 'price'; order: 'asc' };
    return (await own.supplier.api.call(listMyProducts, { query })).products.map(({ id }) => id);
  };
  expect(await inOrder('price', 'asc')).toEqual([cheap, dear]);
  expect(await inOrder('price', 'desc')).toEqual([dear, cheap]);
  for (const sort of ['newest', 'name', 'views', 'inquiries', 'changed'])
    expect(await inOrder(sort, 'asc')).toHaveLength(2);
  await own.supplier.expectRefused('validation', 'GET', '/products/my/products?sort=color');
});
