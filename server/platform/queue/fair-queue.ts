// Bounded FIFO queue with round-robin between keys, so that one network or account cannot delay the others.
import { type Budget, overloaded } from '../http/refusals.ts';

export interface FairQueue {
  /**
   * Runs `work` when it is the key's turn. A single key may use all slots; several waiting keys take turns. If the queue is
   * full, a key with fewer entries displaces the newest entry of the key with the most; otherwise it rejects immediately
   * with 503 and Retry-After. Rejects with the signal's reason if it aborts before the turn.
   */
  run<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
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
  /** Waiting entries by key, in the order of their turns: a key that was served moves to the end. */
  const queues = new Map<string, Entry[]>();
  let running = 0;
  let waiting = 0;
  let isScheduled = false;

  const longestQueue = (): [key: string, line: Entry[]] | undefined =>
    [...queues].reduce<[string, Entry[]] | undefined>(
      (most, each) => (most && most[1].length >= each[1].length ? most : each),
      undefined,
    );

  const makeRoom = (key: string): void => {
    const most = longestQueue();
    if (!most || most[1].length <= (queues.get(key)?.length ?? 0) + 1) throw overloaded(budget);
    const [other, queue] = most;
    queue.pop()?.refuse(overloaded(budget));
    waiting -= 1;
    if (queue.length === 0) queues.delete(other);
  };

  const startNext = (): void => {
    const [first] = queues;
    if (!first || running >= concurrency) return;
    const [key, queue] = first;
    queues.delete(key);
    const entry = queue.shift();
    if (queue.length > 0) queues.set(key, queue);
    waiting -= 1;
    entry?.start();
  };

  /**
   * Starts the next entry after the event loop has served other work: without this pause, entries that run synchronously
   * would block requests that use no queue.
   */
  const scheduleNext = (): void => {
    if (isScheduled || waiting === 0 || running >= concurrency) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      startNext();
      scheduleNext();
    });
  };

  const cancel = (key: string, entry: Entry, reason: Error): void => {
    const queue = queues.get(key) ?? [];
    const at = queue.indexOf(entry);
    if (at < 0) return;
    queue.splice(at, 1);
    waiting -= 1;
    if (queue.length === 0) queues.delete(key);
    entry.refuse(reason);
  };

  const waitForTurn = (key: string, signal: AbortSignal | undefined): Promise<void> => {
    if (waiting >= maxWaiting) makeRoom(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = (): void => {
      running += 1;
      resolve();
    };
    const queue = queues.get(key);
    const entry = { start, refuse: reject };
    if (queue) queue.push(entry);
    else queues.set(key, [entry]);
    waiting += 1;
    signal?.addEventListener('abort', () => cancel(key, entry, signal.reason), { once: true });
    scheduleNext();
    return promise;
  };

  return {
    waiting: () => waiting,

    async run(key, work, signal) {
      if (running < concurrency && waiting === 0) running += 1;
      else await waitForTurn(key, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        scheduleNext();
      }
    },
  };
}
