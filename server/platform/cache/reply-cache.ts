// Reply cache: compressed public replies by address and language, valid until the catalog's version changes.
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../limits.ts';
import { fairQueue } from '../queue/fair-queue.ts';
import { sharedWork } from '../queue/shared-work.ts';
import { gunzipCached, gzipForCache } from './compression.ts';

/** A reply's body as it is sent: compressed for clients that accept gzip. */
export interface EncodedBody {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | null;
}

export interface ReplyCache {
  /**
   * Returns the cached reply. Otherwise runs `make` through the fair queue under the client's network; concurrent calls for
   * the same key share its result.
   */
  get(
    key: string,
    acceptsGzip: boolean,
    network: string,
    make: () => Promise<string>,
  ): Promise<EncodedBody>;
  /** Counts of replies found in the cache and of replies that had to be made. */
  readonly stats: { readonly hits: number; readonly misses: number };
}

interface CachedReply {
  readonly version: number;
  /** Compressed: a catalog page takes an eighth of the memory, and most clients receive these bytes unchanged. */
  readonly gzipped: Buffer;
}

/** Memory limit of all cached replies, in bytes. */
const MAX_CACHE_BYTES = 34 * 1024 * 1024;
/** Views and other slowly updated numbers inside a reply are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock at every request would cost more than the cache lookup. */
const TTL_RESOLUTION_MS = 1_000;
/** gzip level: a reply is compressed once and sent many times, and a smaller one leaves room for more. */
const GZIP_LEVEL = 6;

const encodeBody = (gzipped: Buffer, acceptsGzip: boolean): EncodedBody =>
  acceptsGzip
    ? { bytes: gzipped, encoding: 'gzip' }
    : { bytes: gunzipCached(gzipped), encoding: null };

export function replyCache(version: () => Promise<number>): ReplyCache {
  const cachedReplies = new LRUCache<string, CachedReply>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ gzipped }, key) => gzipped.length + 2 * key.length + 200,
    ttl: MAX_AGE_MS,
    ttlResolution: TTL_RESOLUTION_MS,
  });
  const queue = fairQueue({
    budget: 'queries',
    concurrency: LIMITS.queriesAtOnce,
    maxWaiting: LIMITS.queriesWaiting,
  });
  const pendingReplies = sharedWork<Buffer>(queue);
  const stats = { hits: 0, misses: 0 };

  const makeAndCache = async (key: string, currentVersion: number, make: () => Promise<string>) => {
    const gzipped = await gzipForCache(await make(), { level: GZIP_LEVEL });
    cachedReplies.set(key, { version: currentVersion, gzipped });
    return gzipped;
  };

  return {
    stats,

    async get(key, acceptsGzip, network, make) {
      const currentVersion = await version();
      const found = cachedReplies.get(key);
      if (found?.version === currentVersion) {
        stats.hits += 1;
        return encodeBody(found.gzipped, acceptsGzip);
      }
      stats.misses += 1;
      // The version is part of the key: a client that has just changed the catalog must not get a reply that is being made from
      // the older version.
      const versionedKey = `${currentVersion} ${key}`;
      return encodeBody(
        await pendingReplies.run(versionedKey, network, () =>
          makeAndCache(key, currentVersion, make),
        ),
        acceptsGzip,
      );
    },
  };
}
