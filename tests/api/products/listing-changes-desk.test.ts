// Products that leave the public catalog, and the review queue: taken down, deleted, hidden, or renamed with their supplier.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/auth.ts';
import { restoreUser, suspendUser, verifySupplier } from '../../../contract/admin/admin-users.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { listSitemapEntries } from '../../../contract/catalog/sitemap.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { accountDeletionRepository } from '../../../server/accounts/deletion-queries.ts';
import { removedFilesRepository } from '../../../server/platform/storage/removed-file-queries.ts';
import { deletedProductsRepository } from '../../../server/products/deleted-product-queries.ts';
import { picture } from '../../fixtures/files.ts';
import { expectInStep } from '../catalog/in-step.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { openSeller, type Seller } from './forms.ts';
import { approve, atDesk, fromDesk, soon, takeDown } from './listing-desk.ts';

let market: Market;
let admin: SomeoneSignedIn;
let seller: Seller;
let live: string;
beforeAll(async () => {
  market = await openMarket(0);
  admin = await signUp(market, 'admin');
});
afterAll(() => market.close());
beforeEach(async () => {
  seller = await openSeller(market);
  live = (await seller.create({ name: 'Quern one', tags: ['stone'], stock: 'In stock' })).id;
  await approve(market, live);
  await soon(() => shown(live)).not.toBeNull();
});

const suspend = () =>
  admin.api.call(suspendUser, { params: { id: seller.id }, body: { reason: 'Sells copies' } });
const restore = () => admin.api.call(restoreUser, { params: { id: seller.id } });
const shown = (id: string) => market.api.call(getProduct, { params: { id } }).catch(() => null);
const found = async (search: string): Promise<string[]> =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);
test('a listing that was taken down is its supplier’s to mend', async () => {
  await seller.update(live, { name: 'Burrstone two' });
  await takeDown(market, live, 'A copied picture.');
  await soon(() => shown(live)).toBeNull();
  const mine = await seller.read(live);
  expect(mine).toMatchObject({
    status: 'rejected',
    rejectionReason: 'A copied picture.',
    change: null,
    name: 'Burrstone two',
  });
  await expectInStep(market);
  expect(await seller.update(live, { status: 'pending' })).toMatchObject({
    status: 'pending',
    rejectionReason: null,
  });
});

test('a deleted listing is gone, for every process, with all that belonged to it', async () => {
  const others = await openSeller(market);
  const { id: kept } = await others.create({ name: 'Quern kept' });
  await approve(market, kept);
  await soon(() => found('quern')).toContain(kept);
  const second = await market.app.inject({ url: '/api/products' });
  const before = second.json().pagination.total;
  const { message } = await seller.forms.call(deleteProduct, { params: { id: live } });
  expect(message).toBe('Product deleted successfully');
  expect(await shown(live)).toBeNull();
  expect(await found('quern')).not.toContain(live);
  const after = (await market.app.inject({ url: '/api/products' })).json();
  expect(after.pagination.total).toBe(before - 1);
  expect(after.counts.categories.agriculture).toBe(before - 1);
  await expectInStep(market);
  const left = await inDatabase(market, async ({ db }) => {
    const rows = await db.selectFrom('products').select('no').execute();
    const texts = await db.selectFrom('product_texts').select('product_no').execute();
    return [new Set(rows.map(({ no }) => no)), new Set(texts.map((row) => row.product_no))];
  });
  expect(left[0]).toEqual(left[1]);
});

test('no number is given twice, so that nobody takes a new listing for one that is gone', async () => {
  const number = (id: string) =>
    inDatabase(market, async ({ db }) => {
      const chosen = db.selectFrom('products').select('no').where('id', '=', id);
      return (await chosen.executeTakeFirstOrThrow()).no;
    });
  const before = await number(live);
  await seller.forms.call(deleteProduct, { params: { id: live } });
  const { id } = await seller.create({ name: 'Quern next' });
  expect(await number(id)).toBeGreaterThan(before);
  await approve(market, id);
  await soon(() => found('quern next')).toContain(id);
});

