// Bounded queue with round-robin between networks, and between the accounts of each, so that none of them can delay the others.
import { type Budget, overloaded } from '../http/refusals.ts';
import { openTurns } from './turns.ts';

interface RunOptions {
  /** Accounts of a network take turns too; without one, the network has a single line. */
  readonly account?: string;
  readonly signal?: AbortSignal;
}

export interface FairQueue {
  /**
   * Runs `work` when it is the network's turn. A single network may use all slots; several waiting networks take turns. If the
   * queue is full, a network with fewer entries displaces the newest entry of the network with the most, and an account likewise
   * within its network; otherwise it rejects immediately with 503 and Retry-After. Rejects with the signal's reason if it aborts
   * before the turn.
   */
  run<Result>(network: string, work: () => Promise<Result>, options?: RunOptions): Promise<Result>;
  readonly waiting: () => number;
}

interface FairQueueOptions {
  readonly budget: Budget;
  readonly concurrency: number;
  readonly maxWaiting: number;
}

interface Entry {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export function fairQueue({ budget, concurrency, maxWaiting }: FairQueueOptions): FairQueue {
  const turns = openTurns<Entry>();
  let running = 0;
  let isScheduled = false;

  /**
   * Starts the next entry after the event loop has served other work: without this pause, entries that run synchronously
   * would block requests that use no queue.
   */
  const scheduleNext = (): void => {
    if (isScheduled || turns.size() === 0 || running >= concurrency) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (running < concurrency) turns.takeNext()?.start();
      scheduleNext();
    });
  };

  const waitForTurn = (network: string, { account = '', signal }: RunOptions): Promise<void> => {
    if (turns.size() >= maxWaiting) {
      const displaced = turns.displace(network, account);
      if (!displaced) throw overloaded(budget);
      displaced.refuse(overloaded(budget));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = (): void => {
      running += 1;
      resolve();
    };
    const entry = { start, refuse: reject };
    turns.add(network, account, entry);
    const cancel = (): void => {
      if (turns.remove(network, account, entry)) reject(signal?.reason);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    scheduleNext();
    return promise;
  };

  return {
    waiting: turns.size,

    async run(network, work, options = {}) {
      if (running < concurrency && turns.size() === 0) running += 1;
      else await waitForTurn(network, options);
      try {
        return await work();
      } finally {
        running -= 1;
        scheduleNext();
      }
    },
  };
}
