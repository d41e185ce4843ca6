// Queries for background jobs: a job is written in the transaction that causes it, claimed by one process at a time, and
// deleted once it is done.
import { type Kysely, type Selectable, sql } from 'kysely';
import { monotonicId } from '../db/monotonic-id.ts';
import { type Database, type DbOrTx, inTransaction } from '../db/open.ts';
import type { JobKind, JobTables, QueueTable } from '../db/tables.ts';

/** A row of a table of jobs. */
export type Job = Selectable<QueueTable>;

const MAX_ERROR_CHARS = 500;

/**
 * Adds jobs; call it in the transaction that causes them. A job that exists already becomes a new one: it is due now, and runs
 * again if it is running. All transactions lock the rows in the order of their subjects, against deadlocks.
 */
export async function addJobs(
  tx: DbOrTx,
  kind: JobKind,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const now = new Date().toISOString();
  await tx
    .insertInto('jobs')
    .values(
      subjects.toSorted().map((subject) => ({
        id: monotonicId(),
        kind,
        subject,
        created_at: now,
        next_at: now,
        attempts: 0,
        refused_at: null,
        last_error: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((each) => ({
        id: each.ref('excluded.id'),
        next_at: now,
        attempts: 0,
        refused_at: null,
        last_error: null,
      })),
    )
    .execute();
}

/** Removes all jobs of these kinds. */
export const removeJobs = async (tx: DbOrTx, kinds: readonly JobKind[]): Promise<void> =>
  void (await tx.deleteFrom('jobs').where('kind', 'in', kinds).execute());

/** Removes the jobs of these kinds that were set aside. */
export const removeRefusedJobs = async (tx: DbOrTx, kinds: readonly JobKind[]): Promise<void> =>
  void (await tx
    .deleteFrom('jobs')
    .where('kind', 'in', kinds)
    .where('refused_at', 'is not', null)
    .execute());

/** Removes the job of a subject that is deleted. */
export const removeJob = async (tx: DbOrTx, kind: JobKind, subject: string): Promise<void> =>
  void (await tx
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute());

/** Only the columns that all tables of jobs have. */
const asQueues = (db: DbOrTx) => db as unknown as Kysely<Record<keyof JobTables, QueueTable>>;

/** The jobs that one handler runs: those of a table, or only some kinds of them. Mail has priorities. */
export const jobQueue = <Row extends Job>(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  table: keyof JobTables,
  kinds: readonly JobKind[] = [],
) => {
  const waiting = (tx: DbOrTx) =>
    asQueues(tx)
      .selectFrom(table)
      .where('refused_at', 'is', null)
      .$if(kinds.length > 0, (each) => each.where(sql.ref('kind'), 'in', kinds));
  const update = (tx: DbOrTx) => asQueues(tx).updateTable(table);

  return {
    /**
     * Claims the jobs that are due, in the order of their priority and of the time since when they are, by moving them `leaseMs` ahead: no other process claims them, and they
     * are due again then if this process crashes.
     */
    claim(limit: number, leaseMs: number): Promise<Row[]> {
      const now = Date.now();
      return inTransaction(db, async (tx) => {
        const jobs = await waiting(tx)
          .selectAll()
          .where('next_at', '<=', new Date(now).toISOString())
          .$if(table === 'outbox', (each) => each.orderBy(sql.ref('priority')))
          .orderBy('next_at')
          .orderBy('id')
          .limit(limit)
          // SQLite has one writer at a time.
          .$if(engine === 'postgres', (each) => each.forUpdate().skipLocked())
          .execute();
        const ids = jobs.map(({ id }) => id);
        if (ids.length > 0)
          await update(tx)
            .set((each) => ({
              next_at: new Date(now + leaseMs).toISOString(),
              attempts: each('attempts', '+', 1),
            }))
            .where('id', 'in', ids)
            .execute();
        return jobs.map((job) => ({ ...job, attempts: job.attempts + 1 }) as Row);
      });
    },

    async deleteDone(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await inTransaction(db, (tx) =>
        asQueues(tx).deleteFrom(table).where('id', 'in', ids).execute(),
      );
    },

    /** Returns claimed jobs that were not begun: they are due now, and this attempt does not count. */
    async release(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await inTransaction(db, (tx) =>
        update(tx)
          .set((each) => ({
            next_at: new Date().toISOString(),
            attempts: each('attempts', '-', 1),
          }))
          .where('id', 'in', ids)
          .execute(),
      );
    },

    /** Counts the attempts of a claimed job from this one, because it has stored a part of its work. */
    async restartAttempts(id: string): Promise<void> {
      await update(db).set({ attempts: 1 }).where('id', '=', id).execute();
    },

    /** Makes a job due again at that time; null sets it aside. */
    async repeat(id: string, at: Date | null, error: string): Promise<void> {
      await update(db)
        .set(at ? { next_at: at.toISOString() } : { refused_at: new Date().toISOString() })
        .set({ last_error: error.slice(0, MAX_ERROR_CHARS) })
        .where('id', '=', id)
        .execute();
    },

    /** Returns when the next job is due; null if there is none. */
    async nextAt(): Promise<Date | null> {
      const row = await waiting(db)
        .select('next_at')
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst();
      return row ? new Date(row.next_at) : null;
    },
  };
};
export type JobQueue<Row extends Job = Job> = ReturnType<typeof jobQueue<Row>>;
