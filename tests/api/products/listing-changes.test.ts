// Product changes: in place or as a pending change of a live product; activated, taken down, deleted; and the public view.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { translationsRepository } from '../../../server/translation/translation-queries.ts';
import { mp4, picture } from '../../fixtures/files.ts';
import { expectInStep } from '../catalog/in-step.ts';
import { type Market, openMarket } from '../market.ts';
import { inDatabase } from '../place.ts';
import { openSeller, type Seller } from './forms.ts';
import { approve, atDesk, reject, soon } from './listing-desk.ts';

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
const own = async (): Promise<number> =>
  (await market.api.call(getSupplier, { params: { id: seller.id } })).products.length;

describe('of a live listing', () => {
  test('price, stock and minimum order count at once, without a review', async () => {
    const change = { priceRange: 99, stock: 'Sold out', minOrderQuantity: 9 };
    const made = await seller.update(live, { ...change, status: 'pending' });
    expect(made).toMatchObject({ status: 'active', change: null, price: 99, revision: 3 });
    expect(await shown(live)).toMatchObject({ price: 99, stock: 'Sold out', minOrderQuantity: 9 });
    const cheapest = { search: 'quern', maxPrice: 1_000 };
    const page = await market.api.call(listProducts, { query: cheapest });
    expect(page.products.map(({ id }) => id)).toContain(live);
    await expectInStep(market);
  });

  test('all else waits beside it, and is live once it is approved', async () => {
    const made = await seller.update(live, {
      name: 'Burrstone two',
      tags: [],
      subcategory: 'food-technology',
    });
    expect(made).toMatchObject({
      name: 'Burrstone two',
      status: 'active',
      change: { status: 'pending' },
    });
    expect(await shown(live)).toMatchObject({ name: 'Quern one', tags: ['stone'] });
    expect(await found('burrstone')).toEqual([]);
    await approve(market, live);
    await soon(async () => (await shown(live))?.name).toBe('Burrstone two');
    expect(await found('burrstone')).toEqual([live]);
    expect(await found('stone')).not.toContain(live);
    expect(await seller.read(live)).toMatchObject({ status: 'active', change: null });
    await expectInStep(market);
  });

  test('is handed in again after it was rejected, with what was written then', async () => {
    await seller.update(live, { name: 'Burrstone two' });
    await reject(market, live, '请补充照片。');
    const { name, change } = await seller.read(live);
    expect([name, change]).toEqual([
      'Burrstone two',
      { status: 'rejected', reason: '请补充照片。', submittedAt: null },
    ]);
    const again = await seller.update(live, { description: 'Longer now.', status: 'pending' });
    expect(again).toMatchObject({
      name: 'Burrstone two',
      change: { status: 'pending', reason: null },
    });
    expect(
      (
        await seller.update(live, {
          name: 'Quern one',
          description: again.description ?? '',
          status: 'draft',
        })
      ).change?.status,
    ).toBe('draft');
  });

  test('leaves no trace where it says what is live already', async () => {
    await seller.update(live, { name: 'Burrstone two' });
    expect(await seller.update(live, { name: 'Quern one' })).toMatchObject({
      name: 'Quern one',
      change: null,
    });
    expect(await shown(live)).toMatchObject({ name: 'Quern one' });
  });

  test('switches it off and on at once', async () => {
    expect((await seller.update(live, { status: 'inactive' })).status).toBe('inactive');
    expect(await shown(live)).toBeNull();
    expect(await found('quern')).not.toContain(live);
    await expectInStep(market);
    expect((await seller.update(live, { status: 'active' })).status).toBe('active');
    expect(await found('quern')).toContain(live);
    expect(await own()).toBe(1);
    await expectInStep(market);
  });

  test('replaces its translations only where the words changed', async () => {
    const told = () =>
      inDatabase(market, ({ db }) =>
        db
          .selectFrom('product_texts')
          .innerJoin('products', 'products.no', 'product_texts.product_no')
          .select(['lang', 'product_texts.stock'])
          .where('products.id', '=', live)
          .orderBy('lang')
          .execute(),
      );
    await atDesk(market, (_, tx) =>
      tx
        .insertInto('product_texts')
        .columns([
          'product_no',
          'lang',
          'name',
          'name_key',
          'title',
          'short',
          'description',
          'stock',
          'specifications',
          'tags',
        ])
        .expression((each) =>
          each
            .selectFrom('product_texts')
            .innerJoin('products', 'products.no', 'product_no')
            .select(({ val }) => [
              'product_no',
              val('zh-Hans').as('lang'),
              val('石磨').as('name'),
              'name_key',
              'title',
              'short',
              'description',
              val('现货').as('stock'),
              'specifications',
              'tags',
            ])
            .where('products.id', '=', live),
        )
        .execute(),
    );
    await seller.update(live, { priceRange: 5 });
    expect(await told()).toEqual([
      { lang: 'en', stock: 'In stock' },
      { lang: 'zh-Hans', stock: '现货' },
    ]);
    await seller.update(live, { stock: 'Gone' });
    expect(await told()).toEqual([
      { lang: 'en', stock: 'Gone' },
      { lang: 'zh-Hans', stock: 'Gone' },
    ]);
    const known = { original: 'On the way', target: 'zh-Hans', text: '运输途中' } as const;
    await inDatabase(market, ({ db }) => translationsRepository(db).store([known]));
    await seller.update(live, { stock: known.original });
    expect(await told()).toEqual([
      { lang: 'en', stock: 'On the way' },
      { lang: 'zh-Hans', stock: '运输途中' },
    ]);
    await seller.update(live, { name: 'Burrstone two' });
    await approve(market, live);
    expect(await told()).toEqual([{ lang: 'en', stock: 'On the way' }]);
  });
});

test('files of a change live as long as either side refers to them', async () => {
  const [old, fresh] = await Promise.all([picture(300, 200), picture(200, 300)]);
  const {
    id,
    images: [first = ''],
  } = await seller.create({ images: [old] });
  await approve(market, id);
  const served = async (path: string) =>
    (await market.app.inject({ url: `/api${path}` })).statusCode;
  const {
    images: [second = ''],
  } = await seller.update(id, { images: [fresh], video: mp4() });
  expect([await served(first), await served(second)]).toEqual([200, 200]);
  expect((await shown(id))?.images).toEqual([first]);
  const outcome = await approve(market, id);
  expect(outcome).toEqual({ kind: 'done', unused: [first] });
  await soon(async () => (await shown(id))?.images).toEqual([second]);
});
