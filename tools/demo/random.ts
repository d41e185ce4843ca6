// Seeded random number generator (sfc32): the same numbers on every machine.

export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Returns `count` different items in random order; all of them if there are fewer. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
  /** Returns a version 7 UUID for a time in milliseconds. */
  readonly uuid: (time: number) => string;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const sfc32 = (seed: number): (() => number) => {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // Drops the first words, which still depend visibly on the seed.
  for (let warm = 0; warm < 15; warm++) word();
  return word;
};

export const createRandom = (seed: number): Random => {
  const word = sfc32(seed);
  const next = (): number => word() / 2 ** 32;
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from');
    return items[int(0, items.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const left = items.slice();
      const taken: typeof left = [];
      while (taken.length < count && left.length > 0)
        taken.push(...left.splice(int(0, left.length - 1), 1));
      return taken;
    },
    uuid: (time) => {
      const stamp = hex(time, 12);
      const version = hex(0x7000 | (word() >>> 20), 4);
      const variant = hex(0x8000 | (word() >>> 18), 4);
      const tail = hex(word(), 8) + hex(word() >>> 16, 4);
      return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${version}-${variant}-${tail}`;
    },
  };
};
