// Worker of background jobs: a loop for each handler runs what is due, and repeats what failed after a pause.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobQueue } from './job-queries.ts';

export interface FailedJob {
  readonly job: Job;
  /** null for a job that is only incomplete: nothing is logged. */
  readonly error: unknown;
}

/** How the jobs of one queue are run. */
export interface JobHandler<Row extends Job = Job> {
  readonly queue: JobQueue<Row>;
  /** Maximum number of jobs of one run. */
  readonly batchSize: number;
  /** Called once, before the first run. */
  start(): Promise<void>;
  /** Runs jobs and returns those that failed; all have failed if it rejects. A crashed process runs jobs again. */
  run(jobs: readonly Row[]): Promise<readonly FailedJob[]>;
  /** Pause before the next attempt at a failed job; null sets it aside. */
  retryPauseMs(failed: FailedJob): number | null;
}

export interface JobWorker {
  start(): Promise<void>;
  /** Call it after a commit that added jobs for this handler, so that they run immediately. */
  wake(handler: string): void;
  stop(): Promise<void>;
}

const SECOND_MS = 1_000;
/** Longer than any run, so that no other process claims a job that is still running. */
const LEASE_MS = 600 * SECOND_MS;
/** Maximum interval between reads of a queue, which find the jobs of other processes. */
const POLL_INTERVAL_MS = 30 * SECOND_MS;
const MIN_POLL_INTERVAL_MS = 250;
/** How long stop() waits for the jobs that are running. */
const STOP_TIMEOUT_MS = 5 * SECOND_MS;

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
    const failed = await handler
      .run(jobs)
      .catch((error: unknown) => jobs.map((job) => ({ job, error: error ?? 'unknown' })));
    const failedIds = new Set(failed.map(({ job }) => job.id));
    await queue.deleteDone(jobs.map(({ id }) => id).filter((id) => !failedIds.has(id)));
    for (const each of failed) await repeatLater(each);
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
    while (!stopped) {
      wakeRequested = false;
      try {
        if (!(await runDue())) await sleep(await msUntilNextDue());
      } catch (error) {
        log.warn({ error: messageOf(error) }, `${name}: the queue could not be read or written`);
        await sleep(POLL_INTERVAL_MS);
      }
    }
  };

  return {
    async start(): Promise<void> {
      await handler.start();
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

/** Handlers by name; null for jobs that this process leaves in their queue. */
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
    start: async () => void (await Promise.all(all.map((loop) => loop.start()))),
    wake: (handler) => loops.get(handler)?.wake(),
    stop: async () => void (await Promise.all(all.map((loop) => loop.stop()))),
  };
}
