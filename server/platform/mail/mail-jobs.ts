// Handler of the outbox: sends one mail at a time, with growing pauses between retries.
import type { Database } from '../db/open.ts';
import { jobQueue } from '../jobs/job-queries.ts';
import type { JobHandler } from '../jobs/job-worker.ts';
import type { StoredMail } from './outbox-queries.ts';
import { isPermanentRefusal, type Send } from './smtp.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Pauses after failed tries; the last one repeats. */
const RETRY_PAUSES_MS: readonly number[] = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
];
/** After this many refusals a mail is set aside. */
const MAX_REFUSALS = 8;

/** Sends what is waiting, including refused mail and mail of processes that crashed, and then new mail as it is added. */
export function mailJobs(
  database: Pick<Database, 'db' | 'engine'>,
  send: Send,
): JobHandler<StoredMail> {
  const queue = jobQueue<StoredMail>(database, 'outbox');
  return {
    queue,
    batchSize: 1,
    start: () => queue.retryRefused(),
    async run(mails) {
      for (const mail of mails) await send(mail);
      return { failed: [], released: [] };
    },
    retryPauseMs: ({ job: { attempts }, error }) =>
      isPermanentRefusal(error) && attempts >= MAX_REFUSALS
        ? null
        : (RETRY_PAUSES_MS[Math.min(attempts, RETRY_PAUSES_MS.length) - 1] ?? null),
  };
}