test('a suspended company is in no directory, even if it was verified', async () => {
  const profile = async () =>
    (await market.app.inject({ url: `/api/auth/suppliers/${seller.id}` })).statusCode;
  const params = { id: seller.id };
  await admin.api.call(verifySupplier, { params, body: { level: 'Gold' } });
  expect(await profile()).toBe(200);
  await suspend();
  expect(await shown(live)).toBeNull();
  expect(await profile()).toBe(404);
});

test('a suspended supplier’s listings are hidden, and come back', async () => {
  const total = async () =>
    (await market.api.call(listSuppliers, {})).suppliers.filter(({ id }) => id === seller.id)
      .length;
  const addresses = async () => {
    const query = { kind: 'products', page: 1 } as const;
    return JSON.stringify(await market.api.call(listSitemapEntries, { query }));
  };
  expect(await addresses()).toContain(live);
  const status = () =>
    inDatabase(market, ({ db }) =>
      db.selectFrom('products').select('status').where('id', '=', live).executeTakeFirst(),
    );
  expect(await total()).toBe(1);
  await suspend();
  await soon(() => shown(live)).toBeNull();
  expect(await found('quern')).not.toContain(live);
  expect(
    (await market.api.call(listProducts, { query: { sort: 'name' } })).products.map(({ id }) => id),
  ).not.toContain(live);
  expect(await addresses()).not.toContain(live);
  expect(await status()).toEqual({ status: 'active' });
  await expectInStep(market);
  await restore();
  await soon(() => shown(live)).not.toBeNull();
  await expectInStep(market);
});

test('search follows the supplier’s name', async () => {
  await seller.api.call(updateProfile, { body: { companyName: 'Zirconia Works' } });
  await soon(() => found('zirconia')).toEqual([live]);
  await expectInStep(market);
});

test('all listings of a supplier whose account goes are hidden at once, then deleted some at a time with their files', async () => {
  const { images } = await seller.create({ images: [await picture(50, 40)] });
  await inDatabase(market, async ({ db, search }) => {
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    const deletion = accountDeletionRepository(db, search);
    expect(await deletion.begin(seller.id, password_hash ?? '')).toBe(seller.email);
    await soon(() => shown(live)).toBeNull();
    const listings = deletedProductsRepository(db, search);
    for (const deleted of [1, 1, 0]) expect(await listings.deleteBatch(seller.id, 1)).toBe(deleted);
    await deletion.finish(seller.id, () => true);
    expect(await removedFilesRepository(db).some('uploads', '', 10)).toEqual(images);
  });
  await soon(() => shown(live)).toBeNull();
  await expectInStep(market);
  expect((await market.app.inject({ url: `/api/auth/suppliers/${seller.id}` })).statusCode).toBe(
    404,
  );
});

test('the desk’s queue: the longest waiting first, both kinds, nothing that is hidden', async () => {
  const a = await seller.create({ name: 'First' });
  await seller.update(live, { name: 'Second', specifications: { kW: '5' } });
  const b = await seller.create({ name: 'Third' });
  const queue = () =>
    fromDesk(market, async (listings) => {
      const { reviews } = await listings.page({ page: 1, limit: 100 }, 'en');
      return reviews.filter(({ product }) => product.supplierId === seller.id);
    });
  expect((await queue()).map(({ id, kind }) => [id, kind])).toEqual([
    [a.id, 'new'],
    [live, 'change'],
    [b.id, 'new'],
  ]);
  const review = await fromDesk(market, (listings) => listings.review(live, 'en'));
  expect(review).toMatchObject({
    kind: 'change',
    revision: 3,
    changed: ['name', 'specifications'],
    proposed: { name: 'Second' },
    live: { name: 'Quern one' },
  });
  const conflict = await atDesk(market, (listings, tx) => listings.approve(review?.no ?? 0, 2, tx));
  expect(conflict).toEqual({ kind: 'conflict' });
  expect(await atDesk(market, (listings, tx) => listings.approve(999_999, 1, tx))).toEqual({
    kind: 'missing',
  });
  await suspend();
  expect(await queue()).toEqual([]);
});
