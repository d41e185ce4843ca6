// Counters of limited actions in Redis, for all processes together; in this process alone while Redis does not answer.
import type { Redis } from 'ioredis';
import type { Counters } from './counters.ts';
import type { WithFallback } from './redis-fallback.ts';

const COUNT_SCRIPT = `
local uses = redis.call('INCR', KEYS[1])
if uses == 1 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  return {uses, tonumber(ARGV[1])}
end
return {uses, redis.call('PTTL', KEYS[1])}`;

const CONSUME_SCRIPT = `
local amount, most = tonumber(ARGV[1]), tonumber(ARGV[2])
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') + amount > most then return 0 end
end
for _, key in ipairs(KEYS) do
  local fresh = redis.call('EXISTS', key) == 0
  redis.call('INCRBY', key, amount)
  if fresh then redis.call('PEXPIRE', key, ARGV[3]) end
end
return 1`;

interface Scripted extends Redis {
  countUse(key: string, windowMs: number): Promise<[number, number]>;
  spendUses(keys: number, ...keysAndArguments: (string | number)[]): Promise<number>;
}

interface RedisCountersOptions {
  readonly redis: Redis;
  readonly prefix: string;
  readonly withFallback: WithFallback;
  /** The counters used while Redis does not answer. */
  readonly memory: Counters;
}

export function redisCounters({
  redis,
  prefix,
  withFallback,
  memory,
}: RedisCountersOptions): Counters {
  redis.defineCommand('countUse', { numberOfKeys: 1, lua: COUNT_SCRIPT });
  redis.defineCommand('spendUses', { lua: CONSUME_SCRIPT });
  const scripted = redis as Scripted;
  const keyOf = (name: string): string => `${prefix} used ${name}`;

  return {
    count: (name, windowMs) =>
      withFallback(
        async () => {
          const [uses, endsInMs] = await scripted.countUse(keyOf(name), windowMs);
          return { uses, endsInMs };
        },
        () => memory.count(name, windowMs),
      ),

    consume: (names, amount, most, windowMs) =>
      withFallback(
        async () => {
          const keys = names.map(keyOf);
          return (await scripted.spendUses(keys.length, ...keys, amount, most, windowMs)) === 1;
        },
        () => memory.consume(names, amount, most, windowMs),
      ),
  };
}
