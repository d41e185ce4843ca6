// A price of 0 is no price, whatever way it comes in: the product is sold by quote and cannot be ordered.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { getWaiting } from '../../../contract/dashboard/waiting.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { addFavourite, listFavourites } from '../../../contract/favourites/favourites.ts';
import { getMyProduct } from '../../../contract/products/my-products.ts';
import { changeProductPrices } from '../../../contract/products/product-prices.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { statementsSince } from '../platform/data/later-migrations.ts';
import { openTrade, orderBodyFor, PRICE } from '../trade/trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { supplier, buyer } = trade;

const publicPrice = async (id: string) =>
  (await market.api.call(getProduct, { params: { id } })).price;
const ownPrice = async (id: string) =>
  (await supplier.api.call(getMyProduct, { params: { id } })).price;
const setPrice = (id: string, from: number | null, to: number | null) =>
  supplier.api.call(changeProductPrices, { body: { prices: [{ id, from, to }] } });
const expectNotForSale = (id: string, unitPrice: number, code: ErrorCode) => {
  const products = [{ productId: id, quantity: 3, unitPrice }];
  const body = orderBodyFor(supplier.id, id, { products, totalAmount: 3 * unitPrice });
  return buyer.expectRefused(code, 'POST', '/orders', body);
};

test.each([0, '0.00', '$0', 0.001, '面议'])('a new product with the price %s', async (price) => {
  const id = await trade.createLiveProduct({ price });
  expect(await publicPrice(id)).toBeNull();
  await expectNotForSale(id, 0, 'validation');
  await expectNotForSale(id, 0.01, 'soldByQuote');
});

test('an edit, and a change of several prices', async () => {
  const id = await trade.createLiveProduct();
  await supplier.update(id, { price: '0' });
  expect(await publicPrice(id)).toBeNull();
  await supplier.update(id, { price: '12,500.50' });
  expect(await setPrice(id, PRICE, 0)).toMatchObject({ changed: [id] });
  expect(await ownPrice(id)).toBeNull();
  expect(await setPrice(id, 0, 99)).toMatchObject({ changed: [id] });
  expect(await ownPrice(id)).toBe(99);
});

test('a price of 0 that an older release stored', async () => {
  const id = await trade.createLiveProduct();
  const waiting = await trade.createLiveProduct();
  await supplier.update(waiting, { name: 'Another name' });
  await buyer.api.call(addFavourite, { params: { id } });
  await withDatabase(market, async ({ db }) => {
    const ids = [id, waiting];
    await db.updateTable('products').set({ price_cents: 0 }).where('id', 'in', ids).execute();
    await sql`update product_changes
      set content = replace(content, '"priceCents":1250050', '"priceCents":0')`.execute(db);
    await db.updateTable('favourites').set({ price_cents: 0, seen_price_cents: 0 }).execute();
  });
  await expectNotForSale(id, 0.01, 'soldByQuote');
  await withDatabase(market, async ({ db }) => {
    for (const each of statementsSince('045-zero-prices')) await sql.raw(each).execute(db);
  });
  await market.restart();
  expect(await publicPrice(id)).toBeNull();
  expect(await ownPrice(waiting)).toBeNull();
  // Its change has no price either: it is compared with the one that the supplier saw.
  expect(await setPrice(waiting, null, 99)).toMatchObject({ changed: [waiting] });
  const { favourites } = await buyer.api.call(listFavourites, {});
  expect(favourites).toMatchObject([{ id, price: null }]);
  // The price that the buyer saw is none either, so it is no news.
  const { items } = await buyer.api.call(getWaiting, {});
  expect(items.filter((item) => item.id === id)).toEqual([]);
});

test('a server that runs while another one migrates shows no cached price of 0', async () => {
  const id = await trade.createLiveProduct();
  await withDatabase(market, ({ db }) =>
    db.updateTable('products').set({ price_cents: 0 }).where('id', '=', id).execute(),
  );
  await market.restart();
  // As other clients read it: ours takes 0 for no price.
  const listed = async (query = '') => {
    const { products } = (await market.app.inject({ url: `/api/products${query}` })).json();
    return products.find((each: { readonly id: string }) => each.id === id)?.priceRange;
  };
  expect(await listed()).toBe(0);
  expect(await listed('?maxPrice=1')).toBe(0);
  await withDatabase(market, async ({ db, engine }) => {
    for (const each of statementsSince('045-zero-prices')) await sql.raw(each).execute(db);
    await migrate(db, engine);
  });
  await eventually(() => listed()).toBeNull();
  // The prices in memory, by which lists are filtered.
  expect(await listed('?maxPrice=1')).toBeUndefined();
});
