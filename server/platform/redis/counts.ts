// Uses of something that is limited, counted in windows, in the memory of this process.
import { LRUCache } from 'lru-cache';

export interface Used {
  /** Uses in the window, this one included. */
  readonly uses: number;
  /** Milliseconds until the window ends. */
  readonly endsInMs: number;
}

export interface Counts {
  /** Counts one more use of `name`; a window begins with its first use. */
  count(name: string, windowMs: number): Promise<Used>;
  /** Takes `amount` from each of the names; false where one of them would have more than `most`, and then takes nothing. */
  spend(names: readonly string[], amount: number, most: number, windowMs: number): Promise<boolean>;
}

/** Names that are remembered, the least used forgotten first: a few MB at most. */
const MOST_NAMES = 20_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

export function countsHere(now: () => number = Date.now): Counts {
  const windows = new LRUCache<string, Window>({ max: MOST_NAMES });

  const windowOf = (name: string, windowMs: number): Window => {
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

    async spend(names, amount, most, windowMs) {
      const all = names.map((name) => windowOf(name, windowMs));
      if (all.some(({ used }) => used + amount > most)) return false;
      for (const window of all) window.used += amount;
      return true;
    },
  };
}
