// State shared between processes over Redis: counters by script, presence by expiry times, messages by pub/sub. Without Redis
// the server continues, only without sharing.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Counts } from './counts.ts';
import { eitherOf } from './redis-answer.ts';
import { redisCounts } from './redis-counts.ts';
import { RECONNECT } from './redis-options.ts';
import { redisPresence } from './redis-presence.ts';
import type { Shared, Topic } from './shared.ts';

interface Parts {
  readonly url: string;
  /** Prefix of all keys and channels: several installations may share one Redis. */
  readonly prefix: string;
  /** The counters used while Redis is unreachable. */
  readonly counts: Counts;
  readonly log: FastifyBaseLogger;
}

/** Channel on which a process reports that it could not publish something, so its receivers have missed a message. */
const MISSED = 'missed';
type Channel = Topic | typeof MISSED;
const CHANNELS = ['catalogue changed', 'catalogue read', 'live', 'presence', MISSED] as const;

/** How long the start waits for Redis before it continues without it, in ms. */
const PATIENCE_MS = 1_000;
/** Interval of pings, which detect a connection that is open but dead. */
const PING_MS = 5_000;

export async function overRedis({ url, prefix, counts, log }: Parts): Promise<Shared> {
  const me = crypto.randomUUID();
  const calls = new Redis(url, { ...RECONNECT, connectionName: `${prefix} calls` });
  const news = new Redis(url, { ...RECONNECT, connectionName: `${prefix} news` });
  const listeners = new Map<Channel, ((text: string) => void)[]>();
  const missed: (() => void)[] = [];
  let subscribed = false;
  let closed = false;
  /** A message could not be published. */
  let untold = false;
  let was: ReturnType<Shared['state']> | null = null;
  let lastError = '';

  const state = () => (subscribed && calls.status === 'ready' ? 'together' : 'apart');

  /** Logs one line when Redis is lost and one when it is back, no matter how many tries are between. */
  const note = (): void => {
    const is = state();
    if (closed || is === was) return;
    if (is === 'together') log.info('Redis answers: limits and news are shared');
    else if (was !== null || lastError)
      log.warn(
        { error: lastError },
        'Redis does not answer: limits count in this process and live news stay in it until it does',
      );
    else return;
    was = is;
  };

  const somethingMissed = (): void => {
    for (const listener of missed) listener();
  };

  const channelOf = (channel: Channel): string => `${prefix} ${channel}`;

  const publish = (channel: Channel, text: string): void => {
    if (calls.status !== 'ready') {
      untold = true;
      return;
    }
    calls.publish(channelOf(channel), `${me} ${text}`).catch(() => {
      untold = true;
    });
  };

  for (const client of [calls, news]) {
    client.on('error', (error: Error) => {
      lastError = error.message;
      note();
    });
    client.on('close', () => {
      if (client === news) subscribed = false;
      note();
    });
  }
  calls.on('ready', () => {
    if (untold) publish(MISSED, '');
    untold = false;
    note();
  });
  news.on('ready', () => {
    news.subscribe(...CHANNELS.map(channelOf)).then(
      () => {
        subscribed = true;
        somethingMissed();
        note();
      },
      () => news.disconnect(true),
    );
  });
  news.on('message', (channel: string, message: string) => {
    const from = message.slice(0, me.length);
    if (from === me) return;
    const topic = channel.slice(prefix.length + 1) as Channel;
    if (topic === MISSED) somethingMissed();
    for (const listener of listeners.get(topic) ?? []) listener(message.slice(me.length + 1));
  });

  const pinging = setInterval(() => {
    for (const client of [calls, news])
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
  }, PING_MS);
  pinging.unref();

  const first = Promise.allSettled([calls.connect(), news.connect()]).then(async () => {
    while (news.status === 'ready' && !subscribed) await pause(5);
  });
  await Promise.race([first, pause(PATIENCE_MS, undefined, { ref: false })]);
  note();

  const sharing = { redis: calls, prefix, either: eitherOf(calls) };
  return {
    ...redisCounts({ ...sharing, here: counts }),
    ...redisPresence({ ...sharing, me }),
    state,
    tell: publish,
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    whenMissed(listener) {
      missed.push(listener);
    },
    async close() {
      closed = true;
      clearInterval(pinging);
      // QUIT lets messages that are already queued go out first.
      await calls.quit().catch(() => {});
      for (const client of [calls, news]) client.disconnect();
    },
  };
}
