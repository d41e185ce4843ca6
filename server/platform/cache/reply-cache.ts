// Reply cache: compressed public replies by validated input and language.
import { LIMITS } from '../../limits.ts';
import type { TimeBudget } from '../queue/time-budget.ts';
import { missQueue } from './miss-queue.ts';
import { type VersionedCache, versionedCache } from './versioned-cache.ts';

/** Compressed: a catalog page takes an eighth of the memory, and most clients receive these bytes unchanged. */
export type ReplyCache = VersionedCache<Buffer>;

const MAX_BYTES = 48 * 1024 * 1024;

export const replyCache = (version: () => Promise<number>, missTime: TimeBudget): ReplyCache =>
  versionedCache({
    version,
    queue: missQueue({
      budget: 'queries',
      concurrency: LIMITS.concurrentQueries,
      maxWaiting: LIMITS.queriesWaiting,
      time: missTime,
    }),
    maxBytes: MAX_BYTES,
    bytesOf: (gzipped) => gzipped.length,
  });
