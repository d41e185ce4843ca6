// Counters of limited actions in fixed time windows, in the memory of this process.
import { LRUCache } from 'lru-cache';

export interface WindowUse {
  /** Uses in the current window, including this one. */
  readonly uses: number;
  /** Milliseconds until the window ends. */
  readonly endsInMs: number;
}

export interface Counters {
  /** Counts one more use of `name`; a window begins with its first use. */
  count(name: string, windowMs: number): Promise<WindowUse>;
  /** Adds `amount` to each of the names; returns false and adds nothing if one of them would exceed `most`. */
  consume(
    names: readonly string[],
    amount: number,
    most: number,
    windowMs: number,
  ): Promise<boolean>;
}

/** Maximum number of names of one window length; the least recently used are dropped. A few MB at most. */
const MAX_NAMES = 20_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

export function memoryCounters(now: () => number = Date.now): Counters {
  /** By their length, so that a flood of calls, counted by the minute, does not drop what is counted by the day. */
  const windowsByLength = new Map<number, LRUCache<string, Window>>();

  const windowOf = (name: string, windowMs: number): Window => {
    const windows =
      windowsByLength.get(windowMs) ?? new LRUCache<string, Window>({ max: MAX_NAMES });
    windowsByLength.set(windowMs, windows);
    const known = windows.get(name);
    if (known && known.endsAt > now()) return known;
    const fresh = { used: 0, endsAt: now() + windowMs };
    windows.set(name, fresh);
    return fresh;
  };

  return {
    async count(name, windowMs) {
      const window = windowOf(name, windowMs);
      window.used += 1;
      return { uses: window.used, endsInMs: window.endsAt - now() };
    },

    async consume(names, amount, most, windowMs) {
      const all = names.map((name) => windowOf(name, windowMs));
      if (all.some(({ used }) => used + amount > most)) return false;
      for (const window of all) window.used += amount;
      return true;
    },
  };
}
