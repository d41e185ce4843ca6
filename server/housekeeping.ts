// Hourly background jobs: erase contact messages past their retention, and finish interrupted account deletions.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { contactMessagesRepository } from './admin/contact-message-queries.ts';

export interface Housekeeping {
  /** Runs immediately, without delaying the start, then every hour. */
  start(): void;
  stop(): Promise<void>;
}

interface Chore {
  readonly name: string;
  run(): Promise<void>;
}

const HOUR_MS = 3_600_000;

export function openHousekeeping(chores: readonly Chore[], log: FastifyBaseLogger): Housekeeping {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;

  const look = async (): Promise<void> => {
    for (const { name, run } of chores) {
      if (stopped) return;
      await run().catch((error: unknown) => log.error({ error }, `${name}: failed, tried again`));
    }
  };
  const next = (): void => {
    if (stopped) return;
    looking = look().finally(() => {
      if (stopped) return;
      timer = setTimeout(next, HOUR_MS);
      timer.unref();
    });
  };

  return {
    start: next,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Erases messages older than `months`, in batches. */
export async function sweepContactMessages(
  { sweep }: Pick<ReturnType<typeof contactMessagesRepository>, 'sweep'>,
  months: number,
): Promise<void> {
  const limit = new Date();
  limit.setUTCMonth(limit.getUTCMonth() - months);
  while ((await sweep(limit)) > 0) await nextTurn();
}
