// Presence of names in Redis, for all processes together: a sorted set per name, with the processes and their expiry times.
import type { ChainableCommander, Redis } from 'ioredis';
import { memoryPresence, PRESENCE_TTL_MS, type Presence } from './presence.ts';
import type { WithFallback } from './redis-fallback.ts';

interface RedisPresenceOptions {
  readonly redis: Redis;
  readonly prefix: string;
  readonly withFallback: WithFallback;
  /** Id of this process. */
  readonly processId: string;
}

/** Returns the commands' results; rejects if one of them failed. */
const execPipeline = async (commands: ChainableCommander): Promise<unknown[]> =>
  ((await commands.exec()) ?? []).map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });

/** Times come from the processes' own clocks, which may differ by some seconds. */
export function redisPresence({
  redis,
  prefix,
  withFallback,
  processId,
}: RedisPresenceOptions): Presence {
  const memory = memoryPresence();
  const keyOf = (name: string): string => `${prefix} here ${name}`;
  return {
    async addPresent(names) {
      await memory.addPresent(names);
      await withFallback(
        async () => {
          const commands = redis.pipeline();
          const until = Date.now() + PRESENCE_TTL_MS;
          for (const name of names)
            commands.zadd(keyOf(name), until, processId).pexpire(keyOf(name), PRESENCE_TTL_MS);
          await execPipeline(commands);
        },
        async () => {},
      );
    },

    async removePresent(name) {
      await memory.removePresent(name);
      await withFallback(
        async () => {
          await redis.zrem(keyOf(name), processId);
        },
        async () => {},
      );
    },

    filterPresent: (names) =>
      withFallback(
        async () => {
          const commands = redis.pipeline();
          for (const name of names) commands.zcount(keyOf(name), Date.now(), '+inf');
          const counts = await execPipeline(commands);
          return new Set(names.filter((_, at) => Number(counts[at]) > 0));
        },
        () => memory.filterPresent(names),
      ),
  };
}
