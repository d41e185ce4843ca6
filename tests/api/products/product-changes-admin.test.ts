// Products that leave the public catalog, and the review queue: taken down, deleted, hidden, or renamed with their supplier.
import { beforeEach, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { restoreUser, suspendUser, verifySupplier } from '../../../contract/admin/admin-users.ts';
import { getReview, listReviews } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { listSitemapEntries } from '../../../contract/catalog/sitemap.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { inTransaction } from '../../../server/platform/db/open.ts';
import { removedFilesRepository } from '../../../server/platform/storage/removed-file-queries.ts';
import { deleteProductBatch } from '../../../server/products/deleted-product-queries.ts';
import { picture } from '../../fixtures/files.ts';
import { beginDeletion } from '../accounts/begun-deletion.ts';
import { expectDerivedDataConsistent } from '../catalog/derived-data.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';
import { approve, besideServer, takeDown } from './decisions-beside-server.ts';
import { signUpSupplier, type TestSupplier } from './product-forms.ts';

let supplier: TestSupplier;
let live: string;
const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');
beforeEach(async () => {
  supplier = await signUpSupplier(market);
  live = (await supplier.create({ name: 'Quern one', tags: ['stone'], stock: 'In stock' })).id;
  await approve(market, live);
  await eventually(() => shown(live)).not.toBeNull();
});

const suspend = () =>
  admin.api.call(suspendUser, { params: { id: supplier.id }, body: { reason: 'Sells copies' } });
const restore = () => admin.api.call(restoreUser, { params: { id: supplier.id } });
const shown = (id: string) => market.api.call(getProduct, { params: { id } }).catch(() => null);
const found = async (search: string): Promise<string[]> =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);
test('a taken-down product can be edited by its supplier', async () => {
  await supplier.update(live, { name: 'Burrstone two' });
  await takeDown(market, live, 'A copied picture.');
  await eventually(() => shown(live)).toBeNull();
  const ownProduct = await supplier.read(live);
  expect(ownProduct).toMatchObject({
    status: 'rejected',
    rejectionReason: 'A copied picture.',
    change: null,
    name: 'Burrstone two',
  });
  await expectDerivedDataConsistent(market);
  expect(await supplier.update(live, { status: 'pending' })).toMatchObject({
    status: 'pending',
    rejectionReason: null,
  });
});

test('a deleted product is removed with all its data, in every process', async () => {
  const others = await signUpSupplier(market);
  const { id: keptId } = await others.create({ name: 'Quern kept' });
  await approve(market, keptId);
  await eventually(() => found('quern')).toContain(keptId);
  const second = await market.app.inject({ url: '/api/products' });
  const before = second.json().pagination.total;
  const { message } = await supplier.api.call(deleteProduct, { params: { id: live } });
  expect(message).toBe('Product deleted successfully');
  expect(await shown(live)).toBeNull();
  expect(await found('quern')).not.toContain(live);
  const after = (await market.app.inject({ url: '/api/products' })).json();
  expect(after.pagination.total).toBe(before - 1);
  expect(after.counts.categories.agriculture).toBe(before - 1);
  await expectDerivedDataConsistent(market);
  const remaining = await withDatabase(market, async ({ db }) => {
    const rows = await db.selectFrom('products').select('no').execute();
    const texts = await db.selectFrom('product_texts').select('product_no').execute();
    return [new Set(rows.map(({ no }) => no)), new Set(texts.map((row) => row.product_no))];
  });
  expect(remaining[0]).toEqual(remaining[1]);
});

test('product numbers are never reused', async () => {
  const number = (id: string) =>
    withDatabase(market, async ({ db }) => {
      const chosen = db.selectFrom('products').select('no').where('id', '=', id);
      return (await chosen.executeTakeFirstOrThrow()).no;
    });
  const before = await number(live);
  await supplier.api.call(deleteProduct, { params: { id: live } });
  const { id } = await supplier.create({ name: 'Quern next' });
  expect(await number(id)).toBeGreaterThan(before);
  await approve(market, id);
  await eventually(() => found('quern next')).toContain(id);
});

