// Market of several processes for tests: a PostgreSQL database, a Redis of its own, and the servers on both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { register } from '../../contract/accounts/auth.ts';
import { setAdmin } from '../../server/accounts/account-queries.ts';
import { fillMarket } from '../../tools/demo/fill.ts';
import { type CallAsPerson, setUpAppIfNeeded } from '../../tools/second-factor.ts';
import { freePort } from '../../tools/server-process.ts';
import { createEnvironment, type TestEnvironment, withDatabase } from '../api/environment.ts';
import { apiAt, openServer, type ServerProcess } from '../api/platform/process.ts';
import { registrationBody } from '../api/users.ts';
import { connected, type LiveClient, liveClient } from '../fixtures/live-client.ts';

/** A Redis that a test may kill, separate from the machine's own. */
export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const own: TestRedis = {
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

export interface ClusterUser {
  readonly id: string;
  readonly token: string;
}

export interface Cluster {
  readonly environment: TestEnvironment;
  readonly redis: TestRedis;
  /** Starts a process of the market; `env` is added to the common environment. */
  startServer(env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  signUp(at: ServerProcess, role: 'buyer' | 'supplier' | 'admin'): Promise<ClusterUser>;
  connect(origin: string, who: ClusterUser): Promise<LiveClient>;
  close(): Promise<void>;
}

/** Reconnects quickly, and for the whole test. */
const FAST_RECONNECT = {
  reconnectionDelay: 50,
  reconnectionDelayMax: 200,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
};

export async function startCluster(products = 0): Promise<Cluster> {
  if (!process.env.DATABASE_URL)
    throw new Error(
      'These tests need PostgreSQL: set DATABASE_URL to a server that can create databases.',
    );
  const [environment, redis] = await Promise.all([createEnvironment(), startRedis()]);
  if (products > 0) await withDatabase(environment, (at) => fillMarket(at, { products }, () => {}));
  const running: ServerProcess[] = [];
  const clients: LiveClient[] = [];
  return {
    environment,
    redis,
    async startServer(env = {}) {
      const common = { ...environment.env, REDIS_URL: redis.url, LOG_LEVEL: 'info' };
      const one = await openServer({ ...common, ...env });
      running.push(one);
      return one;
    },
    async signUp({ origin }, role) {
      const body = registrationBody(role === 'supplier' ? 'supplier' : 'buyer');
      const { token, user } = await apiAt(origin).call(register, { body });
      if (role === 'admin') {
        await withDatabase(environment, ({ db }) => setAdmin(db, user.id, true));
        const call: CallAsPerson = async (method, path, sent, confirmed) => {
          const reply = await fetch(`${origin}/api${path}`, {
            method,
            headers: {
              ...confirmed,
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
            },
            ...(sent ? { body: JSON.stringify(sent) } : {}),
          });
          return reply.json();
        };
        await setUpAppIfNeeded(call, body.password);
      }
      return { id: user.id, token };
    },
    async connect(origin, { token }) {
      const client = liveClient(origin, token, FAST_RECONNECT);
      clients.push(client);
      await connected(client);
      return client;
    },
    async close() {
      for (const { socket } of clients) socket.disconnect();
      for (const each of running) await each.kill();
      await redis.kill();
      await environment.remove();
    },
  };
}
