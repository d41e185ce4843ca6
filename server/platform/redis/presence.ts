// Which names are connected, in the memory of this process: all there is to know where it is the only one.

export interface Presence {
  /** This process has connections of these names. Said again within SAID_FOR_MS it stays so, else it is taken as gone. */
  arrived(names: readonly string[]): Promise<void>;
  /** This process has no connection of that name any more. */
  left(name: string): Promise<void>;
  /** Those of the names that are connected to this or another process. */
  here(names: readonly string[]): Promise<ReadonlySet<string>>;
}

/** A process that was killed takes back nothing: what it said stops being true by itself. */
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
