// New files and the transaction that names them: what it refused goes again, what it may have committed stays.
import { mayBeCommitted } from '../db/transaction.ts';

/**
 * Runs `work`, the transaction. Where it fails, `remove` takes the new files away, unless it may have been committed: then
 * they stay, and are removed later where no row names them (data/unnamed-files.ts, decision 023).
 */
export async function unlessCommitted<Result>(
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
