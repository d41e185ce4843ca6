// Rate limiter (token bucket): a number of uses per second, with a burst.
import { LRUCache } from 'lru-cache';

/** Counts one use and returns whether it is within the limit. */
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

/** The least recently used names are dropped first. At most a few MB. */
const MOST_NAMES = 20_000;

/** A rate limiter per name: counts one use of `name` and returns whether it is within the limit. */
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
