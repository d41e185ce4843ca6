// Public replies as bytes, per address and language, kept until the catalogue's version moves on.
import { LRUCache } from 'lru-cache';

export interface ReplyCache {
  /** The kept bytes, or what `make` makes; calls that come while it is being made share it. */
  get(key: string, make: () => Promise<string>): Promise<Buffer>;
}

interface Kept {
  readonly version: number;
  /** Bytes, so that a hit is not encoded again. */
  readonly body: Buffer;
}

/** Bytes of memory that kept replies may take. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Views and other slow figures inside a reply are at most this old. */
const MAX_AGE_MS = 60_000;

export function replyCache(version: () => Promise<number>): ReplyCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
    ttl: MAX_AGE_MS,
  });
  const making = new Map<string, Promise<Buffer>>();

  return {
    async get(key, make) {
      const current = await version();
      const found = kept.get(key);
      if (found?.version === current) return found.body;
      const pending = making.get(key);
      if (pending) return pending;
      const fresh = make()
        .then((text) => {
          const body = Buffer.from(text);
          kept.set(key, { version: current, body });
          return body;
        })
        .finally(() => making.delete(key));
      making.set(key, fresh);
      return fresh;
    },
  };
}
