// Job worker on a queue in memory: how a run ends, and when the worker has stopped.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job, JobQueue } from '../../../../server/platform/jobs/job-queries.ts';
import { type JobHandler, openJobWorker } from '../../../../server/platform/jobs/job-worker.ts';

const MINUTE_MS = 60_000;
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.warn.mockReset();
});
afterEach(() => vi.useRealTimers());

const jobOf = (id: string): Job => ({
  id,
  created_at: '',
  attempts: 1,
  next_at: '',
  refused_at: null,
  last_error: null,
});

/** A queue whose jobs are all due at once; records what becomes of them. */
function openQueue(ids: readonly string[]) {
  const due = ids.map(jobOf);
  const done: string[] = [];
  const released: string[] = [];
  const queue: JobQueue = {
    claim: async () => due.splice(0),
    deleteDone: async (each) => void done.push(...each),
    release: async (each) => void released.push(...each),
    restartAttempts: async () => {},
    repeat: async () => {},
    nextAt: async () => null,
  };
  return { queue, done, released };
}

/** Runs each job with `runJob`, as long as the worker lets it continue. */
const handlerOf = (queue: JobQueue, runJob: (job: Job) => Promise<void>): JobHandler => ({
  queue,
  batchSize: 50,
  start: async () => {},
  async run(jobs, shouldStop) {
    let begunCount = 0;
    for (const job of jobs) {
      if (shouldStop()) break;
      begunCount += 1;
      await runJob(job);
    }
    return { failed: [], released: jobs.slice(begunCount) };
  },
  retryPauseMs: () => null,
});

const openWorker = (handler: JobHandler) => openJobWorker({ handler }, log as never);

test('a run of slow jobs ends before other processes may claim its jobs, and releases the rest', async () => {
  const { queue, done, released } = openQueue(['a', 'b', 'c', 'd']);
  const handler = handlerOf(
    queue,
    () => new Promise((resolve) => setTimeout(resolve, 2 * MINUTE_MS)),
  );
  const worker = openWorker(handler);
  worker.start();
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect([done, released]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  await worker.stop();
});

test('the worker has stopped when the job that is running is done, and no other one begins', async () => {
  const { queue, done, released } = openQueue(['a', 'b', 'c']);
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const worker = openWorker(handlerOf(queue, () => isDone));
  worker.start();
  await vi.advanceTimersByTimeAsync(0);
  const stopped = vi.fn();
  const stopping = worker.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect([done, released]).toEqual([['a'], ['b', 'c']]);
});

test('a handler that cannot start is started again, and then runs', async () => {
  const { queue, done } = openQueue(['a']);
  const start = vi.fn(async () => {});
  start.mockRejectedValueOnce(new Error('database is locked'));
  const worker = openWorker({ ...handlerOf(queue, async () => {}), start });
  worker.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(done).toEqual(['a']);
  expect(start).toHaveBeenCalledTimes(2);
  await worker.stop();
});
