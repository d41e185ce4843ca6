// Worker of background jobs: a loop for each handler runs what is due, and repeats what failed after a pause.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobQueue } from './job-queries.ts';

export interface FailedJob<Row extends Job = Job> {
  readonly job: Row;
  /** null for a job that is only incomplete: nothing is logged. */
  readonly error: unknown;
}

export interface RunResult<Row extends Job = Job> {
  readonly failed: readonly FailedJob<Row>[];
  /** Jobs that were not begun: they are due again immediately. */
  readonly released: readonly Row[];
}

/** How the jobs of one queue are run. */
export interface JobHandler<Row extends Job = Job> {
  readonly queue: JobQueue<Row>;
  /** Maximum number of jobs of one run. */
  readonly batchSize: number;
  /** Called before the first run, until it succeeds once. */
  start(): Promise<void>;
  /**
   * Runs jobs, and begins no other one when `shouldStop` returns true; all have failed if it rejects. A crashed process runs
   * jobs again.
   */
  run(jobs: readonly Row[], shouldStop: () => boolean): Promise<RunResult<Row>>;
  /** Pause before the next attempt at a failed job; null sets it aside. */
  retryPauseMs(failed: FailedJob<Row>): number | null;
}

export interface JobWorker {
  start(): void;
  /** Call it after a commit that added jobs for this handler, so that they run immediately. */
  wake(handler: string): void;
  /** Resolves when the jobs that are running are done and nothing uses the database, or after STOP_TIMEOUT_MS. */
  stop(): Promise<void>;
}

const SECOND_MS = 1_000;
/** No run begins a job after this time. */
const MAX_RUN_MS = 180 * SECOND_MS;
/** Longer than any run with its last job, so that no other process claims a job that is still running. */
const LEASE_MS = 600 * SECOND_MS;
/** Maximum interval between reads of a queue, which find the jobs of other processes. */
const POLL_INTERVAL_MS = 30 * SECOND_MS;
const MIN_POLL_INTERVAL_MS = 250;
/** Shorter than a supervisor waits (20 s in deploy/): a mail server may take longer to reply. */
const STOP_TIMEOUT_MS = 15 * SECOND_MS;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error ?? '');

function openLoop(name: string, handler: JobHandler, log: FastifyBaseLogger) {
  const { queue, batchSize } = handler;
  let stopped = false;
  let wakeRequested = false;
  let endSleep = (): void => {};
  let running: Promise<void> = Promise.resolve();

  const repeatLater = async (failed: FailedJob): Promise<void> => {
    const { job, error } = failed;
    const pauseMs = handler.retryPauseMs(failed);
    const details = { job: job.id, attempts: job.attempts, error: messageOf(error), pauseMs };
    if (error !== null && pauseMs === null) log.error(details, `${name}: a job is set aside`);
    if (error !== null && pauseMs !== null) log.warn(details, `${name}: a job is repeated later`);
    const at = pauseMs === null ? null : new Date(Date.now() + pauseMs);
    await queue.repeat(job.id, at, messageOf(error));
  };

  /** Returns false if no job is due. */
  const runDue = async (): Promise<boolean> => {
    const jobs = await queue.claim(batchSize, LEASE_MS);
    if (jobs.length === 0) return false;
    const startedAt = performance.now();
    const shouldStop = (): boolean => stopped || performance.now() - startedAt >= MAX_RUN_MS;
    const { failed, released }: RunResult = await handler
      .run(jobs, shouldStop)
      .catch((error: unknown) => ({
        failed: jobs.map((job) => ({ job, error: error ?? 'unknown' })),
        released: [],
      }));
    const leftIds = new Set([...failed.map(({ job }) => job.id), ...released.map(({ id }) => id)]);
    await queue.deleteDone(jobs.map(({ id }) => id).filter((id) => !leftIds.has(id)));
    for (const each of failed) await repeatLater(each);
    await queue.release(released.map(({ id }) => id));
    return true;
  };

  const msUntilNextDue = async (): Promise<number> => {
    const next = await queue.nextAt();
    if (!next) return POLL_INTERVAL_MS;
    return Math.min(POLL_INTERVAL_MS, Math.max(MIN_POLL_INTERVAL_MS, next.getTime() - Date.now()));
  };

  /** Ends early when a job is added or the worker stops. */
  const sleep = async (ms: number): Promise<void> => {
    if (wakeRequested || stopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    endSleep = resolve;
    const timer = setTimeout(resolve, ms);
    timer.unref();
    await promise;
    clearTimeout(timer);
  };

  const loop = async (): Promise<void> => {
    let isStarted = false;
    while (!stopped) {
      wakeRequested = false;
      try {
        if (!isStarted) await handler.start();
        isStarted = true;
        if (!(await runDue())) await sleep(await msUntilNextDue());
      } catch (error) {
        log.warn({ error: messageOf(error) }, `${name}: the queue could not be read or written`);
        await sleep(POLL_INTERVAL_MS);
      }
    }
  };

  return {
    start(): void {
      running = loop();
    },
    wake(): void {
      wakeRequested = true;
      endSleep();
    },
    async stop(): Promise<void> {
      stopped = true;
      endSleep();
      await Promise.race([running, pause(STOP_TIMEOUT_MS, null, { ref: false })]);
    },
  };
}

/** Handlers by name; null for jobs that this process does not run. */
export function openJobWorker(
  handlers: Readonly<Record<string, JobHandler | null>>,
  log: FastifyBaseLogger,
): JobWorker {
  const loops = new Map(
    Object.entries(handlers).flatMap(([name, handler]) =>
      handler ? [[name, openLoop(name, handler, log)]] : [],
    ),
  );
  const all = [...loops.values()];
  return {
    start() {
      for (const loop of all) loop.start();
    },
    wake: (handler) => loops.get(handler)?.wake(),
    stop: async () => void (await Promise.all(all.map((loop) => loop.stop()))),
  };
}
