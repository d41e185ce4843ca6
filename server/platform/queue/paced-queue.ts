// Fair queue that paces keys beyond their budget of main-thread time: their work runs one at a time, with pauses.
import { setTimeout as pause } from 'node:timers/promises';
import { type Budget, overloaded } from '../http/refusals.ts';
import type { FairQueue } from './fair-queue.ts';
import { keyedQueue } from './keyed-queue.ts';
import type { TimeBudget } from './time-budget.ts';

interface PacedQueueOptions {
  readonly queue: FairQueue;
  /** Queues that share it charge for all their work together. */
  readonly time: TimeBudget;
  readonly budget: Budget;
  /** Work of one key that waits for its budget; beyond this, it is refused with 503. */
  readonly maxPaced: number;
}

export function pacedQueue({ queue, time, budget, maxPaced }: PacedQueueOptions): FairQueue {
  const oneAtATime = keyedQueue();
  const pacedCounts = new Map<string, number>();

  const paced = async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    const count = pacedCounts.get(key) ?? 0;
    if (count >= maxPaced) throw overloaded(budget);
    pacedCounts.set(key, count + 1);
    try {
      return await oneAtATime(key, async () => {
        await pause(time.waitMs(key));
        return run();
      });
    } finally {
      const left = (pacedCounts.get(key) ?? 1) - 1;
      if (left === 0) pacedCounts.delete(key);
      else pacedCounts.set(key, left);
    }
  };

  return {
    waiting: queue.waiting,
    run(key, work, options) {
      const run = () => queue.run(key, () => time.measure(key, work), options);
      return pacedCounts.has(key) || time.waitMs(key) > 0 ? paced(key, run) : run();
    },
  };
}
