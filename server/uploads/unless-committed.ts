// New files and the transaction that names them: what it refused goes again, what it may have committed stays.
import { Problem } from '../problem.ts';

/**
 * Runs `work`, the transaction. Where it fails, `remove` takes the new files away, unless nobody knows whether it was
 * committed: a file that nobody names costs less than a name without its file (decision 018).
 */
export async function unlessCommitted<Result>(
  work: () => Promise<Result>,
  remove: () => Promise<void>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isUnknown = error instanceof Problem && error.code === 'unavailable';
    if (!isUnknown) await remove();
    throw error;
  }
}
