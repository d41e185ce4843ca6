// Refused product changes: wrong status, another supplier, outdated revision, foreign files.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import {
  deleteProduct,
  getMyProduct,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { picture } from '../../fixtures/files.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { expectRefused } from '../refusal.ts';
import { openSeller, type Seller } from './forms.ts';
import { approve, soon } from './listing-desk.ts';

let market: Market;
let seller: Seller;
let live: string;
beforeAll(async () => {
  market = await openMarket(0);
});
afterAll(() => market.close());
beforeEach(async () => {
  seller = await openSeller(market);
  live = (await seller.create({ name: 'Quern one', tags: ['stone'], stock: 'In stock' })).id;
  await approve(market, live);
  await soon(() => shown(live)).not.toBeNull();
});

const shown = (id: string) => market.api.call(getProduct, { params: { id } }).catch(() => null);
const put = (id: string, payload: object, { token }: { readonly token: string } = seller) => ({
  method: 'PUT' as const,
  url: `/api/products/${id}`,
  headers: { authorization: `Bearer ${token}` },
  payload,
});

describe('what was never approved', () => {
  test('is edited in place, and handed in when it is whole', async () => {
    const { id } = await seller.create({
      name: 'Draft',
      description: '',
      sort_description: '',
      category: '',
      subcategory: '',
      status: 'draft',
    });
    await expectRefused(market, put(id, { status: 'pending' }), 'validation');
    const missing = (await market.app.inject(put(id, { status: 'pending' }))).json().fields;
    expect(Object.keys(missing)).toEqual([
      'description',
      'sort_description',
      'category',
      'subcategory',
    ]);
    const place = { category: 'agriculture', subcategory: 'food-technology' };
    await expectRefused(market, put(id, { ...place, category: 'robots' }), 'validation');
    const done = await seller.update(id, {
      ...place,
      description: 'Whole',
      sort_description: 'Short',
      status: 'pending',
    });
    expect(done).toMatchObject({ status: 'pending', revision: 2, change: null });
  });

  test('cannot be switched on', async () => {
    const { id } = await seller.create();
    for (const status of ['active', 'inactive'])
      await expectRefused(market, put(id, { status }), 'validation');
    expect((await seller.read(id)).status).toBe('pending');
  });
});

test('two tabs: who saves what they have not seen is told, and nothing of it is kept', async () => {
  const { revision } = await seller.read(live);
  await seller.update(live, { priceRange: 1, revision: revision ?? 0 });
  await expectRefused(market, put(live, { priceRange: 2, revision }), 'conflict');
  const late = seller.update(live, { images: [await picture()], revision: revision ?? 0 });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect(await seller.read(live)).toMatchObject({ price: 1, images: [] });
  const both = await Promise.allSettled(
    [3, 4].map((priceRange) => seller.update(live, { priceRange, revision: 3 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a listing of somebody else, or none, is not there', async () => {
  const other = await openSeller(market);
  const buyer = await signUp(market, 'buyer');
  for (const id of [live, 'nothing', '0'.repeat(64)]) {
    const auth = { authorization: `Bearer ${other.token}` };
    await expectRefused(market, put(id, { name: 'Mine' }, other), 'productNotFound');
    await expectRefused(
      market,
      { method: 'DELETE', url: `/api/products/${id}`, headers: auth },
      'productNotFound',
    );
    await expectRefused(
      market,
      { url: `/api/products/my/products/${id}`, headers: auth },
      'productNotFound',
    );
  }
  await expectRefused(market, put(live, { name: 'Mine' }, buyer), 'editSuppliersOnly');
  const asked = [
    seller.forms.call(getMyProduct, { params: { id: live } }),
    buyer.api.call(updateProduct, { params: { id: live }, body: { name: 'Mine' } }),
    buyer.api.call(deleteProduct, { params: { id: live } }),
  ];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});

test('only files of the listing itself are kept', async () => {
  const other = await openSeller(market);
  const { images } = await other.create({ images: [await picture(60, 40)] });
  for (const path of [
    ...images,
    '/media/demo/lathe-00.640.webp',
    'https://example.com/a.png',
    '../../etc/passwd',
  ]) {
    await expectRefused(market, put(live, { images: [path] }), 'validation');
    await expectRefused(market, put(live, { video: path }), 'validation');
  }
});
