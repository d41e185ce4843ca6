// Connection options for Redis: automatic reconnection, and no waiting while it is unreachable.
import type { RedisOptions } from 'ioredis';

/** If Redis does not answer within this time, the limit is counted in this process. */
const COMMAND_TIMEOUT_MS = 500;

export const CONNECTION_OPTIONS = {
  lazyConnect: true,
  // A command that cannot be sent immediately fails immediately.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The listener subscribes itself after each connect.
  autoResubscribe: false,
  commandTimeout: COMMAND_TIMEOUT_MS,
  connectTimeout: 3_000,
  retryStrategy: (times) => Math.min(2_000, 50 * 2 ** Math.min(times, 6)) + Math.random() * 200,
} as const satisfies RedisOptions;
