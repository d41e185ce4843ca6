// Seeded random choices.
import { randomFrom } from '../misspelled-words.ts';

export interface Random {
  /** An integer from 0 to `most` - 1. */
  below(most: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function openRandom(seed: number): Random {
  const next = randomFrom(seed);
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}
