// Transactions: run work in the current transaction or in a new one, with retries after conflicts with other transactions.
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { Problem } from '../http/problem.ts';
import { isRefused } from './away.ts';
import { lostRace } from './lost-race.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** The database, or a transaction on it. */
export type Queries = Db | Transaction<Tables>;

/** Errors of commits whose outcome is unknown. */
const doubtful = new WeakSet<object>();

/** Whether the writes of the failed transaction may have been committed. */
export const mayBeCommitted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && doubtful.has(error);

/** Runs `work` in a new transaction. A failure before the commit rolls it back, even if the connection broke. */
async function once<Result>(db: Db, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (isCommitting && error instanceof Error && !isRefused(error)) doubtful.add(error);
    throw error;
  }
}

/** After this many conflicts the load is too high for waiting to help. */
const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Runs `work` in the transaction that `db` is, or in a new one. `work` may run again after a conflict with another
 * transaction, so it must have no side effects outside the database. `again` decides which errors are retried.
 */
export async function inTransaction<Result>(
  db: Queries,
  work: (tx: Queries) => Promise<Result>,
  again: (error: unknown) => boolean = lostRace,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let tried = 1; ; tried++)
    try {
      return await once(db, work);
    } catch (error) {
      if (!again(error)) throw error;
      if (tried === TRIES) throw new Problem('unavailable', {}, { cause: error });
      // Random, so that competing transactions do not retry at the same moment.
      await pause(Math.random() * PAUSE_MS * tried);
    }
}
