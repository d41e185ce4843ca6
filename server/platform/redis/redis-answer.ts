// Fallback from Redis to this process for operations that both can do.
import type { Redis } from 'ioredis';

/** Resolves with the result from Redis if it answers, otherwise with that of this process. */
export type Either = <Result>(
  inRedis: () => Promise<Result>,
  inProcess: () => Promise<Result>,
) => Promise<Result>;

/** After a failure Redis is not tried for this long, so that a hanging Redis does not delay every call. */
const PAUSE_MS = 1_000;

export function eitherOf(redis: Redis): Either {
  let asksAgainAt = 0;
  return async (inRedis, inProcess) => {
    if (redis.status !== 'ready' || performance.now() < asksAgainAt) return inProcess();
    try {
      return await inRedis();
    } catch {
      asksAgainAt = performance.now() + PAUSE_MS;
      return inProcess();
    }
  };
}
