// Two processes on the same data: they start together, answer alike, and do not corrupt each other's writes.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeCatalog } from '../../../server/catalog/change-catalog-queries.ts';
import { DEMO_PRODUCTS, fillMarket } from '../../../tools/demo/fill.ts';
import { emptyPlace, expectWhole, inDatabase, type Place } from '../place.ts';
import { freePort, type Running, startDemo, startFilling } from '../platform/process.ts';

let place: Place;
let both: readonly Running[];

beforeAll(async () => {
  place = await emptyPlace();
  const ports = await Promise.all([freePort(), freePort()]);
  both = await Promise.all(ports.map((port) => startDemo({ ...place.env, PORT: String(port) })));
});
afterAll(async () => {
  for (const { child, exit } of both ?? []) {
    child.kill('SIGKILL');
    await exit;
  }
  await place.remove();
});

const read = async ({ origin }: Running, path: string) => {
  const reply = await fetch(`${origin}/api${path}`);
  return { status: reply.status, body: await reply.json() };
};
const readBoth = (path: string) => Promise.all(both.map((running) => read(running, path)));

describe('two processes started at once on an empty place', () => {
  test('fill it with one market', async () => {
    expect(both.filter(({ printed }) => printed().includes(`has ${DEMO_PRODUCTS}`))).toHaveLength(
      1,
    );
    const rows = await inDatabase(place, ({ db }) =>
      db.selectFrom('products').select('id').execute(),
    );
    expect(rows).toHaveLength(DEMO_PRODUCTS);
    await expectWhole(place);
  });

  test('whoever is late to fill it leaves it as it is', async () => {
    const filled = await inDatabase(place, (database) =>
      fillMarket(database, { products: 3 }, () => {}),
    );
    expect(filled).toBe(0);
    const rows = await inDatabase(place, ({ db }) => db.selectFrom('users').select('id').execute());
    // The demo suppliers, plus two of the three demo accounts; the third is a supplier's.
    expect(rows).toHaveLength(72 + 2);
  });

  test.each(['/products', '/products?search=lathe', '/auth/suppliers', '/products/categories'])(
    'answer %s alike',
    async (path) => {
      const [one, other] = await readBoth(path);
      expect(one?.status).toBe(200);
      expect(one).toEqual(other);
    },
  );

  test('both see what changes in the catalogue, within a moment', async () => {
    const [listed] = await readBoth('/products');
    const id: string = listed?.body.products[0].id;
    const total: number = listed?.body.pagination.total;
    const totals = async () =>
      (await readBoth('/products')).map(({ body }) => body.pagination.total);
    const set = (status: string) =>
      inDatabase(place, ({ db, search }) =>
        changeCatalog(db, search, async (tx, scope) => {
          const chosen = tx.selectFrom('products').select('no').where('id', '=', id);
          const { no } = await chosen.executeTakeFirstOrThrow();
          await scope.addProducts([no]);
          await tx.updateTable('products').set({ status }).where('no', '=', no).execute();
        }),
      );
    await set('inactive');
    const within = { timeout: 5_000, interval: 50 };
    await vi.waitFor(async () => expect(await totals()).toEqual([total - 1, total - 1]), within);
    for (const { status } of await readBoth(`/products/${id}`)) expect(status).toBe(404);
    await set('active');
    await vi.waitFor(async () => expect(await totals()).toEqual([total, total]), within);
    for (const { body } of await readBoth('/products')) expect(body.products[0].id).toBe(id);
  });

  test('write down their views together when they stop, losing none', async () => {
    const [listed] = await readBoth('/products');
    const ids: string[] = listed?.body.products.map((product: { id: string }) => product.id);
    const views = () =>
      inDatabase(place, async ({ db }) => {
        const rows = await db
          .selectFrom('products')
          .select('views')
          .where('id', 'in', ids)
          .execute();
        return rows.reduce((sum, row) => sum + row.views, 0);
      });
    // Earlier tests may have added views, so only the difference counts.
    const before = await views();
    for (const id of ids) await readBoth(`/products/${id}`);
    expect(await Promise.all(both.map((running) => running.stop()))).toEqual([0, 0]);
    expect(await views()).toBe(before + 2 * ids.length);
    await expectWhole(place);
  });
});

test('a filling that is killed leaves nothing, and the next one fills the market whole', async () => {
  const empty = await emptyPlace();
  const killed = startFilling(empty.env);
  const within = { timeout: 20_000, interval: 5 };
  await vi.waitFor(() => expect(killed.printed()).toContain('Filling'), within);
  killed.child.kill('SIGKILL');
  expect(await killed.exit).toBe(null);
  const count = (table: 'users' | 'products') =>
    inDatabase(empty, async ({ db }) => (await db.selectFrom(table).select('id').execute()).length);
  expect(await count('users')).toBe(0);
  expect(await count('products')).toBe(0);

  const next = startFilling(empty.env);
  expect(await next.exit).toBe(0);
  expect(next.printed()).toContain(`has ${DEMO_PRODUCTS}`);
  expect(await count('products')).toBe(DEMO_PRODUCTS);
  const late = startFilling(empty.env);
  expect(await late.exit).toBe(0);
  expect(late.printed()).toBe('');
  await expectWhole(empty);
  await empty.remove();
});
