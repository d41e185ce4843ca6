// Refused product changes: wrong status, another supplier, outdated revision, foreign files.
import { beforeEach, describe, expect, test } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import {
  deleteProduct,
  getMyProduct,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { picture } from '../../fixtures/files.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { approve } from './decisions-beside-server.ts';
import { signUpSupplier, type TestSupplier } from './product-forms.ts';

let supplier: TestSupplier;
let live: string;
const market = await sharedMarket(0);
beforeEach(async () => {
  supplier = await signUpSupplier(market);
  live = (await supplier.create({ name: 'Quern one', tags: ['stone'], stock: 'In stock' })).id;
  await approve(market, live);
  await eventually(() => shown(live)).not.toBeNull();
});

const shown = (id: string) => market.api.call(getProduct, { params: { id } }).catch(() => null);
const put = (id: string, payload: object, { token }: { readonly token: string } = supplier) => ({
  method: 'PUT' as const,
  url: `/api/products/${id}`,
  headers: { authorization: `Bearer ${token}` },
  payload,
});

describe('a product that was never approved', () => {
  test('is edited in place, and submitted when complete', async () => {
    const { id } = await supplier.create({
      name: 'Draft',
      description: '',
      summary: '',
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
    const classification = { category: 'agriculture', subcategory: 'food-technology' };
    await expectRefused(market, put(id, { ...classification, category: 'robots' }), 'validation');
    const done = await supplier.update(id, {
      ...classification,
      description: 'Whole',
      summary: 'Short',
      status: 'pending',
    });
    expect(done).toMatchObject({ status: 'pending', revision: 2, change: null });
  });

  test('cannot be activated', async () => {
    const { id } = await supplier.create();
    for (const status of ['active', 'inactive'])
      await expectRefused(market, put(id, { status }), 'validation');
    expect((await supplier.read(id)).status).toBe('pending');
  });
});

test('saving over an unseen revision is refused, and nothing is stored', async () => {
  const { revision } = await supplier.read(live);
  await supplier.update(live, { price: 1, revision: revision ?? 0 });
  await expectRefused(market, put(live, { priceRange: 2, revision }), 'conflict');
  const staleUpdate = supplier.update(live, { images: [await picture()], revision: revision ?? 0 });
  await expect(staleUpdate).rejects.toMatchObject({ code: 'conflict' });
  expect(await supplier.read(live)).toMatchObject({ price: 1, images: [] });
  const both = await Promise.allSettled(
    [3, 4].map((price) => supplier.update(live, { price, revision: 3 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a product of another supplier is not found', async () => {
  const other = await signUpSupplier(market);
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
  const requests = [
    supplier.api.call(getMyProduct, { params: { id: live } }),
    buyer.api.call(updateProduct, { params: { id: live }, body: { name: 'Mine' } }),
    buyer.api.call(deleteProduct, { params: { id: live } }),
  ];
  expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});

test('only files of the product itself can be kept', async () => {
  const other = await signUpSupplier(market);
  const { images } = await other.create({ images: [await picture(60, 40)] });
  for (const path of [
    ...images,
    '/media/demo/rice-mill-0.svg',
    'https://example.com/a.png',
    '../../etc/passwd',
  ]) {
    await expectRefused(market, put(live, { images: [path] }), 'validation');
    await expectRefused(market, put(live, { video: path }), 'validation');
  }
});
