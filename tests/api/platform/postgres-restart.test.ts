// Failures that only PostgreSQL has: closed idle connections and deadlocks.
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../server/platform/db/open.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { runSql } from '../postgres-database.ts';

const url = process.env.DATABASE_URL;
const market = await sharedMarket(1);

test.skipIf(!url)('the market recovers from a database restart', async () => {
  const name = new URL(market.env.DATABASE_URL ?? '').pathname.slice(1);
  const list = () => market.app.inject({ url: '/api/auth/suppliers' });
  await Promise.all([list(), market.app.inject({ url: '/api/products/nothing' })]);
  await runSql(
    url ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await vi.waitFor(
    async () => {
      const reply = await market.app.inject({ url: '/api/products/nothing' });
      expect(reply.statusCode).toBe(404);
    },
    { interval: 20 },
  );
});

test.skipIf(!url)('two deadlocked transactions both succeed, one after the other', () =>
  withDatabase(market, async ({ db }) => {
    const rows = ['one', 'other'];
    await db
      .insertInto('translations')
      .values(rows.map((hash) => ({ hash, target: 'en', text: '', used_at: '' })))
      .execute();
    const bothIn = Promise.withResolvers<void>();
    let inside = 0;
    let runs = 0;
    const append = (order: readonly string[]) =>
      inTransaction(db, async (tx) => {
        runs += 1;
        for (const [at, hash] of order.entries()) {
          // Each transaction holds its first row before either asks for its second.
          if (at === 1 && ++inside === 2) bothIn.resolve();
          if (at === 1) await bothIn.promise;
          await tx
            .updateTable('translations')
            .set({ text: 'done' })
            .where('hash', '=', hash)
            .execute();
        }
      });
    await Promise.all([append(rows), append(rows.toReversed())]);
    expect(runs).toBe(3);
    const stored = await db
      .selectFrom('translations')
      .select('text')
      .where('hash', 'in', rows)
      .execute();
    expect(stored).toEqual([{ text: 'done' }, { text: 'done' }]);
  }),
);
