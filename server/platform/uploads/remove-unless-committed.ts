// Cleanup of new files after a failed transaction: removed if it was rolled back, left in place if it may have been committed.
import { mayBeCommitted } from '../db/transaction.ts';

/**
 * Runs `work`, the transaction. If it fails, `remove` removes the new files, unless it may have been committed: then they
 * stay, and the job in server/data/unreferenced-files.ts removes them later if no row references them (decision 008).
 */
export async function removeUnlessCommitted<Result>(
  work: () => Promise<Result>,
  remove: () => Promise<void>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeCommitted(error)) await remove();
    throw error;
  }
}
