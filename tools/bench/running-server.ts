// Starts the project's server in a child process for measurements: free port, readiness, peak memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PEAK_MEMORY_MB } from './targets.ts';

export interface RunningServer {
  /** http://127.0.0.1:PORT */
  readonly origin: string;
  /** Time from the start of the process to its first successful health check. */
  readonly readyMs: number;
  /** Peak memory in megabytes; null if the system does not report it (only Linux does). */
  peakMemory(): number | null;
  /** Current memory, likewise. */
  memory(): number | null;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself, such as --cpu-prof. */
  readonly nodeArgs?: readonly string[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;

/** Variables that are removed from the environment: settings for a real server must not reach a measured one. */
const REMOVED_VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'API_ORIGIN',
  'PUBLIC_ORIGIN',
  'REDIS_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'S3_PATH_STYLE',
  'S3_PUBLIC_URL',
  'S3_TIMEOUT_MS',
  'DEMO',
  'CACHE',
  'NODE_OPTIONS',
  'MEMORY_MB',
];

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('port')),
      );
    });
  });

const isHealthy = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

const memoryOf = (pid: number | undefined, field: 'VmHWM' | 'VmRSS'): number | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
};

const stopProcess = (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    child.kill('SIGTERM');
  });
};

/** Runs `script` (a path in the project) with PORT set, and waits until `healthPath` answers 200. */
async function start(
  script: string,
  healthPath: string,
  { env = {}, nodeArgs = [] }: ServerOptions,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const inherited = Object.entries(process.env).filter(
    ([name]) => !REMOVED_VARIABLES.includes(name),
  );
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...Object.fromEntries(inherited), LOG_LEVEL: 'warn', ...env, PORT: String(port) },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(`${origin}${healthPath}`))) {
    if (!running.has(child)) throw new Error(`${script} ended before it answered`);
    if (performance.now() - started > READY_TIMEOUT_MS) throw new Error(`${script} never answered`);
    await pause(5);
  }
  return {
    origin,
    readyMs: Math.round(performance.now() - started),
    peakMemory: () => memoryOf(child.pid, 'VmHWM'),
    memory: () => memoryOf(child.pid, 'VmRSS'),
    stop: () => stopProcess(child),
  };
}

/** Starts the built server as `npm run serve` does; its launcher passes on `nodeArgs`. */
export const startMarket = ({ env, ...options }: ServerOptions): Promise<RunningServer> =>
  start('server/launch.mjs', '/api/health', {
    ...options,
    env: { MEMORY_MB: String(PEAK_MEMORY_MB), ...env },
  });

/** Starts a bare Fastify with one route, as the baseline. */
export const startBaseline = (): Promise<RunningServer> =>
  start('tools/bench/baseline.ts', '/', {});
