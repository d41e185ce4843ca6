// Presence of names in the memory of this process, which is complete if there is no other process.

export interface Presence {
  /** Registers connections of these names in this process. Must be repeated within PRESENCE_TTL_MS, or the entries expire. */
  addPresent(names: readonly string[]): Promise<void>;
  /** This process has no connection of that name any more. */
  removePresent(name: string): Promise<void>;
  /** Returns those of the names that are connected to this or another process. */
  filterPresent(names: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Entries expire, because a process that was killed cannot remove its own. */
export const PRESENCE_TTL_MS = 15_000;

export function memoryPresence(): Presence {
  const present = new Set<string>();
  return {
    async addPresent(names) {
      for (const name of names) present.add(name);
    },
    async removePresent(name) {
      present.delete(name);
    },
    filterPresent: async (names) => new Set(names.filter((name) => present.has(name))),
  };
}
