// Transactions: run work in the current transaction or in a new one, with retries after conflicts with other transactions.
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { HttpError } from '../http/http-error.ts';
import { wasNotExecuted } from './database-errors.ts';
import type { Tables } from './tables.ts';
import { isConflict } from './transaction-conflicts.ts';

export type Db = Kysely<Tables>;
/** The database, or a transaction on it. */
export type DbOrTx = Db | Transaction<Tables>;

/** Errors of commits whose outcome is unknown. */
const uncertainCommits = new WeakSet<object>();

/** Whether the writes of the failed transaction may have been committed. */
export const mayBeCommitted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && uncertainCommits.has(error);

/** Runs `work` in a new transaction. A failure before the commit rolls it back, even if the connection broke. */
async function runOnce<Result>(db: Db, work: (tx: DbOrTx) => Promise<Result>): Promise<Result> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (isCommitting && error instanceof Error && !wasNotExecuted(error))
      uncertainCommits.add(error);
    throw error;
  }
}

/** After this many conflicts the load is too high for waiting to help. */
const MAX_TRIES = 4;
const RETRY_PAUSE_MS = 20;

/**
 * Runs `work` again after a conflict with another transaction, so it must have no side effects outside the database. `isRetryable`
 * decides which errors are conflicts. For work that is one statement, and so a transaction by itself.
 */
export async function retryConflicts<Result>(
  work: () => Promise<Result>,
  isRetryable: (error: unknown) => boolean = isConflict,
): Promise<Result> {
  for (let tried = 1; ; tried++)
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (tried === MAX_TRIES) throw new HttpError('unavailable', {}, { cause: error });
      // Random, so that competing transactions do not retry at the same moment.
      await pause(Math.random() * RETRY_PAUSE_MS * tried);
    }
}

/** Runs `work` in the transaction that `db` is, or in a new one with `retryConflicts`. */
export const inTransaction = <Result>(
  db: DbOrTx,
  work: (tx: DbOrTx) => Promise<Result>,
  isRetryable?: (error: unknown) => boolean,
): Promise<Result> =>
  db.isTransaction ? work(db) : retryConflicts(() => runOnce(db, work), isRetryable);
