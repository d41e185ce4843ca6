// How often something may happen: so many times a second, some more at once.
import { LRUCache } from 'lru-cache';

/** Answers whether the next use is still within bounds. */
export type Allowance = () => boolean;

export function allowance(perSecond: number, burst: number = 2 * perSecond): Allowance {
  let left = burst;
  let since = performance.now();
  return () => {
    const at = performance.now();
    left = Math.min(burst, left + ((at - since) / 1000) * perSecond);
    since = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Names that are remembered, the least used forgotten first: a few MB at most. */
const MOST_NAMES = 20_000;

/** An allowance for each name. Answers whether the next use of `name` is still within bounds. */
export function allowances(
  perSecond: number,
  burst: number = 2 * perSecond,
): (name: string) => boolean {
  const known = new LRUCache<string, Allowance>({ max: MOST_NAMES });
  return (name) => {
    const own = known.get(name) ?? allowance(perSecond, burst);
    known.set(name, own);
    return own();
  };
}
