// Opens what processes share: over Redis where its address is set, else in this process' own memory.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { countsHere } from './counts.ts';
import { alone, type Shared } from './shared.ts';

/** Never rejects: a Redis that cannot be reached is waited for while the market is open. */
export async function openShared(redis: Config['redis'], log: FastifyBaseLogger): Promise<Shared> {
  const counts = countsHere();
  if (!redis) return alone(counts);
  // Loaded only where it is used: it would be a tenth of the start.
  const { overRedis } = await import('./redis.ts');
  return overRedis({ ...redis, counts, log });
}
