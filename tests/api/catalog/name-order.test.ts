// Sort order by name while products change: each change moves its product, and the others stay where they are.
import { expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import { changeMyProducts, listMyProducts } from '../../../contract/products/my-products.ts';
import { changeCatalog } from '../../../server/catalog/versions/change-catalog-queries.ts';
import { nameKey } from '../../../server/platform/text/name-key.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { signInAsLargestSupplier } from '../users.ts';

const market = await sharedMarket(60);
const supplier = await signInAsLargestSupplier(market);
const { products: own } = await supplier.api.call(listMyProducts, { query: { status: 'active' } });
const [first = '', ...others] = own.map(({ id }) => id);

const sorted = async (lang: Lang): Promise<string[]> => {
  const query = { sort: 'name', limit: '100' };
  return (await market.apiIn(lang).call(listProducts, { query })).products.map(({ id }) => id);
};
const bothOrders = () => Promise.all(LANGS.map(sorted));
const change = (ids: readonly string[], action: 'activate' | 'deactivate') =>
  supplier.api.call(changeMyProducts, { body: { ids: [...ids], action } });

/** Renames products by id in one change. */
const rename = (names: Readonly<Record<string, string>>) =>
  withDatabase(market, ({ db }) =>
    changeCatalog(db, async (tx, scope) => {
      for (const [id, name] of Object.entries(names)) {
        const { no } = await tx
          .selectFrom('products')
          .select('no')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await scope.addProducts([no]);
        for (const lang of LANGS)
          await tx
            .updateTable('product_texts')
            .set({ name, name_key: nameKey(name, lang) })
            .where('product_no', '=', no)
            .where('lang', '=', lang)
            .execute();
      }
    }),
  );

test('products that go and come back leave the order as it was', async () => {
  const before = await bothOrders();
  for (const ids of [[first], [first, ...others]]) {
    await change(ids, 'deactivate');
    expect(await bothOrders()).toEqual(
      before.map((order) => order.filter((id) => !ids.includes(id))),
    );
    await change(ids, 'activate');
    expect(await bothOrders()).toEqual(before);
  }
});

test('a renamed product moves to its new place', async () => {
  const before = await bothOrders();
  for (const [name, place] of [
    ['0 first of all', 0],
    ['~~ last of all', before[0]?.length],
    ['0 first again', 0],
  ] as const) {
    await rename({ [first]: name });
    await eventually(bothOrders).toEqual(
      before.map((order) => order.filter((id) => id !== first).toSpliced(place ?? 0, 0, first)),
    );
  }
});

test('products renamed by one change all move to their new places', async () => {
  const before = (await bothOrders())[0] ?? [];
  const middle = before.slice(28, 33);
  // Placed first, by a search that begins in the middle.
  const moved = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', before)
      .where('id', 'not in', middle)
      .orderBy('no')
      .executeTakeFirstOrThrow(),
  );
  const rest = before.filter((id) => id !== moved.id && !middle.includes(id));
  const names = ['  0', '  1', '  2', '  3', '  4'];
  await rename({
    [moved.id]: '  5',
    ...Object.fromEntries(middle.map((id, at) => [id, names[at] as string])),
  });
  const expected = [...middle, moved.id, ...rest];
  await eventually(async () => (await bothOrders())[0]).toEqual(expected);
});
