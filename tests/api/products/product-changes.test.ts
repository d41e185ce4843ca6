// Product changes: in place or as a pending change of a live product; activated, taken down, deleted; and the public view.
import { beforeEach, describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { translationsRepository } from '../../../server/translation/translation-queries.ts';
import { mp4, picture } from '../../fixtures/files.ts';
import { expectDerivedDataConsistent } from '../catalog/derived-data.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { approve, reject } from './decisions-beside-server.ts';
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
const found = async (search: string): Promise<string[]> =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);
const own = async (): Promise<number> =>
  (await market.api.call(getSupplier, { params: { id: supplier.id } })).products.length;

describe('a change of a live product', () => {
  test('applies price with its basis, stock and minimum order at once, without review', async () => {
    const change = { price: 99, priceBasis: 'FOB-CNNGB', stock: 'Sold out', minOrderQuantity: 9 };
    const updated = await supplier.update(live, { ...change, status: 'pending' });
    expect(updated).toMatchObject({ status: 'active', change: null, price: 99, revision: 3 });
    expect(await shown(live)).toMatchObject(change);
    const cheapest = { search: 'quern', maxPrice: 1_000 };
    const page = await market.api.call(listProducts, { query: cheapest });
    expect(page.products.map(({ id }) => id)).toContain(live);
    const withBasis = async (basis: string) =>
      (await market.api.call(listProducts, { query: { search: 'quern', basis } })).products.some(
        ({ id }) => id === live,
      );
    expect(
      await Promise.all(['FOB', 'FOB-CNNGB', 'FOB-CNSHA', 'EXW', 'unstated'].map(withBasis)),
    ).toEqual([true, true, false, false, false]);
    await expectDerivedDataConsistent(market);
  });

  test('stores other fields as a pending change that goes live when approved', async () => {
    const updated = await supplier.update(live, {
      name: 'Burrstone two',
      tags: [],
      subcategory: 'food-technology',
    });
    expect(updated).toMatchObject({
      name: 'Burrstone two',
      status: 'active',
      change: { status: 'pending' },
    });
    expect(await shown(live)).toMatchObject({ name: 'Quern one', tags: ['stone'] });
    expect(await found('burrstone')).toEqual([]);
    await approve(market, live);
    await eventually(async () => (await shown(live))?.name).toBe('Burrstone two');
    expect(await found('burrstone')).toEqual([live]);
    expect(await found('stone')).not.toContain(live);
    expect(await supplier.read(live)).toMatchObject({ status: 'active', change: null });
    await expectDerivedDataConsistent(market);
  });

  test('is resubmitted after a rejection, with its earlier content', async () => {
    await supplier.update(live, { name: 'Burrstone two' });
    await reject(market, live, '请补充照片。');
    const { name, change } = await supplier.read(live);
    expect([name, change]).toEqual([
      'Burrstone two',
      { status: 'rejected', reason: '请补充照片。', submittedAt: null },
    ]);
    const again = await supplier.update(live, { description: 'Longer now.', status: 'pending' });
    expect(again).toMatchObject({
      name: 'Burrstone two',
      change: { status: 'pending', reason: null },
    });
    expect(
      (
        await supplier.update(live, {
          name: 'Quern one',
          description: again.description ?? '',
          status: 'draft',
        })
      ).change?.status,
    ).toBe('draft');
  });

  test('is dropped if it equals the live version', async () => {
    await supplier.update(live, { name: 'Burrstone two' });
    expect(await supplier.update(live, { name: 'Quern one' })).toMatchObject({
      name: 'Quern one',
      change: null,
    });
    expect(await shown(live)).toMatchObject({ name: 'Quern one' });
  });

  test('activates and deactivates at once', async () => {
    expect((await supplier.update(live, { status: 'inactive' })).status).toBe('inactive');
    expect(await shown(live)).toBeNull();
    expect(await found('quern')).not.toContain(live);
    await expectDerivedDataConsistent(market);
    expect((await supplier.update(live, { status: 'active' })).status).toBe('active');
    expect(await found('quern')).toContain(live);
    expect(await own()).toBe(1);
    await expectDerivedDataConsistent(market);
  });

  test('replaces translations only of changed texts', async () => {
    const translations = () =>
      withDatabase(market, ({ db }) =>
        db
          .selectFrom('product_texts')
          .innerJoin('products', 'products.no', 'product_texts.product_no')
          .select(['lang', 'product_texts.stock'])
          .where('products.id', '=', live)
          .orderBy('lang')
          .execute(),
      );
    await withDatabase(market, ({ db }) =>
      db
        .insertInto('product_texts')
        .columns([
          'product_no',
          'lang',
          'name',
          'name_key',
          'title',
          'summary',
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
              'summary',
              'description',
              val('现货').as('stock'),
              'specifications',
              'tags',
            ])
            .where('products.id', '=', live),
        )
        .execute(),
    );
    await supplier.update(live, { price: 5 });
    expect(await translations()).toEqual([
      { lang: 'en', stock: 'In stock' },
      { lang: 'zh-Hans', stock: '现货' },
    ]);
    await supplier.update(live, { stock: 'Gone' });
    expect(await translations()).toEqual([
      { lang: 'en', stock: 'Gone' },
      { lang: 'zh-Hans', stock: 'Gone' },
    ]);
    const known = { original: 'On the way', target: 'zh-Hans', text: '运输途中' } as const;
    await withDatabase(market, ({ db }) => translationsRepository(db).store([known]));
    await supplier.update(live, { stock: known.original });
    expect(await translations()).toEqual([
      { lang: 'en', stock: 'On the way' },
      { lang: 'zh-Hans', stock: '运输途中' },
    ]);
    await supplier.update(live, { name: 'Burrstone two' });
    await approve(market, live);
    expect(await translations()).toEqual([{ lang: 'en', stock: 'On the way' }]);
  });
});

test('files stay while the live version or the change refers to them', async () => {
  const [old, fresh] = await Promise.all([picture(300, 200), picture(200, 300)]);
  const {
    id,
    images: [first = ''],
  } = await supplier.create({ images: [old] });
  await approve(market, id);
  const served = async (path: string) =>
    (await market.app.inject({ url: `/api${path}` })).statusCode;
  const {
    images: [second = ''],
  } = await supplier.update(id, { images: [fresh], video: mp4() });
  expect([await served(first), await served(second)]).toEqual([200, 200]);
  expect((await shown(id))?.images).toEqual([first]);
  expect(await approve(market, id)).toEqual([first]);
  await eventually(async () => (await shown(id))?.images).toEqual([second]);
});
