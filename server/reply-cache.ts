// Public replies as text, per address and language, kept until the catalogue's version moves on.
import { LRUCache } from 'lru-cache';

export interface ReplyCache {
  /** The kept text, or what `make` makes; calls that come while it is being made share it. */
  get(key: string, make: () => Promise<string>): Promise<string>;
}

interface Kept {
  readonly version: number;
  readonly text: string;
}

/** Bytes of memory that kept replies may take, as two-byte characters. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Views and other slow figures inside a reply are at most this old. */
const MAX_AGE_MS = 60_000;

export function replyCache(version: () => Promise<number>): ReplyCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 200,
    ttl: MAX_AGE_MS,
    perf: { now: () => Math.floor(Date.now()) },
  });
  const making = new Map<string, Promise<string>>();

  return {
    async get(key, make) {
      const current = await version();
      const found = kept.get(key);
      if (found?.version === current) return found.text;
      const pending = making.get(key);
      if (pending) return pending;
      const fresh = make()
        .then((text) => {
          kept.set(key, { version: current, text });
          return text;
        })
        .finally(() => making.delete(key));
      making.set(key, fresh);
      return fresh;
    },
  };
}
