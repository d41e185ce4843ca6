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
  isLive: boolean;
  readonly onRevoked: () => void;
}

interface Holder {
  readonly key: string;
  amount: number;
  /** Number of allocations not released yet, and those of them that can be revoked, the newest last. */
  allocations: number;
  readonly revocable: Set<Entry>;
}

export function openAllocator({ capacity, capacityPerKey }: AllocatorOptions): Allocator {
  const holders = new Map<string, Holder>();
  let allocated = 0;

  const change = (holder: Holder, entry: Entry, amount: number): void => {
    entry.amount += amount;
    holder.amount += amount;
    allocated += amount;
  };

  const release = (holder: Holder, entry: Entry): void => {
    if (!entry.isLive) return;
    entry.isLive = false;
    holder.revocable.delete(entry);
    change(holder, entry, -entry.amount);
    holder.allocations -= 1;
    if (holder.allocations === 0) holders.delete(holder.key);
  };

  /** The key with the largest amount, if it is another key and holds more than `wanted`. */
  const largest = (key: string, wanted: number): Holder | null => {
    let found: Holder | null = null;
    for (const holder of holders.values())
      if (holder.key !== key && holder.amount > (found?.amount ?? wanted) && holder.revocable.size)
        found = holder;
    return found;
  };

  const makeRoom = (key: string, amount: number): boolean => {
    const wanted = (holders.get(key)?.amount ?? 0) + amount;
    if (wanted > capacityPerKey) return false;
    while (allocated + amount > capacity) {
      const holder = largest(key, wanted);
      const newest = holder && [...holder.revocable].at(-1);
      if (!holder || !newest) return false;
      release(holder, newest);
      newest.onRevoked();
    }
    return true;
  };

  const holderOf = (key: string): Holder => {
    const holder = holders.get(key) ?? {
      key,
      amount: 0,
      allocations: 0,
      revocable: new Set<Entry>(),
    };
    holders.set(key, holder);
    return holder;
  };

  return {
    allocated: () => allocated,

    acquire(key, amount, onRevoked) {
      if (!makeRoom(key, amount)) return null;
      const holder = holderOf(key);
      const entry: Entry = { amount: 0, isLive: true, onRevoked };
      holder.allocations += 1;
      holder.revocable.add(entry);
      change(holder, entry, amount);
      return {
        grow(more) {
          if (!entry.isLive || !makeRoom(key, more)) return false;
          change(holder, entry, more);
          return true;
        },
        pin: () => void holder.revocable.delete(entry),
        release: () => release(holder, entry),
      };
    },
  };
}
