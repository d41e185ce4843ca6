// Counts product views in memory and writes them down now and then, so that reading stays reading.

const FLUSH_MS = 5_000;
/** A crawler cannot make the map grow without end: past this it is written down at once. */
const MAX_PENDING = 5_000;

export interface Views {
  add(productId: string): void;
  /** Writes what is pending; called at shutdown too. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a request shows something to a reader: not one that asks ahead of time, or only for the headers. */
export const isView = (request: {
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
}): boolean => request.method === 'GET' && request.headers['sec-purpose'] === undefined;

export function countViews(
  write: (views: ReadonlyMap<string, number>) => Promise<void>,
  failed: (error: unknown) => void,
): Views {
  let pending = new Map<string, number>();

  const flush = async (): Promise<void> => {
    if (pending.size === 0) return;
    const batch = pending;
    pending = new Map();
    await write(batch).catch((error: unknown) => {
      for (const [id, count] of batch) pending.set(id, (pending.get(id) ?? 0) + count);
      failed(error);
    });
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    add(id) {
      pending.set(id, (pending.get(id) ?? 0) + 1);
      if (pending.size >= MAX_PENDING) void flush();
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
