// Transactions: run in the one there is or in one of their own, and run again where another one was only faster.
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { Problem } from '../http/problem.ts';
import { isRefused } from './away.ts';
import { lostRace } from './lost-race.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** The database, or a transaction on it. */
export type Queries = Db | Transaction<Tables>;

/** Failures of commits that may have been carried out all the same. */
const doubtful = new WeakSet<object>();

/** Whether what this transaction wrote may be there, although it failed. */
export const mayBeCommitted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && doubtful.has(error);

/** Runs `work` in a transaction of its own. What failed before its commit is rolled back, also where the line broke. */
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

/** Whoever lost so often meets more traffic than waiting helps against. */
const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Runs `work` in the transaction that `db` is, or in one of its own. `work` may be run again, where another transaction was
 * faster: it must change nothing but the database. `again` says which failures those are.
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
      // Not all at the same moment again.
      await pause(Math.random() * PAUSE_MS * tried);
    }
}
