// How connections to Redis behave: they come back by themselves, and nobody waits for one that is away.
import type { RedisOptions } from 'ioredis';

/** A limit that cannot be asked for in this time is counted here instead. */
const ANSWER_MS = 500;

export const RECONNECT = {
  lazyConnect: true,
  // What cannot be sent at once fails at once.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // Subscribed by whoever listens, each time it is connected.
  autoResubscribe: false,
  commandTimeout: ANSWER_MS,
  connectTimeout: 3_000,
  retryStrategy: (times) => Math.min(2_000, 50 * 2 ** Math.min(times, 6)) + Math.random() * 200,
} as const satisfies RedisOptions;
