// Production command in a child process: started on a market's folder, measured, stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  MEMORY_LIMIT_MB,
  type MemoryGroup,
  openMemoryGroup,
  peakMb,
  residentMb,
} from './memory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

export interface Server {
  readonly port: number;
  readonly pid: number;
  readonly isAlive: () => boolean;
  /** Returns how the process ended, its exit code or signal; null while it runs. */
  readonly ended: () => string | null;
  readonly peakMb: () => number;
  readonly residentMb: () => number;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly env: Readonly<Record<string, string>>;
  /** File for the output of the process. */
  readonly logFile: string;
  /** Whether a cgroup enforces the memory limit. */
  readonly limitsMemory: boolean;
  /** Shell command that runs in the process's own mount namespace before the server starts. */
  readonly mount?: string;
}

/** Arguments of `npm run serve`, as in scripts/start.mjs, so that the attacked server runs as shipped. */
const serveArguments = (): string[] =>
  (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { serve: string } }
  ).scripts.serve
    .split(' ')
    .slice(1);

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The command with its namespace and cgroup, through a shell that `exec` replaces with the server. */
function commandOf(group: MemoryGroup | null, mount: string | undefined): string[] {
  const serve = [process.execPath, ...serveArguments()].map(shellQuoted).join(' ');
  const steps = [group?.enter, mount, `exec ${serve}`].filter(Boolean).join(' && ');
  const shell = ['sh', '-c', steps];
  return mount ? ['unshare', '--user', '--map-root-user', '--mount', ...shell] : shell;
}

/** Starts the server and waits until it answers. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const port = await freePort();
  const group = options.limitsMemory ? openMemoryGroup() : null;
  const [command = '', ...args] = commandOf(group, options.mount);
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Settings of the shell for a real server must not reach the attacked one.
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      HOME: process.env.HOME ?? '/',
      LOG_LEVEL: 'error',
      // In case no cgroup sets the limit.
      MEMORY_MB: String(MEMORY_LIMIT_MB),
      ...options.env,
      PORT: String(port),
    },
  });
  running.add(child);
  const log = createWriteStream(options.logFile, { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let ended: string | null = null;
  const exit = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      ended = signal ?? `exit code ${code}`;
      running.delete(child);
      group?.remove();
      resolve();
    });
  });
  const pid = child.pid ?? 0;
  let peak = 0;
  // Samples the peak, because a process that has ended reports no memory.
  const sampler = setInterval(() => {
    peak = Math.max(peak, peakMb(pid));
  }, 20);
  sampler.unref();
  void exit.then(() => clearInterval(sampler));

  const started = performance.now();
  while (!(await isHealthy(port))) {
    if (ended)
      throw new Error(`the server ended (${ended}) before it answered; see ${options.logFile}`);
    if (performance.now() - started > READY_TIMEOUT_MS)
      throw new Error('the server never answered');
    await pause(50);
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!ended) child.kill(signal);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exit;
    clearTimeout(killTimer);
    log.end();
  };
  return {
    port,
    pid,
    isAlive: () => ended === null,
    ended: () => ended,
    peakMb: () => Math.max(peak, peakMb(pid)),
    residentMb: () => residentMb(pid),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
