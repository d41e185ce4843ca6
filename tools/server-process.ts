// Child process of a server, as the bench, the attacks and the comparison start it: free port, readiness, end.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 15_000;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Time from the start of the process to its first successful check. */
  readonly readyMs: number;
  /** The exit code or signal; null while the process runs. */
  ended(): string | null;
  /** Resolves when it has ended; SIGKILL follows a signal that it ignores for 15 s. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ServerProcessOptions extends SpawnOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Whether the server accepts requests. */
  isReady(): Promise<boolean>;
  readonly readyTimeoutMs: number;
  /** Called once, when the process has ended. */
  onEnd?(): void;
}

/** A port of the loopback address that is free at the moment. */
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

/** Whether a GET of `url` answers 2xx. */
export const isHealthy = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

/** Resident memory of one process in megabytes, now or at its peak; null where the system has no /proc. */
export const memoryMb = (
  pid: number | undefined,
  field: 'VmHWM' | 'VmRSS' | 'RssAnon',
): number | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
};

/** Clock ticks a second in /proc, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** Processor seconds of all threads of a process since its start; null where the system has no /proc. */
export const cpuSeconds = (pid: number | undefined): number | null => {
  try {
    // The name of the program, in parentheses, may contain spaces; the fields after it are numbered from 3.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

const running = new Set<ChildProcess>();
let isHooked = false;

/** No child outlives this process. */
const killAllAtExit = (): void => {
  if (isHooked) return;
  isHooked = true;
  process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
};

/** Starts the process and resolves when it is ready; rejects if it ends before, or takes too long. */
export async function startServerProcess({
  command,
  args,
  isReady,
  readyTimeoutMs,
  onEnd,
  ...spawnOptions
}: ServerProcessOptions): Promise<ServerProcess> {
  killAllAtExit();
  const startedAt = performance.now();
  const child = spawn(command, args, spawnOptions);
  running.add(child);
  let ended: string | null = null;
  const exit = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      ended = signal ?? `exit code ${code}`;
      running.delete(child);
      onEnd?.();
      resolve();
    });
  });
  while (!(await isReady())) {
    const name = args.at(-1);
    if (ended) throw new Error(`${name} ended (${ended}) before it was ready`);
    if (performance.now() - startedAt > readyTimeoutMs) throw new Error(`${name} was never ready`);
    await pause(5);
  }
  return {
    child,
    readyMs: Math.round(performance.now() - startedAt),
    ended: () => ended,
    async stop(signal = 'SIGTERM') {
      if (!ended) child.kill(signal);
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exit;
      clearTimeout(killTimer);
    },
  };
}
