// Listings that leave the public, and the desk's queue: taken down, deleted, hidden, renamed with their supplier.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAddresses } from '../../contract/addresses.ts';
import { deleteProduct } from '../../contract/my-products.ts';
import { getProduct, listProducts } from '../../contract/products.ts';
import { listSuppliers } from '../../contract/suppliers.ts';
import { inTransaction } from '../../server/db/open.ts';
import { nextVersion } from '../../server/repositories/catalog.ts';
import { deletedListingsRepository } from '../../server/repositories/deleted-listings.ts';
import { removedFilesRepository } from '../../server/repositories/removed-files.ts';
import { picture } from '../fixtures/files.ts';
import { openSeller, type Seller } from './forms.ts';
import { expectInStep } from './in-step.ts';
import { approve, atDesk, fromDesk, soon, takeDown } from './listing-desk.ts';
import { type Market, openMarket } from './market.ts';
import { inDatabase } from './place.ts';

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
  const set = (change: { is_verified?: number; suspended_at?: string }) =>
    inDatabase(market, ({ db }) =>
      db.updateTable('users').set(change).where('id', '=', seller.id).execute(),
    );
  const profile = async () =>
    (await market.app.inject({ url: `/api/auth/suppliers/${seller.id}` })).statusCode;
  await set({ is_verified: 1 });
  expect(await profile()).toBe(200);
  await atDesk(market, (listings, tx) => listings.setHidden(seller.id, true, tx));
  await soon(() => shown(live)).toBeNull();
  expect(await profile()).toBe(200);
  await set({ suspended_at: '2026-01-01T00:00:00.000Z' });
  await atDesk(market, (listings, tx) => listings.setHidden(seller.id, false, tx));
  await soon(profile).toBe(404);
});

test('a suspended supplier’s listings are hidden, and come back', async () => {
  const total = async () =>
    (await market.api.call(listSuppliers, {})).suppliers.filter(({ id }) => id === seller.id)
      .length;
  const addresses = async () => {
    const query = { kind: 'products', page: 1 } as const;
    return JSON.stringify(await market.api.call(listAddresses, { query }));
  };
  expect(await addresses()).toContain(live);
  const hide = (hidden: boolean) =>
    atDesk(market, (listings, tx) => listings.setHidden(seller.id, hidden, tx));
  expect(await total()).toBe(1);
  await hide(true);
  await soon(() => shown(live)).toBeNull();
  expect(await found('quern')).not.toContain(live);
  expect(
    (await market.api.call(listProducts, { query: { sort: 'name' } })).products.map(({ id }) => id),
  ).not.toContain(live);
  expect(await addresses()).not.toContain(live);
  expect(await seller.read(live)).toMatchObject({ status: 'active' });
  await expectInStep(market);
  await hide(false);
  await soon(() => shown(live)).not.toBeNull();
  await expectInStep(market);
});

test('search follows the supplier’s name', async () => {
  await atDesk(market, (listings, tx) =>
    listings.reindexing(seller.id, tx, async () => {
      await tx
        .updateTable('user_texts')
        .set({ company_name: 'Zirconia Works' })
        .where('user_id', '=', seller.id)
        .execute();
    }),
  );
  await soon(() => found('zirconia')).toEqual([live]);
  await expectInStep(market);
});

test('all listings of a supplier whose account goes are hidden at once, then deleted some at a time with their files', async () => {
  const { images } = await seller.create({ images: [await picture(50, 40)] });
  await inDatabase(market, async ({ db, search }) => {
    const listings = deletedListingsRepository(db, search);
    await inTransaction(db, async (tx) => listings.hide(seller.id, await nextVersion(tx), tx));
    for (const deleted of [1, 1, 0]) expect(await listings.deleteSome(seller.id, 1)).toBe(deleted);
    await nextVersion(db);
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
      const { reviews } = await listings.waiting({ page: 1, limit: 100 }, 'en');
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
  await atDesk(market, (listings, tx) => listings.setHidden(seller.id, true, tx));
  expect(await queue()).toEqual([]);
});
