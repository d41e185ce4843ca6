// Hourly background jobs: erase contact messages past their retention, and finish interrupted account deletions.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { contactMessageService } from './admin/contact-message-service.ts';

export interface Housekeeping {
  /** Runs immediately, without delaying the start, then every hour. */
  start(): void;
  stop(): Promise<void>;
}

interface HousekeepingJob {
  readonly name: string;
  run(): Promise<void>;
}

const HOUR_MS = 3_600_000;

export function openHousekeeping(
  jobs: readonly HousekeepingJob[],
  log: FastifyBaseLogger,
): Housekeeping {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const runJobs = async (): Promise<void> => {
    for (const { name, run } of jobs) {
      if (stopped) return;
      await run().catch((error: unknown) =>
        log.error({ error }, `${name}: failed; retried in the next run`),
      );
    }
  };
  const startRun = (): void => {
    if (stopped) return;
    running = runJobs().finally(() => {
      if (stopped) return;
      timer = setTimeout(startRun, HOUR_MS);
      timer.unref();
    });
  };

  return {
    start: startRun,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Erases messages older than `months`, in batches. */
export async function eraseOldContactMessages(
  { eraseBefore }: Pick<ReturnType<typeof contactMessageService>, 'eraseBefore'>,
  months: number,
): Promise<void> {
  const before = new Date();
  before.setUTCMonth(before.getUTCMonth() - months);
  while ((await eraseBefore(before)) > 0) await nextTurn();
}
