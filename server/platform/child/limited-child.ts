// Child process with limits of its own on heap, resident memory, processor time and time, for content that may cost too much to process.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ChildLimits {
  readonly heapMb: number;
  /** Resident memory, which includes buffers outside of the heap and about 50 MB of the program itself. */
  readonly residentMb: number;
  /** Processor time of all threads: unlike time, a busy machine does not use it up. */
  readonly cpuMs: number;
  /** From the start of the process to the end of the work. */
  readonly ms: number;
}

/** The child was ended, because it reached a limit. */
export class ChildLimitError extends Error {
  readonly limit: 'memory' | 'time';

  constructor(limit: ChildLimitError['limit']) {
    super(`the child process reached its limit of ${limit}`);
    this.limit = limit;
  }
}

export interface LimitedChild<Request, Reply> {
  /** Sends a request and returns the reply; one at a time. */
  ask(request: Request): Promise<Reply>;
}

/** Interval of the look at memory and processor time; within it a child allocates some 100 MB at most. */
const WATCH_MS = 50;
const PRELOAD = new URL('../../preload.mjs', import.meta.url).href;
/** Exit of V8 whose heap is full: it aborts. */
const ABORTED = 'SIGABRT';

/** Only what Node itself needs: no secrets, and no flags of the parent, whose heap limit would win. */
const childEnv = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE, TZ, SystemRoot } = process.env;
  const allocator = Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_'));
  return {
    ...Object.fromEntries(allocator),
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    ...(TZ ? { TZ } : {}),
    ...(SystemRoot ? { SystemRoot } : {}),
    UV_THREADPOOL_SIZE: '1',
  };
};

/** null where the system has no /proc; the limit of the heap holds there too. */
const residentMb = ({ pid }: ChildProcess): number | null => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
};

/** Clock ticks a second in /proc, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** null where the system has no /proc; the limit of time holds there too. */
const cpuMs = ({ pid }: ChildProcess): number | null => {
  try {
    // The name of the program, in parentheses, may contain blanks; the fields after it are numbered from 3.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts `module` in a child process and runs `work` with it; the child is ended afterwards. Rejects with ChildLimitError where
 * the child reached a limit, and with an Error where it ended by itself.
 */
export async function withLimitedChild<Request, Reply, Result>(
  module: URL,
  limits: ChildLimits,
  work: (child: LimitedChild<Request, Reply>) => Promise<Result>,
): Promise<Result> {
  const child = fork(fileURLToPath(module), {
    // The last of two equal flags wins, and NODE_OPTIONS are not passed on.
    execArgv: [
      `--max-old-space-size=${limits.heapMb}`,
      '--max-semi-space-size=4',
      // Otherwise the collection of a full heap occupies every core.
      '--single-threaded-gc',
      `--import=${PRELOAD}`,
    ],
    env: childEnv(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const timer = setTimeout(() => failure.reject(new ChildLimitError('time')), limits.ms);
  const watch = setInterval(() => {
    if ((residentMb(child) ?? 0) > limits.residentMb) failure.reject(new ChildLimitError('memory'));
    if ((cpuMs(child) ?? 0) > limits.cpuMs) failure.reject(new ChildLimitError('time'));
  }, WATCH_MS);
  child.once('error', failure.reject);
  child.once('exit', (code, signal) => {
    running.delete(child);
    failure.reject(
      signal === ABORTED
        ? new ChildLimitError('memory')
        : new Error(`the child process ended: ${signal ?? code}`),
    );
  });
  const ask = (request: Request): Promise<Reply> =>
    new Promise((resolve, reject) => {
      child.once('message', (reply) => resolve(reply as Reply));
      child.send(request as object, (error) => error && reject(error));
    });
  try {
    return await Promise.race([work({ ask }), failure.promise]);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}
