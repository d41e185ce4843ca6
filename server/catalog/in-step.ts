// Keeps what is in memory in step with a version in the database: at once while changes are rare, several changes at a time
// while they are many.

export interface InStep {
  /**
   * The version that is in memory. Asks the database whether it moved, and catches up where that is due at once; where
   * many changes come it answers with what there is, and the next load brings them all.
   */
  version(): Promise<number>;
  /** Resolves when everything that was committed before is in memory, or cannot be read just now. */
  caughtUp(): Promise<void>;
  /** Something has changed: the next call of version() asks. */
  moved(): void;
}

interface Parts {
  readonly ask: () => Promise<number>;
  readonly load: (since: number, target: number) => Promise<void>;
  /** How long a version is trusted without asking; a change of this process is announced by moved(). */
  readonly trustedMs: number;
}

/** Loads that may follow one another at once, and what each of them takes to come back. */
const BURST = 8;
const EVERY_MS = 250;

/** A process that stops does not wait for it. */
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
    // Failed or not: what comes after it asks anew.
    await running?.catch(() => {});
    const wait = due();
    if (wait > 0) await pause(wait);
    upcoming = null;
    running = catchUp().finally(() => {
      running = null;
    });
    await running;
  };

  /** The next load that has not begun: it brings whatever was committed before this call. */
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
      // What moved while this was asked is asked again.
      if (asOf === moves) checkedAt = now;
      return loaded;
    },

    async caughtUp() {
      // The change is committed; a failed reload is reported by the next read.
      await reload().catch(() => {});
    },

    moved() {
      moves += 1;
      checkedAt = 0;
    },
  };
}
