// Production command in a child process: started on a market's folder, measured, stopped.
import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, isHealthy, startServerProcess } from '../server-process.ts';
import { type MemoryGroup, openMemoryGroup, peakMb, residentMb } from './memory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_TIMEOUT_MS = 60_000;

export interface Server {
  readonly port: number;
  readonly pid: number;
  readonly isAlive: () => boolean;
  /** Returns how the process ended, its exit code or signal; null while it runs. */
  readonly ended: () => string | null;
  readonly peakMb: () => number;
  readonly residentMb: () => number;
  /** Number of its processes that the kernel ended for lack of memory; 0 without a cgroup. */
  readonly oomKills: () => number;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly env: Readonly<Record<string, string>>;
  /** File for the output of the process. */
  readonly logFile: string;
  /** Memory that the process may use. */
  readonly memoryMb: number;
  /** Whether a cgroup enforces it. */
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
  const group = options.limitsMemory ? openMemoryGroup(options.memoryMb) : null;
  const [command = '', ...args] = commandOf(group, options.mount);
  const log = openSync(options.logFile, 'a');
  let sampler: NodeJS.Timeout | undefined;
  let oomKills: number | null = null;
  const { child, ended, stop } = await startServerProcess({
    command,
    args,
    cwd: ROOT,
    stdio: ['ignore', log, log],
    // Settings of the shell for a real server must not reach the attacked one.
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      HOME: process.env.HOME ?? '/',
      LOG_LEVEL: 'error',
      // The launcher reads the limit of the cgroup, as under systemd and Docker.
      ...(group ? {} : { MEMORY_MB: String(options.memoryMb) }),
      ...options.env,
      PORT: String(port),
    },
    isReady: () => isHealthy(`http://127.0.0.1:${port}/api/health`),
    readyTimeoutMs: READY_TIMEOUT_MS,
    onEnd() {
      clearInterval(sampler);
      closeSync(log);
      oomKills = group?.oomKills() ?? 0;
      group?.remove();
    },
  }).catch((cause: unknown) => {
    throw new Error(`The server did not start; see ${options.logFile}.`, { cause });
  });
  const pid = child.pid ?? 0;
  let peak = 0;
  // Samples the peak, because a process that has ended reports no memory.
  sampler = setInterval(() => {
    peak = Math.max(peak, peakMb(pid));
  }, 20);
  sampler.unref();
  return {
    port,
    pid,
    isAlive: () => ended() === null,
    ended,
    peakMb: () => Math.max(peak, peakMb(pid)),
    residentMb: () => residentMb(pid),
    oomKills: () => oomKills ?? group?.oomKills() ?? 0,
    kill: () => stop('SIGKILL'),
    stop: () => stop(),
  };
}
