// Fallback from Redis to this process for operations that both can do.
import type { Redis } from 'ioredis';

/** Resolves with the result from Redis if it answers, otherwise with that of this process. */
export type WithFallback = <Result>(
  inRedis: () => Promise<Result>,
  inProcess: () => Promise<Result>,
) => Promise<Result>;

/** After a failure Redis is not tried for this long, so that a hanging Redis does not delay every call. */
const RETRY_PAUSE_MS = 1_000;

export function redisWithFallback(redis: Redis): WithFallback {
  let retryAt = 0;
  return async (inRedis, inProcess) => {
    if (redis.status !== 'ready' || performance.now() < retryAt) return inProcess();
    try {
      return await inRedis();
    } catch {
      retryAt = performance.now() + RETRY_PAUSE_MS;
      return inProcess();
    }
  };
}
