// Reply cache: compressed public replies by validated input and language.
import { LIMITS } from '../../limits.ts';
import { fairQueue } from '../queue/fair-queue.ts';
import { type VersionedCache, versionedCache } from './versioned-cache.ts';

/** Compressed: a catalog page takes an eighth of the memory, and most clients receive these bytes unchanged. */
export type ReplyCache = VersionedCache<Buffer>;

const MAX_BYTES = 48 * 1024 * 1024;

export const replyCache = (version: () => Promise<number>): ReplyCache =>
  versionedCache({
    version,
    queue: fairQueue({
      budget: 'queries',
      concurrency: LIMITS.concurrentQueries,
      maxWaiting: LIMITS.queriesWaiting,
    }),
    maxBytes: MAX_BYTES,
    bytesOf: (gzipped) => gzipped.length,
  });
