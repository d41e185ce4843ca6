// Synchronization of in-memory data with a version number in the database: at once while changes are rare, several changes in one
// load while they are frequent (token bucket).

export interface InStep {
  /**
   * Returns the version that is in memory, after checking the database. Waits for a reload where one may start at once; while
   * changes are too frequent for that, returns the older version, and a load in the background reads all changes together.
   */
  version(): Promise<number>;
  /** Resolves when all changes committed before the call are in memory, or when reading them has failed. */
  caughtUp(): Promise<void>;
  /** Reports a change: the next call of version() checks the database. */
  moved(): void;
}

interface Parts {
  readonly ask: () => Promise<number>;
  readonly load: (since: number, target: number) => Promise<void>;
  /** How long a version is used without checking the database; a change of this process is announced by moved(). */
  readonly trustedMs: number;
}

/** Loads that may follow each other without a pause, and the time after which one more is allowed. */
const BURST = 8;
const EVERY_MS = 250;

/** Waits, without keeping a stopping process alive. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms).unref());

export function keepInStep({ ask, load, trustedMs }: Parts): InStep {
  let loaded = -1;
  let checkedAt = 0;
  let moves = 0;
  let tokens = BURST;
  let countedAt = performance.now();
  let running: Promise<void> | null = null;
  let upcoming: Promise<void> | null = null;

  /** Milliseconds until the next load may begin. */
  const due = (): number => {
    const now = performance.now();
    tokens = Math.min(BURST, tokens + (now - countedAt) / EVERY_MS);
    countedAt = now;
    return tokens >= 1 ? 0 : (1 - tokens) * EVERY_MS;
  };

  const catchUp = async (): Promise<void> => {
    const target = await ask();
    if (loaded >= target) return;
    due();
    tokens -= 1;
    await load(loaded, target);
    loaded = target;
  };

  const next = async (): Promise<void> => {
    // A failure of the running load does not matter here: this load reads the version again.
    await running?.catch(() => {});
    const wait = due();
    if (wait > 0) await pause(wait);
    upcoming = null;
    running = catchUp().finally(() => {
      running = null;
    });
    await running;
  };

  /** Returns the next load that has not started: it includes everything committed before this call. */
  const reload = (): Promise<void> => {
    upcoming ??= next();
    return upcoming;
  };

  return {
    async version() {
      const now = Date.now();
      if (loaded >= 0 && now - checkedAt < trustedMs) return loaded;
      const asOf = moves;
      const target = await ask();
      while (loaded < target) {
        const loads = reload();
        if (loaded < 0 || due() === 0) await loads;
        else {
          loads.catch(() => {});
          break;
        }
      }
      // If a change was reported during the query, the next call checks again.
      if (asOf === moves) checkedAt = now;
      return loaded;
    },

    async caughtUp() {
      // The change is committed, so a failed reload is no error of the caller; the next read reports it.
      await reload().catch(() => {});
    },

    moved() {
      moves += 1;
      checkedAt = 0;
    },
  };
}
