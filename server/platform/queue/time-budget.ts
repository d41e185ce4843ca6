// Budget of main-thread time per key, such as a network: a key that uses more than its share is paced.
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

export interface TimeBudget {
  /** Milliseconds until the key may use more time; 0 while it is within its budget. */
  waitMs(key: string): number;
  /** Runs `work` and charges the key for it. */
  measure<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface TimeBudgetOptions {
  /** What a key may use in each second, on average. */
  readonly msPerSecond: number;
  /** What it may use at once, after a time of rest. */
  readonly burstMs: number;
  readonly clock?: Clock;
}

interface Clock {
  now(): number;
  /** Milliseconds in which the main thread has been busy since it started. */
  busy(): number;
}

const THREAD_CLOCK: Clock = {
  now: () => performance.now(),
  busy: () => performance.eventLoopUtilization().active,
};

/** The least recently charged keys are dropped. A few MB at most. */
const MAX_KEYS = 20_000;

export function timeBudget({
  msPerSecond,
  burstMs,
  clock = THREAD_CLOCK,
}: TimeBudgetOptions): TimeBudget {
  const used = new LRUCache<string, { readonly ms: number; readonly at: number }>({
    max: MAX_KEYS,
  });
  let running = 0;

  /** What the key has used beyond its share of the time that has passed. */
  const usedBy = (key: string): number => {
    const last = used.get(key);
    if (!last) return 0;
    return Math.max(0, last.ms - ((clock.now() - last.at) * msPerSecond) / 1_000);
  };

  return {
    waitMs: (key) => Math.max(0, ((usedBy(key) - burstMs) * 1_000) / msPerSecond),

    async measure(key, work) {
      running += 1;
      const busyAtStart = clock.busy();
      try {
        return await work();
      } finally {
        // Work that runs at the same time shares the busy time. Waiting for a database is not busy.
        const ms = (clock.busy() - busyAtStart) / running;
        running -= 1;
        used.set(key, { ms: usedBy(key) + ms, at: clock.now() });
      }
    },
  };
}
