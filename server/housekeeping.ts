// Hourly background jobs: erase contact messages past their retention, delete imports that were not started and chats in which
// nothing was sent, expire evidence, finish interrupted account deletions, measure how soon suppliers answer, and send alerts of saved searches.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountDeletion } from './accounts/account-deletion.ts';
import type { contactMessageService } from './admin/contact-message-service.ts';
import type { unusedChats } from './chat/unused-chats.ts';
import type { EvidenceJob } from './evidence/evidence-job.ts';
import { LIMITS } from './limits.ts';
import type { ImportService } from './products/import/import-service.ts';
import type { SearchAlerts } from './saved-searches/search-alerts.ts';
import type { AnswerTimeJob } from './suppliers/answers/answer-time-job.ts';

export interface Housekeeping {
  /** Runs immediately, without delaying the start, then every hour. */
  start(): void;
  stop(): Promise<void>;
}

interface HousekeepingJob {
  readonly name: string;
  run(): Promise<void>;
}

interface Services {
  readonly contactMessages: Pick<ReturnType<typeof contactMessageService>, 'eraseBefore'>;
  readonly productImports: Pick<ImportService, 'deleteUnstarted'>;
  readonly answerTimes: AnswerTimeJob;
  readonly unusedChats: ReturnType<typeof unusedChats>;
  readonly evidenceJob: EvidenceJob;
  readonly searchAlerts: SearchAlerts;
  readonly accountDeletion: Pick<AccountDeletion, 'resume'>;
}

interface Options {
  readonly retentionMonths: number;
  readonly log: FastifyBaseLogger;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Long enough for a window that stays open over a weekend. */
const UNUSED_CHAT_DAYS = 7;

/** Erases messages older than `months`, in batches. */
async function eraseOldMessages(
  { eraseBefore }: Services['contactMessages'],
  months: number,
): Promise<void> {
  const before = new Date();
  before.setUTCMonth(before.getUTCMonth() - months);
  while ((await eraseBefore(before)) > 0) await nextTurn();
}

/** The cells and the ZIP file of an import that was not started count in no quota. */
const deleteOldImports = (imports: Services['productImports']): Promise<void> =>
  imports.deleteUnstarted(new Date(Date.now() - LIMITS.unstartedImportDays * DAY_MS));

export function openHousekeeping(
  {
    contactMessages,
    productImports,
    unusedChats,
    evidenceJob,
    answerTimes,
    searchAlerts,
    accountDeletion,
  }: Services,
  { retentionMonths, log }: Options,
): Housekeeping {
  const jobs: readonly HousekeepingJob[] = [
    {
      name: 'contact messages past their retention',
      run: () => eraseOldMessages(contactMessages, retentionMonths),
    },
    { name: 'imports that were not started', run: () => deleteOldImports(productImports) },
    {
      name: 'chats in which nothing was sent',
      run: () => unusedChats.delete(new Date(Date.now() - UNUSED_CHAT_DAYS * DAY_MS)),
    },
    { name: 'evidence that ends', run: () => evidenceJob.run(() => stopped) },
    // After those above, because it removes the files that they leave.
    { name: 'deletions of accounts', run: () => accountDeletion.resume() },
    { name: 'answer times of suppliers', run: () => answerTimes.run(() => stopped) },
    // Last, because it may take long.
    {
      name: 'alerts of saved searches',
      run: async () => void (await searchAlerts.run(() => stopped)),
    },
  ];
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
