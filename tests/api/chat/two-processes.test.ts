// Two processes on the same data: they start together, answer alike, and do not corrupt each other's writes.

import { afterAll, describe, expect, test, vi } from 'vitest';
import { changeCatalog } from '../../../server/catalog/versions/change-catalog-queries.ts';
import { DEMO_PRODUCTS, fillMarket } from '../../../tools/demo/fill.ts';
import { generateBuyers } from '../../../tools/demo/trade/buyers.ts';
import { freePort } from '../../../tools/server-process.ts';
import { createEnvironment, expectDatabaseIntact, withDatabase } from '../environment.ts';
import { type ServerProcess, startDemo, startDemoFill } from '../platform/process.ts';

const environment = await createEnvironment();
const ports = await Promise.all([freePort(), freePort()]);
const both = await Promise.all(
  ports.map((port) => startDemo({ ...environment.env, PORT: String(port) })),
);
afterAll(async () => {
  for (const running of both ?? []) await running.kill();
  await environment.remove();
});

const read = async ({ origin }: ServerProcess, path: string) => {
  const reply = await fetch(`${origin}/api${path}`);
  return { status: reply.status, body: await reply.json() };
};
const readBoth = (path: string) => Promise.all(both.map((running) => read(running, path)));

describe('two processes started at once on an empty database', () => {
  test('fill it with one market', async () => {
    expect(
      both.filter(({ output: printed }) => printed().includes(`has ${DEMO_PRODUCTS}`)),
    ).toHaveLength(1);
    const rows = await withDatabase(environment, ({ db }) =>
      db.selectFrom('products').select('id').execute(),
    );
    expect(rows).toHaveLength(DEMO_PRODUCTS);
    await expectDatabaseIntact(environment);
  });

  test('a second fill changes nothing', async () => {
    const filled = await withDatabase(environment, (database) =>
      fillMarket(database, { products: 3 }, () => {}),
    );
    expect(filled).toBe(0);
    const rows = await withDatabase(environment, ({ db }) =>
      db.selectFrom('users').select('id').execute(),
    );
    // The demo suppliers, the other buyers, and two of the three demo accounts; the third is a supplier's.
    expect(rows).toHaveLength(72 + generateBuyers(Date.now()).length + 2);
  });

  test.each(['/products', '/products?search=lathe', '/auth/suppliers', '/products/categories'])(
    'answer %s with the same body',
    async (path) => {
      const [one, other] = await readBoth(path);
      expect(one?.status).toBe(200);
      expect(one).toEqual(other);
    },
  );

  test('both see catalog changes within moments', async () => {
    const [listed] = await readBoth('/products');
    const id: string = listed?.body.products[0].id;
    const total: number = listed?.body.pagination.total;
    const totals = async () =>
      (await readBoth('/products')).map(({ body }) => body.pagination.total);
    const set = (status: string) =>
      withDatabase(environment, ({ db }) =>
        changeCatalog(db, async (tx, scope) => {
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

  test('write all their views when they stop together', async () => {
    const [listed] = await readBoth('/products');
    const ids: string[] = listed?.body.products.map((product: { id: string }) => product.id);
    const views = () =>
      withDatabase(environment, async ({ db }) => {
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
    await expectDatabaseIntact(environment);
  });
});

test('a killed fill leaves nothing, and the next one fills the market completely', async () => {
  const empty = await createEnvironment();
  const killed = startDemoFill(empty.env);
  // The pictures are drawn before.
  const within = { timeout: 180_000, interval: 5 };
  await vi.waitFor(() => expect(killed.output()).toContain('Filling'), within);
  killed.child.kill('SIGKILL');
  expect(await killed.exit).toBe(null);
  const count = (table: 'users' | 'products') =>
    withDatabase(
      empty,
      async ({ db }) => (await db.selectFrom(table).select('id').execute()).length,
    );
  expect(await count('users')).toBe(0);
  expect(await count('products')).toBe(0);

  const next = startDemoFill(empty.env);
  expect(await next.exit).toBe(0);
  expect(next.output()).toContain(`has ${DEMO_PRODUCTS}`);
  expect(await count('products')).toBe(DEMO_PRODUCTS);
  const lateFill = startDemoFill(empty.env);
  expect(await lateFill.exit).toBe(0);
  expect(lateFill.output()).toBe('');
  await expectDatabaseIntact(empty);
  await empty.remove();
}, 480_000);
