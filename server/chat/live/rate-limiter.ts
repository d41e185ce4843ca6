// Rate limiter (token bucket): a number of uses per second, with a burst.
import { LRUCache } from 'lru-cache';

/** Counts one use and returns whether it is within the limit. */
export type RateLimiter = () => boolean;

export function rateLimiter(perSecond: number, burst: number = 2 * perSecond): RateLimiter {
  let tokens = burst;
  let refilledAt = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - refilledAt) / 1000) * perSecond);
    refilledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** The least recently used keys are dropped first. At most a few MB. */
const MAX_KEYS = 20_000;

/** A rate limiter per key: counts one use of `key` and returns whether it is within the limit. */
export function rateLimiterByKey(
  perSecond: number,
  burst: number = 2 * perSecond,
): (key: string) => boolean {
  const limiters = new LRUCache<string, RateLimiter>({ max: MAX_KEYS });
  return (key) => {
    const limiter = limiters.get(key) ?? rateLimiter(perSecond, burst);
    limiters.set(key, limiter);
    return limiter();
  };
}
