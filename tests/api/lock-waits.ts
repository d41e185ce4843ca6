// Interleaving of two calls on PostgreSQL: rows are locked until the calls wait, so that the test knows in which order they read.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DbOrTx } from '../../server/platform/db/open.ts';
import { type TestEnvironment, withDatabase } from './environment.ts';

/** Transactions of this market's database that wait for a lock. */
const waitingCount = (market: Pick<TestEnvironment, 'env'>): Promise<number> =>
  withDatabase(market, async ({ db }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.n ?? 0;
  });

/**
 * Starts `first`, which must need the rows that `lock` locks, and once it waits for them `second`; releases the rows when `second` is
 * done or waits too. SQLite has one writer at a time, so there the calls only start together.
 */
export async function interleave<First, Second>(
  market: Pick<TestEnvironment, 'env'>,
  lock: (tx: DbOrTx) => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  if (!process.env.DATABASE_URL) return Promise.allSettled([first(), second()]);
  const started = await withDatabase(market, ({ db }) =>
    db.transaction().execute(async (tx) => {
      await lock(tx);
      const one = first();
      one.catch(() => {});
      await expect.poll(() => waitingCount(market)).toBe(1);
      let isDone = false;
      const other = second().finally(() => {
        isDone = true;
      });
      other.catch(() => {});
      await expect.poll(async () => isDone || (await waitingCount(market)) > 1).toBe(true);
      return { one, other };
    }),
  );
  return Promise.allSettled([started.one, started.other]);
}
