// Presence of names in the memory of this process, which is complete if there is no other process.

export interface Presence {
  /** Registers connections of these names in this process. Must be repeated within SAID_FOR_MS, or the names count as gone. */
  arrived(names: readonly string[]): Promise<void>;
  /** This process has no connection of that name any more. */
  left(name: string): Promise<void>;
  /** Returns those of the names that are connected to this or another process. */
  here(names: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Entries expire, because a process that was killed cannot remove its own. */
export const SAID_FOR_MS = 15_000;

export function presenceHere(): Presence {
  const present = new Set<string>();
  return {
    async arrived(names) {
      for (const name of names) present.add(name);
    },
    async left(name) {
      present.delete(name);
    },
    here: async (names) => new Set(names.filter((name) => present.has(name))),
  };
}
