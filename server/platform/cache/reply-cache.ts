// Reply cache: compressed public replies by address and language, valid until the catalog's version changes.
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../limits.ts';
import { fairQueue } from '../queue/fair-queue.ts';
import { sharedWork } from '../queue/shared-work.ts';
import { gzipToKeep, unpacked } from './kept-bytes.ts';

/** A reply's body as it is sent: compressed for clients that accept gzip. */
export interface Body {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | null;
}

export interface ReplyCache {
  /**
   * Returns the cached reply. Otherwise runs `make` through the fair queue under the client's network (see
   * server/platform/http/turn.ts); concurrent calls for the same key share its result.
   */
  get(
    key: string,
    takesGzip: boolean,
    network: () => string | null,
    make: () => Promise<string>,
  ): Promise<Body>;
  /** Counts of replies found in the cache and of replies that had to be made. */
  readonly used: { readonly hits: number; readonly misses: number };
}

interface Kept {
  readonly version: number;
  /** Compressed: a catalog page takes an eighth of the memory, and most clients receive these bytes unchanged. */
  readonly gzipped: Buffer;
}

/** Memory limit of all cached replies, in bytes. */
const MAX_BYTES = 34 * 1024 * 1024;
/** Views and other slowly updated numbers inside a reply are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock at every request would cost more than the cache lookup. */
const CLOCK_MS = 1_000;
/** gzip level: a reply is compressed once and sent many times, and a smaller one leaves room for more. */
const LEVEL = 6;

const bodyOf = (gzipped: Buffer, takesGzip: boolean): Body =>
  takesGzip ? { bytes: gzipped, encoding: 'gzip' } : { bytes: unpacked(gzipped), encoding: null };

export function replyCache(version: () => Promise<number>): ReplyCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ gzipped }, key) => gzipped.length + 2 * key.length + 200,
    ttl: MAX_AGE_MS,
    ttlResolution: CLOCK_MS,
  });
  const queue = fairQueue({
    budget: 'queries',
    atOnce: LIMITS.queriesAtOnce,
    maxWaiting: LIMITS.queriesWaiting,
  });
  const making = sharedWork<Buffer>(queue);
  const used = { hits: 0, misses: 0 };

  const fresh = async (key: string, current: number, make: () => Promise<string>) => {
    const gzipped = await gzipToKeep(await make(), { level: LEVEL });
    kept.set(key, { version: current, gzipped });
    return gzipped;
  };

  return {
    used,

    async get(key, takesGzip, network, make) {
      const current = await version();
      const found = kept.get(key);
      if (found?.version === current) {
        used.hits += 1;
        return bodyOf(found.gzipped, takesGzip);
      }
      used.misses += 1;
      // The version is part of the key: a client that has just changed the catalog must not get a reply that is being made from
      // the older version.
      const job = `${current} ${key}`;
      return bodyOf(await making.run(job, network(), () => fresh(key, current, make)), takesGzip);
    },
  };
}