test('a suspended company is not in the directory, even if verified', async () => {
  const profile = async () =>
    (await market.app.inject({ url: `/api/auth/suppliers/${supplier.id}` })).statusCode;
  const params = { id: supplier.id };
  await admin.api.call(verifySupplier, { params, body: { level: 'Gold' } });
  expect(await profile()).toBe(200);
  await suspend();
  expect(await shown(live)).toBeNull();
  expect(await profile()).toBe(404);
});

test('products of a suspended supplier are hidden and restored', async () => {
  const total = async () =>
    (await market.api.call(listSuppliers, {})).suppliers.filter(({ id }) => id === supplier.id)
      .length;
  const addresses = async () => {
    const query = { kind: 'products', page: 1 } as const;
    return JSON.stringify(await market.api.call(listSitemapEntries, { query }));
  };
  expect(await addresses()).toContain(live);
  const status = () =>
    withDatabase(market, ({ db }) =>
      db.selectFrom('products').select('status').where('id', '=', live).executeTakeFirst(),
    );
  expect(await total()).toBe(1);
  await suspend();
  await eventually(() => shown(live)).toBeNull();
  expect(await found('quern')).not.toContain(live);
  expect(
    (await market.api.call(listProducts, { query: { sort: 'name' } })).products.map(({ id }) => id),
  ).not.toContain(live);
  expect(await addresses()).not.toContain(live);
  expect(await status()).toEqual({ status: 'active' });
  await expectDerivedDataConsistent(market);
  await restore();
  await eventually(() => shown(live)).not.toBeNull();
  await expectDerivedDataConsistent(market);
});

test('search follows a change of the supplier name', async () => {
  await supplier.api.call(updateProfile, { body: { companyName: 'Zirconia Works' } });
  await eventually(() => found('zirconia')).toEqual([live]);
  await expectDerivedDataConsistent(market);
});

test('products of a deleted supplier are hidden at once, then deleted in batches with their files', async () => {
  const { images } = await supplier.create({ images: [await picture(50, 40)] });
  await withDatabase(market, async (database) => {
    const { db } = database;
    const { finish } = await beginDeletion(database, supplier.id);
    await eventually(() => shown(live)).toBeNull();
    for (const deleted of [1, 1, 0])
      expect(await inTransaction(db, (tx) => deleteProductBatch(tx, supplier.id, 1))).toBe(deleted);
    await finish();
    expect(await removedFilesRepository(db).readBatch('uploads', '', 10)).toEqual(images);
  });
  await eventually(() => shown(live)).toBeNull();
  await expectDerivedDataConsistent(market);
  expect((await market.app.inject({ url: `/api/auth/suppliers/${supplier.id}` })).statusCode).toBe(
    404,
  );
});

test('the review queue lists new products and changes, oldest first, without hidden ones', async () => {
  const a = await supplier.create({ name: 'First' });
  await supplier.update(live, { name: 'Second', specifications: { kW: '5' } });
  const b = await supplier.create({ name: 'Third' });
  const queue = async () => {
    const { reviews } = await admin.api.call(listReviews, { query: { limit: '100' } });
    return reviews.filter(({ product }) => product.supplier?.id === supplier.id);
  };
  expect((await queue()).map(({ id, kind }) => [id, kind])).toEqual([
    [a.id, 'new'],
    [live, 'change'],
    [b.id, 'new'],
  ]);
  const params = { id: live };
  expect(await admin.api.call(getReview, { params })).toMatchObject({
    kind: 'change',
    revision: 3,
    changed: ['name', 'specifications'],
    proposed: { name: 'Second' },
    live: { name: 'Quern one' },
  });
  await expect(
    besideServer(market, (reviews) => reviews.approve(live, 2, '', '')),
  ).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    besideServer(market, (reviews) => reviews.approve('nothing', 1, '', '')),
  ).rejects.toMatchObject({ code: 'productNotFound' });
  await suspend();
  expect(await queue()).toEqual([]);
});
