// Presence of names in Redis, for all processes together: a sorted set per name, with the processes and their expiry times.
import type { ChainableCommander, Redis } from 'ioredis';
import { type Presence, presenceHere, SAID_FOR_MS } from './presence.ts';
import type { Either } from './redis-answer.ts';

interface Parts {
  readonly redis: Redis;
  readonly prefix: string;
  readonly either: Either;
  /** Id of this process. */
  readonly me: string;
}

/** Returns the commands' results; rejects if one of them failed. */
const answersOf = async (commands: ChainableCommander): Promise<unknown[]> =>
  ((await commands.exec()) ?? []).map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });

/** Times come from the processes' own clocks, which may differ by some seconds. */
export function redisPresence({ redis, prefix, either, me }: Parts): Presence {
  const own = presenceHere();
  const keyOf = (name: string): string => `${prefix} here ${name}`;
  return {
    async arrived(names) {
      await own.arrived(names);
      await either(
        async () => {
          const commands = redis.pipeline();
          const until = Date.now() + SAID_FOR_MS;
          for (const name of names)
            commands.zadd(keyOf(name), until, me).pexpire(keyOf(name), SAID_FOR_MS);
          await answersOf(commands);
        },
        async () => {},
      );
    },

    async left(name) {
      await own.left(name);
      await either(
        async () => {
          await redis.zrem(keyOf(name), me);
        },
        async () => {},
      );
    },

    here: (names) =>
      either(
        async () => {
          const commands = redis.pipeline();
          for (const name of names) commands.zcount(keyOf(name), Date.now(), '+inf');
          const counts = await answersOf(commands);
          return new Set(names.filter((_, at) => Number(counts[at]) > 0));
        },
        () => own.here(names),
      ),
  };
}
