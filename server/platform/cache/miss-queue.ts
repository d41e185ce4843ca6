// Queue for the work that caches do not save: in turns between networks, each within its budget of main-thread time.
import { LIMITS } from '../../limits.ts';
import type { Budget } from '../http/refusals.ts';
import { type FairQueue, fairQueue } from '../queue/fair-queue.ts';
import { pacedQueue } from '../queue/paced-queue.ts';
import { type TimeBudget, timeBudget } from '../queue/time-budget.ts';

/** One for all caches of a process. */
export const missTimeBudget = (): TimeBudget =>
  timeBudget({ msPerSecond: LIMITS.missMsPerSecondPerNetwork, burstMs: LIMITS.missBurstMs });

interface MissQueueOptions {
  readonly budget: Budget;
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly time: TimeBudget;
}

export const missQueue = ({ time, ...options }: MissQueueOptions): FairQueue =>
  pacedQueue({
    queue: fairQueue(options),
    time,
    budget: options.budget,
    maxPaced: LIMITS.pacedMissesPerNetwork,
  });
