// Handler of the outbox: sends one mail at a time, with growing pauses between retries, and gives up what cannot be delivered.
import type { FastifyBaseLogger } from 'fastify';
import { LIMITS } from '../../limits.ts';
import type { Database } from '../db/open.ts';
import { jobQueue } from '../jobs/job-queries.ts';
import type { FailedJob, JobHandler } from '../jobs/job-worker.ts';
import { countUndelivered, type UndeliveredReason } from './mail-counts.ts';
import { outboxRepository, type StoredMail } from './outbox-queries.ts';
import { isPermanentRefusal, isUnknownRecipient, type Send } from './smtp.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses after failed tries; the last one repeats. */
const RETRY_PAUSES_MS: readonly number[] = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
];

type Outcome = 'retry' | UndeliveredReason;

interface Surroundings {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called with an address to which mail was given up, because its server refused it. */
  markBounced(address: string): Promise<void>;
}

/** Sends what is waiting, including mail of processes that crashed, and then new mail as it is added. */
export function mailJobs(
  database: Pick<Database, 'db' | 'engine'>,
  send: Send,
  { log, markBounced }: Surroundings,
): JobHandler<StoredMail> {
  const outbox = outboxRepository(database.db);

  const afterFailure = async (mail: StoredMail, error: unknown): Promise<Outcome> => {
    if (isPermanentRefusal(error)) {
      await outbox.countBounce(mail.id);
      if (mail.bounces + 1 < LIMITS.mailBounces) return 'retry';
      // A refused sender or text says nothing about the address.
      if (isUnknownRecipient(error)) {
        await markBounced(mail.recipient);
        await outbox.deleteNotificationsTo(mail.recipient);
      }
      return 'bounced';
    }
    const ageMs = Date.now() - Date.parse(mail.created_at);
    return ageMs > LIMITS.mailRetryHours * HOUR_MS ? 'expired' : 'retry';
  };

  return {
    queue: jobQueue<StoredMail>(database, 'outbox'),
    batchSize: 1,
    start: async () => {},
    /** A mail that is given up is deleted like one that was sent. */
    async run(mails) {
      const failed: FailedJob<StoredMail>[] = [];
      for (const mail of mails)
        try {
          await send(mail);
        } catch (error) {
          const outcome = await afterFailure(mail, error);
          if (outcome === 'retry') {
            failed.push({ job: mail, error });
            continue;
          }
          countUndelivered(outcome);
          // Neither the text nor the address, which the error may contain.
          const { id, attempts, created_at } = mail;
          const { responseCode } = error as { readonly responseCode?: unknown };
          log.warn({ mail: id, attempts, created_at, responseCode, outcome }, 'a mail is given up');
        }
      return { failed, released: [] };
    },
    retryPauseMs: ({ job: { attempts } }) =>
      RETRY_PAUSES_MS[Math.min(attempts, RETRY_PAUSES_MS.length) - 1] ?? HOUR_MS,
  };
}
