// Bounded FIFO queue with round-robin between keys, so that one network or account cannot delay the others.
import { type Budget, busy } from '../http/refusals.ts';

export interface FairQueue {
  /**
   * Runs `work` when it is the key's turn. A single key may use all slots; several waiting keys take turns. If the queue is
   * full, a key with fewer entries displaces the newest entry of the key with the most; otherwise it rejects immediately
   * with 503 and Retry-After. Rejects with the signal's reason if it aborts before the turn.
   */
  run<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  readonly waiting: () => number;
}

interface Bounds {
  readonly budget: Budget;
  readonly atOnce: number;
  readonly maxWaiting: number;
}

interface Entry {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export function fairQueue({ budget, atOnce, maxWaiting }: Bounds): FairQueue {
  /** Waiting entries by key, in the order of their turns: a served key moves to the end. */
  const lines = new Map<string, Entry[]>();
  let running = 0;
  let waiting = 0;
  let isDue = false;

  const longest = (): [key: string, line: Entry[]] | undefined =>
    [...lines].reduce<[string, Entry[]] | undefined>(
      (most, each) => (most && most[1].length >= each[1].length ? most : each),
      undefined,
    );

  const makeRoom = (key: string): void => {
    const most = longest();
    if (!most || most[1].length <= (lines.get(key)?.length ?? 0) + 1) throw busy(budget);
    const [other, line] = most;
    line.pop()?.refuse(busy(budget));
    waiting -= 1;
    if (line.length === 0) lines.delete(other);
  };

  const next = (): void => {
    const [first] = lines;
    if (!first || running >= atOnce) return;
    const [key, line] = first;
    lines.delete(key);
    const entry = line.shift();
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
    entry?.start();
  };

  /**
   * Starts the next entry after the event loop has served other work: without this pause, entries that run synchronously
   * would block requests that use no queue.
   */
  const soon = (): void => {
    if (isDue || waiting === 0 || running >= atOnce) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      next();
      soon();
    });
  };

  const withdraw = (key: string, entry: Entry, reason: Error): void => {
    const line = lines.get(key) ?? [];
    const at = line.indexOf(entry);
    if (at < 0) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(key);
    entry.refuse(reason);
  };

  const turn = (key: string, signal: AbortSignal | undefined): Promise<void> => {
    if (waiting >= maxWaiting) makeRoom(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = (): void => {
      running += 1;
      resolve();
    };
    const line = lines.get(key);
    const entry = { start, refuse: reject };
    if (line) line.push(entry);
    else lines.set(key, [entry]);
    waiting += 1;
    signal?.addEventListener('abort', () => withdraw(key, entry, signal.reason), { once: true });
    soon();
    return promise;
  };

  return {
    waiting: () => waiting,

    async run(key, work, signal) {
      if (running < atOnce && waiting === 0) running += 1;
      else await turn(key, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        soon();
      }
    },
  };
}
