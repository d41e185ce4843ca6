// Asks Redis for something that this process can do alone as well, only not for the others.
import type { Redis } from 'ioredis';

/** Resolves with what Redis says where it answers, else with what this process says. */
export type Either = <Result>(
  inRedis: () => Promise<Result>,
  inProcess: () => Promise<Result>,
) => Promise<Result>;

/** After a failure nobody asks for this long: a Redis that hangs does not hold up every call. */
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
