// Cache of results that are valid until the catalog changes what they were made from, bounded by bytes. Missing results are made in
// turns between networks.
import { LRUCache } from 'lru-cache';
import type { FairQueue } from '../queue/fair-queue.ts';
import { sharedWork } from '../queue/shared-work.ts';
import type { Dependency, DependOn } from './dependencies.ts';

export interface VersionedCache<Value> {
  /**
   * Returns the cached value. Otherwise runs `make` through the queue under the client's network; concurrent calls for the same
   * key share its result. Rejects with 503 where the queue is full.
   */
  get(key: string, network: string, make: (dependOn: DependOn) => Promise<Value>): Promise<Value>;
  /** Counts of values found in the cache and of values that had to be made. */
  readonly stats: { readonly hits: number; readonly misses: number };
}

interface VersionedCacheOptions<Value> {
  readonly version: () => Promise<number>;
  readonly queue: FairQueue;
  readonly maxBytes: number;
  readonly bytesOf: (value: Value) => number;
  /** Whether a value is stored; all are by default. */
  readonly isStored?: (value: Value) => boolean;
  /** For how many milliseconds from now a value can be right, where that is less than the age of all values. */
  readonly validForMs?: () => number;
}

/** Views and other slowly updated numbers in a value are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock at every request would cost more than the cache lookup. */
const AGE_RESOLUTION_MS = 1_000;
/** Memory of an entry besides its value and key, and of each dependency. */
const ENTRY_BYTES = 200;
const DEPENDENCY_BYTES = 800;

interface Entry<Value> {
  /** The latest version for which the value is known to be valid. */
  version: number;
  readonly value: Value;
  readonly dependencies: readonly Dependency[];
}

const isUnaffected = ({ version, dependencies }: Entry<unknown>): boolean =>
  dependencies.length > 0 && dependencies.every((isUnchangedSince) => isUnchangedSince(version));

export function versionedCache<Value>({
  version,
  queue,
  maxBytes,
  bytesOf,
  isStored = () => true,
  validForMs = () => MAX_AGE_MS,
}: VersionedCacheOptions<Value>): VersionedCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value, dependencies }, key) =>
      bytesOf(value) + 2 * key.length + ENTRY_BYTES + DEPENDENCY_BYTES * dependencies.length,
    ttl: MAX_AGE_MS,
    ttlResolution: AGE_RESOLUTION_MS,
    // The clock of days, because some values end with one.
    perf: { now: () => Date.now() },
  });
  const pendingValues = sharedWork<Value>(queue);
  const stats = { hits: 0, misses: 0 };

  return {
    stats,

    async get(key, network, make) {
      const currentVersion = await version();
      const entry = entries.get(key);
      if (entry && (entry.version === currentVersion || isUnaffected(entry))) {
        entry.version = currentVersion;
        stats.hits += 1;
        return entry.value;
      }
      stats.misses += 1;
      // The version is part of the name: a client that has just changed the catalog must not get a value that is being made from
      // the older version.
      return pendingValues.run(`${currentVersion} ${key}`, network, async () => {
        const dependencies: Dependency[] = [];
        const ttl = Math.min(MAX_AGE_MS, validForMs());
        const value = await make((dependency) => void dependencies.push(dependency));
        if (isStored(value))
          entries.set(key, { version: currentVersion, value, dependencies }, { ttl });
        return value;
      });
    },
  };
}
