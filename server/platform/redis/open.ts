// Opening of the state shared between processes: over Redis if its address is set, otherwise in this process's memory.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { countsHere } from './counts.ts';
import { alone, type Shared } from './shared.ts';

/** Never rejects: if Redis cannot be reached, the server runs without it and keeps trying to connect. */
export async function openShared(redis: Config['redis'], log: FastifyBaseLogger): Promise<Shared> {
  const counts = countsHere();
  if (!redis) return alone(counts);
  // Imported only here, because loading it takes a tenth of the start time.
  const { overRedis } = await import('./redis.ts');
  return overRedis({ ...redis, counts, log });
}
