// Allocation of a limited quantity, such as bytes in memory or connections, between keys: when it runs out, the largest holder
// loses its newest share.

export interface Share {
  /** Adds to the share; false if there is no room or the share was revoked. */
  grow(amount: number): boolean;
  /** Protects the share from being revoked; it still counts until it is released. */
  settle(): void;
  release(): void;
}

export interface Shares {
  /**
   * Returns a share for `key`, or null if there is no room. `giveWay` is called when the share is revoked to make room for
   * another key.
   */
  take(key: string, amount: number, giveWay: () => void): Share | null;
  readonly taken: () => number;
}

interface Bounds {
  readonly most: number;
  readonly mostPerKey: number;
}

interface Entry {
  amount: number;
  isLive: boolean;
  readonly giveWay: () => void;
}

interface Holder {
  readonly key: string;
  amount: number;
  /** Number of shares not released yet, and those of them that can be revoked, the newest last. */
  shares: number;
  readonly yielding: Set<Entry>;
}

export function openShares({ most, mostPerKey }: Bounds): Shares {
  const holders = new Map<string, Holder>();
  let taken = 0;

  const add = (holder: Holder, entry: Entry, amount: number): void => {
    entry.amount += amount;
    holder.amount += amount;
    taken += amount;
  };

  const drop = (holder: Holder, entry: Entry): void => {
    if (!entry.isLive) return;
    entry.isLive = false;
    holder.yielding.delete(entry);
    add(holder, entry, -entry.amount);
    holder.shares -= 1;
    if (holder.shares === 0) holders.delete(holder.key);
  };

  /** The key with the largest amount, if it is another key and holds more than `wanted`. */
  const largest = (key: string, wanted: number): Holder | null => {
    let found: Holder | null = null;
    for (const holder of holders.values())
      if (holder.key !== key && holder.amount > (found?.amount ?? wanted) && holder.yielding.size)
        found = holder;
    return found;
  };

  const makeRoom = (key: string, amount: number): boolean => {
    const wanted = (holders.get(key)?.amount ?? 0) + amount;
    if (wanted > mostPerKey) return false;
    while (taken + amount > most) {
      const holder = largest(key, wanted);
      const newest = holder && [...holder.yielding].at(-1);
      if (!holder || !newest) return false;
      drop(holder, newest);
      newest.giveWay();
    }
    return true;
  };

  const holderOf = (key: string): Holder => {
    const holder = holders.get(key) ?? { key, amount: 0, shares: 0, yielding: new Set<Entry>() };
    holders.set(key, holder);
    return holder;
  };

  return {
    taken: () => taken,

    take(key, amount, giveWay) {
      if (!makeRoom(key, amount)) return null;
      const holder = holderOf(key);
      const entry: Entry = { amount: 0, isLive: true, giveWay };
      holder.shares += 1;
      holder.yielding.add(entry);
      add(holder, entry, amount);
      return {
        grow(more) {
          if (!entry.isLive || !makeRoom(key, more)) return false;
          add(holder, entry, more);
          return true;
        },
        settle: () => void holder.yielding.delete(entry),
        release: () => drop(holder, entry),
      };
    },
  };
}
