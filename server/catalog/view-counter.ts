// Counter of product views in memory, written to the database at intervals so that a read request causes no write.
import { setImmediate as nextTurn } from 'node:timers/promises';

const FLUSH_INTERVAL_MS = 10_000;
/** Products with unsaved views before they are written at once: a crawler must not grow the map without bound. */
const MAX_PENDING_PRODUCTS = 20_000;
/** Products written in one transaction. Each transaction is a sync to disk (10 ms), during which a process on SQLite does nothing else. */
const PRODUCTS_PER_TRANSACTION = 500;

export interface ViewCounter {
  add(productId: string): void;
  /** Writes all unsaved views; also called at shutdown. */
  flush(): Promise<void>;
  /** Number of products with unsaved views. */
  pending(): number;
  stop(): Promise<void>;
}

/** Whether a request counts as a view by a reader: a prefetch or a HEAD request does not. */
export const isView = (request: {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
}): boolean => request.method === 'GET' && request.headers['sec-purpose'] === undefined;

export function openViewCounter(
  store: (views: ReadonlyMap<string, number>) => Promise<void>,
  onError: (error: unknown) => void,
): ViewCounter {
  const pending = new Map<string, number>();

  /** Writes in slices, so that requests are answered between them. */
  const write = async (): Promise<void> => {
    while (pending.size > 0) {
      const slice = new Map<string, number>();
      for (const [id, count] of pending) {
        slice.set(id, count);
        pending.delete(id);
        if (slice.size === PRODUCTS_PER_TRANSACTION) break;
      }
      try {
        await store(slice);
      } catch (error) {
        for (const [id, count] of slice) pending.set(id, (pending.get(id) ?? 0) + count);
        onError(error);
        return;
      }
      await nextTurn();
    }
  };

  let writing: Promise<void> | null = null;
  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS);
  timer.unref();

  return {
    add(id) {
      pending.set(id, (pending.get(id) ?? 0) + 1);
      if (pending.size >= MAX_PENDING_PRODUCTS) void flush();
    },
    flush,
    pending: () => pending.size,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
