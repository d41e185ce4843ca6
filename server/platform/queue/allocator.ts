// Allocator of a limited quantity, such as bytes in memory or connections, between keys: when it runs out, the largest holder
// loses its newest allocation.

export interface Allocation {
  /** Adds to the allocation; false if there is no room or it was revoked. */
  grow(amount: number): boolean;
  /** Protects the allocation from being revoked; it still counts until it is released. */
  pin(): void;
  release(): void;
}

export interface Allocator {
  /**
   * Returns an allocation for `key`, or null if there is no room. `onRevoked` is called when it is revoked to make room for
   * another key.
   */
  acquire(key: string, amount: number, onRevoked: () => void): Allocation | null;
  readonly allocated: () => number;
}

interface AllocatorOptions {
  readonly capacity: number;
  readonly capacityPerKey: number;
}

interface Entry {
  amount: number;
  isPinned: boolean;
  readonly onRevoked: () => void;
}

interface Holder {
  readonly key: string;
  amount: number;
  /** Allocations that are not released yet, the newest last. */
  readonly entries: Set<Entry>;
}

const newestRevocable = ({ entries }: Holder): Entry | undefined =>
  [...entries].findLast(({ isPinned }) => !isPinned);

export function openAllocator({ capacity, capacityPerKey }: AllocatorOptions): Allocator {
  const holders = new Map<string, Holder>();
  let allocated = 0;

  const change = (holder: Holder, entry: Entry, amount: number): void => {
    entry.amount += amount;
    holder.amount += amount;
    allocated += amount;
  };

  const release = (holder: Holder, entry: Entry): void => {
    if (!holder.entries.delete(entry)) return;
    change(holder, entry, -entry.amount);
    if (holder.entries.size === 0) holders.delete(holder.key);
  };

  /** The key with the largest amount, if it is another key and holds more than `wanted`. */
  const largest = (key: string, wanted: number): Holder | null => {
    let found: Holder | null = null;
    for (const holder of holders.values())
      if (
        holder.key !== key &&
        holder.amount > (found?.amount ?? wanted) &&
        newestRevocable(holder)
      )
        found = holder;
    return found;
  };

  const makeRoom = (key: string, amount: number): boolean => {
    const wanted = (holders.get(key)?.amount ?? 0) + amount;
    if (wanted > capacityPerKey) return false;
    while (allocated + amount > capacity) {
      const holder = largest(key, wanted);
      const newest = holder && newestRevocable(holder);
      if (!holder || !newest) return false;
      release(holder, newest);
      newest.onRevoked();
    }
    return true;
  };

  return {
    allocated: () => allocated,

    acquire(key, amount, onRevoked) {
      if (!makeRoom(key, amount)) return null;
      const holder = holders.get(key) ?? { key, amount: 0, entries: new Set<Entry>() };
      const entry: Entry = { amount: 0, isPinned: false, onRevoked };
      holders.set(key, holder);
      holder.entries.add(entry);
      change(holder, entry, amount);
      return {
        grow(more) {
          if (!holder.entries.has(entry) || !makeRoom(key, more)) return false;
          change(holder, entry, more);
          return true;
        },
        pin() {
          entry.isPinned = true;
        },
        release: () => release(holder, entry),
      };
    },
  };
}
