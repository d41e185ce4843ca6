// Jobs on PostgreSQL: statements that lock several jobs, while a save of a product locks the same ones in another order.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Db, type DbOrTx, inTransaction } from '../../../../server/platform/db/open.ts';
import { addJobs, jobQueue } from '../../../../server/platform/jobs/job-queries.ts';
import { withDatabase } from '../../environment.ts';
import { eventually } from '../../eventually.ts';
import { sharedMarket } from '../../market.ts';

const isPostgres = Boolean(process.env.DATABASE_URL);
const market = await sharedMarket(0);

const subjects = () =>
  withDatabase(market, async ({ db }) => {
    const rows = await db.selectFrom('jobs').select('subject').orderBy('subject').execute();
    return rows.map(({ subject }) => subject);
  });

/** Statements of this market's database that wait for a lock. */
const waitingCount = async (db: Db): Promise<number> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
};

const lock = (db: DbOrTx, subject: string) =>
  db.updateTable('jobs').set({ last_error: 'locked' }).where('subject', '=', subject).execute();

/**
 * Locks `first`, waits until `work` waits for it, and then locks `second`. As for any save, a deadlock may end either transaction,
 * and this one is repeated.
 */
const lockAgainst = (first: string, second: string, work: (db: Db) => Promise<void>) =>
  withDatabase(market, async ({ db }) => {
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    let runs = 0;
    const other = inTransaction(db, async (tx) => {
      runs += 1;
      await lock(tx, first);
      locked();
      if (runs === 1) await eventually(() => waitingCount(db)).toBe(1);
      await lock(tx, second);
    });
    await isLocked;
    await Promise.all([work(db), other]);
  });

beforeEach(() =>
  withDatabase(market, async ({ db }) => {
    await db.deleteFrom('jobs').execute();
    await addJobs(db, 'product-texts', ['a', 'b']);
  }),
);

test.skipIf(!isPostgres)('jobs are done after a deadlock', async () => {
  await lockAgainst('b', 'a', async (db) => {
    const queue = jobQueue({ db, engine: 'postgres' }, 'jobs');
    const ids = await db.selectFrom('jobs').select('id').execute();
    await queue.deleteDone(ids.map(({ id }) => id));
  });
  expect(await subjects()).toEqual([]);
});

test.skipIf(!isPostgres)(
  'jobs are added in one order, whatever the order of the caller',
  async () => {
    await lockAgainst('a', 'b', (db) => addJobs(db, 'product-texts', ['c', 'b', 'a']));
    expect(await subjects()).toEqual(['a', 'b', 'c']);
  },
);
