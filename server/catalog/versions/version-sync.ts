// Synchronization of in-memory data with a version number in the database: at once while changes are rare, several changes in one
// load while they are frequent (token bucket).

export interface VersionSync {
  /**
   * Returns the version that is in memory, after checking the database. Waits for a reload where one may start at once; while
   * changes are too frequent for that, returns the older version, and a load in the background reads all changes together.
   */
  version(): Promise<number>;
  /** Resolves when all changes committed before the call are in memory, or when reading them has failed. */
  waitForReload(): Promise<void>;
  /** Reports a change: the next call of version() checks the database. */
  invalidate(): void;
}

interface VersionSyncOptions {
  readonly readVersion: () => Promise<number>;
  readonly load: (since: number, target: number) => Promise<void>;
  /** How long a version is used without checking the database; a change of this process is reported by invalidate(). */
  readonly versionMaxAgeMs: number;
}

/** Loads that may follow each other without a pause, and the time after which one more is allowed. */
const MAX_LOADS_IN_BURST = 8;
const LOAD_INTERVAL_MS = 250;

/** Waits, without keeping a stopping process alive. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms).unref());

export function openVersionSync({
  readVersion,
  load,
  versionMaxAgeMs,
}: VersionSyncOptions): VersionSync {
  let loaded = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let invalidations = 0;
  let tokens = MAX_LOADS_IN_BURST;
  let refilledAt = performance.now();
  let runningLoad: Promise<void> | null = null;
  let nextLoad: Promise<void> | null = null;

  /** Milliseconds until the next load may begin. */
  const loadDelayMs = (): number => {
    const now = performance.now();
    tokens = Math.min(MAX_LOADS_IN_BURST, tokens + (now - refilledAt) / LOAD_INTERVAL_MS);
    refilledAt = now;
    return tokens >= 1 ? 0 : (1 - tokens) * LOAD_INTERVAL_MS;
  };

  const loadNewerVersion = async (): Promise<void> => {
    const target = await readVersion();
    if (loaded >= target) return;
    loadDelayMs();
    tokens -= 1;
    await load(loaded, target);
    loaded = target;
  };

  const startNextLoad = async (): Promise<void> => {
    // A failure of the running load does not matter here: this load reads the version again.
    await runningLoad?.catch(() => {});
    const delayMs = loadDelayMs();
    if (delayMs > 0) await pause(delayMs);
    nextLoad = null;
    runningLoad = loadNewerVersion().finally(() => {
      runningLoad = null;
    });
    await runningLoad;
  };

  /** Returns the next load that has not started: it includes everything committed before this call. */
  const reload = (): Promise<void> => {
    nextLoad ??= startNextLoad();
    return nextLoad;
  };

  return {
    async version() {
      // Monotonic: a clock that is set back must not postpone the next check.
      const now = performance.now();
      if (loaded >= 0 && now - checkedAt < versionMaxAgeMs) return loaded;
      const invalidationsAtStart = invalidations;
      const target = await readVersion();
      while (loaded < target) {
        const reloading = reload();
        if (loaded < 0 || loadDelayMs() === 0) await reloading;
        else {
          reloading.catch(() => {});
          break;
        }
      }
      // If a change was reported during the query, the next call checks again.
      if (invalidationsAtStart === invalidations) checkedAt = now;
      return loaded;
    },

    async waitForReload() {
      // The change is committed, so a failed reload is no error of the caller; the next read reports it.
      await reload().catch(() => {});
    },

    invalidate() {
      invalidations += 1;
      checkedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
