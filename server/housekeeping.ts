// Hourly background jobs, in one process at a time: erase contact messages past their retention, delete imports that were not started,
// chats in which nothing was sent, unused translations and unused accounts without a confirmed email, expire evidence, finish
// interrupted account deletions, measure how soon suppliers answer, read the feed of exchange rates, and send the mails of a day and the
// alerts of saved searches.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountDeletion } from './accounts/account-deletion.ts';
import type { MemberEmailService } from './accounts/members/member-emails.ts';
import type { UnconfirmedAccounts } from './accounts/unconfirmed-accounts.ts';
import type { contactMessageService } from './admin/contact-message-service.ts';
import type { unusedChats } from './chat/unused-chats.ts';
import type { EvidenceJob } from './evidence/evidence-job.ts';
import type { ExchangeFeed } from './landed-cost/exchange-feed.ts';
import { LIMITS } from './limits.ts';
import type { DigestJob } from './notifications/digest-job.ts';
import type { Lease } from './platform/jobs/lease.ts';
import type { ImportService } from './products/import/import-service.ts';
import type { SearchAlerts } from './saved-searches/search-alerts.ts';
import type { AnswerTimeJob } from './suppliers/answers/answer-time-job.ts';
import type { unusedTranslations } from './translation/unused-translations.ts';

export interface Housekeeping {
  /**
   * Runs immediately, without delaying the start, then every hour, while this process has the lease. Otherwise it takes over when
   * the process that has it stops.
   */
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
  readonly unusedTranslations: ReturnType<typeof unusedTranslations>;
  readonly evidenceJob: EvidenceJob;
  readonly searchAlerts: SearchAlerts;
  readonly digests: DigestJob;
  readonly unconfirmedAccounts: UnconfirmedAccounts;
  readonly memberEmails: Pick<MemberEmailService, 'removeUnconfirmed'>;
  readonly accountDeletion: Pick<AccountDeletion, 'resume'>;
  readonly exchangeFeed: ExchangeFeed;
}

interface Options {
  readonly lease: Lease;
  readonly retentionMonths: number;
  readonly log: FastifyBaseLogger;
}

/** Time after which another process takes over from one that was killed, and the interval of extending the lease. */
export const LEASE_MS = 60_000;
const EXTEND_INTERVAL_MS = 20_000;
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

/** An import that was not started occupies its cells and its ZIP file. */
const deleteOldImports = (imports: Services['productImports']): Promise<void> =>
  imports.deleteUnstarted(new Date(Date.now() - LIMITS.unstartedImportDays * DAY_MS));

export function openHousekeeping(
  {
    contactMessages,
    productImports,
    unusedChats,
    unusedTranslations,
    evidenceJob,
    answerTimes,
    searchAlerts,
    digests,
    unconfirmedAccounts,
    memberEmails,
    accountDeletion,
    exchangeFeed,
  }: Services,
  { lease, retentionMonths, log }: Options,
): Housekeeping {
  let stopped = false;
  const shouldStop = (): boolean => stopped || !lease.isHeld();

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
    { name: 'unused translations', run: () => unusedTranslations.delete(shouldStop) },
    { name: 'evidence that ends', run: () => evidenceJob.run(shouldStop) },
    {
      name: 'accounts without a confirmed email',
      run: () => unconfirmedAccounts.deleteExpired(shouldStop),
    },
    {
      name: 'members who never confirmed their email',
      run: () => memberEmails.removeUnconfirmed(new Date()),
    },
    // After those above, because it removes the files that they leave.
    { name: 'deletions of accounts', run: () => accountDeletion.resume() },
    { name: 'feed of exchange rates', run: () => exchangeFeed.run() },
    { name: 'answer times of suppliers', run: () => answerTimes.run(shouldStop) },
    { name: 'mails with the notifications of a day', run: () => digests.run(shouldStop) },
    // Last, because it may take long.
    {
      name: 'alerts of saved searches',
      run: async () => void (await searchAlerts.run(shouldStop)),
    },
  ];
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  let running: Promise<void> | null = null;
  let nextRunAt = 0;

  const runJobs = async (): Promise<void> => {
    for (const { name, run } of jobs) {
      if (shouldStop()) return;
      await run().catch((error: unknown) =>
        log.error({ error }, `${name}: failed; retried in the next run`),
      );
    }
  };

  const check = async (): Promise<void> => {
    const isLeader = await lease.take().catch((error: unknown) => {
      log.warn({ error }, 'the lease of housekeeping could not be taken; tried again');
      return false;
    });
    // A process that takes over runs at once: the process before may have been killed in the middle.
    if (!isLeader) nextRunAt = 0;
    else if (running === null && !stopped && performance.now() >= nextRunAt) {
      nextRunAt = performance.now() + HOUR_MS;
      running = runJobs().finally(() => {
        running = null;
      });
    }
  };
  const startCheck = (): void => {
    if (stopped) return;
    checking = check().finally(() => {
      if (stopped) return;
      timer = setTimeout(startCheck, EXTEND_INTERVAL_MS);
      timer.unref();
    });
  };

  return {
    start: startCheck,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await checking;
      await running;
      await lease
        .release()
        .catch((error: unknown) =>
          log.warn({ error }, 'the lease of housekeeping could not be released; it ends by itself'),
        );
    },
  };
}
