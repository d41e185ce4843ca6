// State shared between processes over Redis: counters by script, presence by expiry times, messages by pub/sub. Without Redis
// the server continues, only without sharing.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Counters } from './counters.ts';
import { redisCounters } from './redis-counters.ts';
import { redisWithFallback } from './redis-fallback.ts';
import { CONNECTION_OPTIONS } from './redis-options.ts';
import { redisPresence } from './redis-presence.ts';
import type { SharedState, Topic } from './shared.ts';

interface RedisSharedOptions {
  readonly url: string;
  /** Prefix of all keys and channels: several installations may share one Redis. */
  readonly prefix: string;
  /** The counters used while Redis is unreachable. */
  readonly counters: Counters;
  readonly log: FastifyBaseLogger;
}

/** Channel on which a process reports that it could not publish something, so its receivers have missed a message. */
const MISSED = 'missed';
type Channel = Topic | typeof MISSED;
const CHANNELS = ['catalogue changed', 'catalogue read', 'live', 'presence', MISSED] as const;

/** How long the start waits for Redis before it continues without it, in ms. */
const CONNECT_WAIT_MS = 1_000;
/** Interval of pings, which detect a connection that is open but dead. */
const PING_MS = 5_000;

export async function redisShared({
  url,
  prefix,
  counters,
  log,
}: RedisSharedOptions): Promise<SharedState> {
  const processId = crypto.randomUUID();
  const commands = new Redis(url, { ...CONNECTION_OPTIONS, connectionName: `${prefix} calls` });
  const subscriber = new Redis(url, { ...CONNECTION_OPTIONS, connectionName: `${prefix} news` });
  const listeners = new Map<Channel, ((text: string) => void)[]>();
  const missedListeners: (() => void)[] = [];
  let subscribed = false;
  let closed = false;
  /** A message could not be published. */
  let publishFailed = false;
  let loggedState: ReturnType<SharedState['state']> | null = null;
  let lastError = '';

  const state = () => (subscribed && commands.status === 'ready' ? 'connected' : 'disconnected');

  /** Logs one line when Redis is lost and one when it is back, no matter how many tries are between. */
  const logState = (): void => {
    const currentState = state();
    if (closed || currentState === loggedState) return;
    if (currentState === 'connected')
      log.info('Redis is connected: rate limits and messages are shared');
    else if (loggedState !== null || lastError)
      log.warn(
        { error: lastError },
        'Redis is not reachable: until it is, rate limits and live messages apply to this process only',
      );
    else return;
    loggedState = currentState;
  };

  const notifyMissed = (): void => {
    for (const listener of missedListeners) listener();
  };

  const channelOf = (channel: Channel): string => `${prefix} ${channel}`;

  const publish = (channel: Channel, text: string): void => {
    if (commands.status !== 'ready') {
      publishFailed = true;
      return;
    }
    commands.publish(channelOf(channel), `${processId} ${text}`).catch(() => {
      publishFailed = true;
    });
  };

  for (const client of [commands, subscriber]) {
    client.on('error', (error: Error) => {
      lastError = error.message;
      logState();
    });
    client.on('close', () => {
      if (client === subscriber) subscribed = false;
      logState();
    });
  }
  commands.on('ready', () => {
    if (publishFailed) publish(MISSED, '');
    publishFailed = false;
    logState();
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(...CHANNELS.map(channelOf)).then(
      () => {
        subscribed = true;
        notifyMissed();
        logState();
      },
      () => subscriber.disconnect(true),
    );
  });
  subscriber.on('message', (channel: string, message: string) => {
    const from = message.slice(0, processId.length);
    if (from === processId) return;
    const topic = channel.slice(prefix.length + 1) as Channel;
    if (topic === MISSED) notifyMissed();
    for (const listener of listeners.get(topic) ?? [])
      listener(message.slice(processId.length + 1));
  });

  const pinging = setInterval(() => {
    for (const client of [commands, subscriber])
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
  }, PING_MS);
  pinging.unref();

  const connecting = Promise.allSettled([commands.connect(), subscriber.connect()]).then(
    async () => {
      while (subscriber.status === 'ready' && !subscribed) await pause(5);
    },
  );
  await Promise.race([connecting, pause(CONNECT_WAIT_MS, undefined, { ref: false })]);
  logState();

  const options = { redis: commands, prefix, withFallback: redisWithFallback(commands) };
  return {
    ...redisCounters({ ...options, memory: counters }),
    ...redisPresence({ ...options, processId }),
    state,
    publish: publish,
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onMissed(listener) {
      missedListeners.push(listener);
    },
    async close() {
      closed = true;
      clearInterval(pinging);
      // QUIT lets messages that are already queued go out first.
      await commands.quit().catch(() => {});
      for (const client of [commands, subscriber]) client.disconnect();
    },
  };
}
