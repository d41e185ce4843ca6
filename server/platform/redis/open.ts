// Opening of the state shared between processes: over Redis if its address is set, otherwise in this process's memory.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { memoryCounters } from './counters.ts';
import { type SharedState, singleProcess } from './shared.ts';

/** Never rejects: if Redis cannot be reached, the server runs without it and keeps trying to connect. */
export async function openShared(
  redis: Config['redis'],
  log: FastifyBaseLogger,
): Promise<SharedState> {
  const counters = memoryCounters();
  if (!redis) return singleProcess(counters);
  // Imported only here, because loading it takes a tenth of the start time.
  const { redisShared } = await import('./redis.ts');
  return redisShared({ ...redis, counters, log });
}
