// Market of several processes for tests: a PostgreSQL database, a Redis of its own, and the servers on both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { register } from '../../contract/accounts/auth.ts';
import { accountsRepository } from '../../server/accounts/account-queries.ts';
import { fillMarket } from '../../tools/demo/fill.ts';
import { newcomer } from '../api/people.ts';
import { emptyPlace, inDatabase, type Place } from '../api/place.ts';
import { apiAt, freePort, opened, type Running, start } from '../api/platform/process.ts';
import { connected, type LiveClient, liveClient } from '../fixtures/live-client.ts';

/** A Redis that a test may kill, separate from the machine's own. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const own: OwnRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', options, { stdio: 'ignore' });
      child.once('error', (error) => console.error(`redis-server: ${error.message}`));
      await vi.waitFor(
        async () => {
          const redis = new Redis(own.url, { lazyConnect: true, retryStrategy: () => null });
          redis.on('error', () => {});
          await redis.connect();
          redis.disconnect();
        },
        { timeout: 20_000, interval: 50 },
      );
    },
    async kill() {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = null;
    },
    signal: (name) => void child?.kill(name),
  };
  await own.start();
  return own;
}

export interface Someone {
  readonly id: string;
  readonly token: string;
}

export interface Stage {
  readonly place: Place;
  readonly redis: OwnRedis;
  /** Starts a process of the market; `env` is added to the common environment. */
  run(env?: Readonly<Record<string, string>>): Promise<Running>;
  signUp(at: Running, role: 'buyer' | 'supplier' | 'admin'): Promise<Someone>;
  join(origin: string, who: Someone): Promise<LiveClient>;
  close(): Promise<void>;
}

/** Reconnects quickly, and for the whole test. */
const PERSISTENT = {
  reconnectionDelay: 50,
  reconnectionDelayMax: 200,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
};

export async function openStage(products = 0): Promise<Stage> {
  if (!process.env.DATABASE_URL)
    throw new Error(
      'These tests need PostgreSQL: set DATABASE_URL to an address to make databases at.',
    );
  const [place, redis] = await Promise.all([emptyPlace(), ownRedis()]);
  if (products > 0) await inDatabase(place, (at) => fillMarket(at, { products }, () => {}));
  const running: Running[] = [];
  const clients: LiveClient[] = [];
  return {
    place,
    redis,
    async run(env = {}) {
      const port = String(await freePort());
      const common = { ...place.env, REDIS_URL: redis.url, LOG_LEVEL: 'info', PORT: port };
      const one = start({ ...common, ...env });
      running.push(one);
      return opened(one);
    },
    async signUp({ origin }, role) {
      const body = newcomer(role === 'supplier' ? 'supplier' : 'buyer');
      const { token, user } = await apiAt(origin).call(register, { body });
      if (role === 'admin')
        await inDatabase(place, ({ db }) => accountsRepository(db).setAdmin(user.id, true));
      return { id: user.id, token };
    },
    async join(origin, { token }) {
      const client = liveClient(origin, token, PERSISTENT);
      clients.push(client);
      await connected(client);
      return client;
    },
    async close() {
      for (const { socket } of clients) socket.disconnect();
      for (const { child, exit } of running) {
        child.kill('SIGKILL');
        await exit;
      }
      await redis.kill();
      await place.remove();
    },
  };
}
