// Favourites: what an account saves, the union with those of a device, limits, and products that change or go.
import { describe, expect, test } from 'vitest';
import { deleteAccount, downloadAccount } from '../../../contract/accounts/account.ts';
import { takeDownProduct } from '../../../contract/admin/review.ts';
import { MAX_FAVOURITES } from '../../../contract/favourites/favourite-limits.ts';
import {
  addFavourite,
  listFavouriteProducts,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '../../../contract/favourites/favourites.ts';
import { updateProduct } from '../../../contract/products/my-products.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { openTrade, PRICE } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const favouritesOf = async ({ api }: SignedInUser) =>
  (await api.call(listFavourites, {})).favourites;
const productsOf = async (...ids: string[]) =>
  (await market.api.call(listFavouriteProducts, { query: { ids: ids.join() } })).products;
const onDevice = (
  id: string,
  day: number,
  change: { price?: number | null; name?: string } = {},
) => ({
  id,
  name: 'Saved mill',
  price: 99.5,
  savedAt: `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  ...change,
});

test('a saved product keeps the price of the day, on every device of the account only', async () => {
  const buyer = await signUp(market, 'buyer');
  const other = await signUp(market, 'buyer');
  const id = await trade.createLiveProduct({ name: 'Rice mill' });
  await buyer.api.call(addFavourite, { params: { id } });
  await trade.supplier.api.call(updateProduct, { params: { id }, body: { price: 15_000 } });
  await buyer.api.call(addFavourite, { params: { id } });
  expect(await favouritesOf(buyer)).toEqual([
    { id, name: 'Rice mill', price: PRICE, savedAt: expect.stringMatching(/Z$/) },
  ]);
  expect(await favouritesOf(other)).toEqual([]);

  await other.api.call(removeFavourite, { params: { id } });
  expect(await favouritesOf(buyer)).toHaveLength(1);
  await buyer.api.call(removeFavourite, { params: { id } });
  await buyer.api.call(removeFavourite, { params: { id } });
  expect(await favouritesOf(buyer)).toEqual([]);
});

test('only public products can be saved', async () => {
  const { id } = await trade.supplier.create({ name: 'Not reviewed' });
  for (const each of [id, 'nothing'])
    await trade.buyer.expectRefused('productNotFound', 'PUT', `/favourites/${each}`);
});

test('products of a device are merged without duplicates and with their own prices', async () => {
  const buyer = await signUp(market, 'buyer');
  const both = await trade.createLiveProduct({ name: 'Both' });
  await buyer.api.call(addFavourite, { params: { id: both } });
  const body = {
    favourites: [onDevice(both, 3), onDevice('gone', 1, { price: null }), onDevice('gone', 2)],
  };
  const merged = await buyer.api.call(mergeFavourites, { body });
  expect(merged.notAdded).toBe(0);
  expect(merged.favourites).toMatchObject([
    { id: both, name: 'Both', price: PRICE },
    { id: 'gone', name: 'Saved mill', price: 99.5, savedAt: '2026-01-02T09:00:00.000Z' },
  ]);
  expect((await buyer.api.call(mergeFavourites, { body })).favourites).toEqual(merged.favourites);

  const late = { ...onDevice('late', 1), savedAt: '2999-01-01T00:00:00.000Z' };
  const { favourites } = await buyer.api.call(mergeFavourites, { body: { favourites: [late] } });
  expect(Date.parse(favourites[0]?.savedAt ?? '')).toBeLessThanOrEqual(Date.now());
});

test('two devices that merge at once have the union', async () => {
  const buyer = await signUp(market, 'buyer');
  const merge = (...ids: string[]) =>
    buyer.api.call(mergeFavourites, {
      body: { favourites: ids.map((id, at) => onDevice(id, at + 1)) },
    });
  await Promise.all([merge('a', 'b', 'c'), merge('b', 'c', 'd'), merge('a', 'd')]);
  expect((await favouritesOf(buyer)).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a full account takes no more, and says so', async () => {
  const buyer = await signUp(market, 'buyer');
  const id = await trade.createLiveProduct();
  await withDatabase(market, ({ db }) =>
    db
      .insertInto('favourites')
      .values(
        Array.from({ length: MAX_FAVOURITES - 1 }, (_, at) => ({
          user_id: buyer.id,
          product_id: `product-${at}`,
          name: 'Mill',
          price_cents: null,
          saved_at: '2026-01-05T09:00:00.000Z',
        })),
      )
      .execute(),
  );
  const body = { favourites: [onDevice('old', 1), onDevice('new', 2)] };
  const merged = await buyer.api.call(mergeFavourites, { body });
  expect(merged.notAdded).toBe(1);
  expect(merged.favourites).toHaveLength(MAX_FAVOURITES);
  expect(merged.favourites.map((each) => each.id)).toContain('new');
  await expect(buyer.api.call(addFavourite, { params: { id } })).rejects.toMatchObject({
    code: 'favouritesFull',
    message: expect.stringContaining(String(MAX_FAVOURITES)),
  });
  await buyer.api.call(addFavourite, { params: { id: 'new' } }).catch(() => null);
  await buyer.api.call(removeFavourite, { params: { id: 'old' } });
  await buyer.api.call(removeFavourite, { params: { id: 'new' } });
  await buyer.api.call(addFavourite, { params: { id } });
});

test('the cards of saved products have the current price, and no products that are not public', async () => {
  const [kept, taken] = [await trade.createLiveProduct(), await trade.createLiveProduct()];
  expect((await productsOf(taken, 'nothing', kept)).map(({ id }) => id)).toEqual([taken, kept]);
  await trade.admin.api.call(takeDownProduct, {
    params: { id: taken },
    body: { reason: 'A copy.' },
  });
  expect(await productsOf(taken, kept)).toMatchObject([{ id: kept, price: PRICE }]);
});

describe('input that is not valid', () => {
  const merge = (...favourites: unknown[]) => ({ favourites });
  test.each([
    ['no list', {}],
    ['no id', merge({ ...onDevice('a', 1), id: '' })],
    ['a long name', merge(onDevice('a', 1, { name: 'x'.repeat(201) }))],
    ['a negative price', merge(onDevice('a', 1, { price: -1 }))],
    ['no time', merge({ ...onDevice('a', 1), savedAt: 'yesterday' })],
    ['too many', merge(...Array.from({ length: 51 }, (_, at) => onDevice(`${at}`, 1)))],
  ])('%s', async (_, body) => {
    await trade.buyer.expectRefused('validation', 'POST', '/favourites/merge', body);
  });

  test('a null byte in the ids is ignored', async () => {
    expect(await productsOf('\0', 'unknown\0')).toEqual([]);
  });

  test('too many ids', async () => {
    const ids = Array.from({ length: 51 }, (_, at) => at).join();
    await trade.buyer.expectRefused('validation', 'GET', `/favourites/products?ids=${ids}`);
  });
});

test('saved products are in the data export', async () => {
  const buyer = await signUp(market, 'buyer');
  const id = await trade.createLiveProduct({ name: 'Exported mill' });
  await buyer.api.call(addFavourite, { params: { id } });
  const api = market.apiAs(buyer.token, { address: unusedAddress() });
  const archive = unzip(new Uint8Array(await (await api.call(downloadAccount, {})).arrayBuffer()));
  expect(JSON.parse(String(archive.get('data.json')))).toMatchObject({
    favourites: [{ id, name: 'Exported mill', price: PRICE }],
  });
});

test('a deleted account leaves no saved products', async () => {
  const buyer = await signUp(market, 'buyer');
  await buyer.api.call(mergeFavourites, { body: { favourites: [onDevice('kept', 1)] } });
  await buyer.api.call(deleteAccount, {});
  const rows = await withDatabase(market, ({ db }) =>
    db.selectFrom('favourites').selectAll().where('user_id', '=', buyer.id).execute(),
  );
  expect(rows).toEqual([]);
});
