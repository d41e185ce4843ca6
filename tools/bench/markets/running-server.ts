// The project's server as a child process for measurements, with its start time and memory.
import { fileURLToPath } from 'node:url';
import {
  cpuSeconds,
  freePort,
  isHealthy,
  memoryMb,
  startServerProcess,
} from '../../server-process.ts';

export interface RunningServer {
  /** http://127.0.0.1:PORT */
  readonly origin: string;
  /** Time from the start of the process to its first successful health check. */
  readonly readyMs: number;
  readonly pid: number | undefined;
  /** Peak memory in megabytes; null if the system does not report it (only Linux does). */
  peakMemory(): number | null;
  /** Current memory, likewise. */
  memory(): number | null;
  /** Processor seconds of all its threads since the start, likewise. */
  cpuSeconds(): number | null;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself, such as --cpu-prof. */
  readonly nodeArgs?: readonly string[];
  /** Folder of another version of the project. */
  readonly root?: string;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_TIMEOUT_MS = 120_000;

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
  'METRICS_PORT',
  'METRICS_HOST',
  'NODE_OPTIONS',
  'MEMORY_MB',
];

/** Runs `script` (a path in the project) with PORT set, and waits until `healthPath` answers 200. */
async function start(
  script: string,
  healthPath: string,
  { env = {}, nodeArgs = [], root = ROOT }: ServerOptions,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const inherited = Object.entries(process.env).filter(
    ([name]) => !REMOVED_VARIABLES.includes(name),
  );
  const { child, readyMs, stop } = await startServerProcess({
    command: process.execPath,
    args: [...nodeArgs, script],
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...Object.fromEntries(inherited),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      ...env,
      PORT: String(port),
    },
    isReady: () => isHealthy(`${origin}${healthPath}`),
    readyTimeoutMs: READY_TIMEOUT_MS,
  });
  return {
    origin,
    readyMs,
    pid: child.pid,
    peakMemory: () => memoryMb(child.pid, 'VmHWM'),
    memory: () => memoryMb(child.pid, 'VmRSS'),
    cpuSeconds: () => cpuSeconds(child.pid),
    stop: () => stop(),
  };
}

/** Starts the built server as `npm run serve` does; its launcher passes on `nodeArgs`. */
export const startMarket = (options: ServerOptions): Promise<RunningServer> =>
  start('server/launch.mjs', '/api/health', options);

/** Starts a bare Fastify with one route, as the baseline. */
export const startBaseline = (): Promise<RunningServer> =>
  start('tools/bench/baseline.ts', '/', {});
