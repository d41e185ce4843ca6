// Table types of background jobs: what a claim, a retry and a refusal need, in the table of jobs and in the outbox of mail.
import type { Generated } from 'kysely';

/** Columns of every table of jobs. A row is deleted when its job is done. */
export interface QueueTable {
  id: string;
  created_at: string;
  attempts: Generated<number>;
  /**
   * No process runs the job before this time. A process that claims it first moves the time ahead, so that no other process
   * does.
   */
  next_at: string;
  /** When the job was set aside, because another attempt would fail as well. */
  refused_at: Generated<string | null>;
  last_error: Generated<string | null>;
}

/**
 * The texts of a product or a company that may need a translation, and the search for all that do
 * (server/translation/text-jobs.ts); a review and its reply (server/reviews/review-text-jobs.ts); an import of products
 * (server/products/import/import-jobs.ts).
 */
export type JobKind =
  | 'product-texts'
  | 'company-texts'
  | 'missing-texts'
  | 'review-texts'
  | 'product-import';

/** At most one row for each kind and subject. */
export interface JobsTable extends QueueTable {
  kind: JobKind;
  /** The id of the product, company, review or import, or the position of the search. */
  subject: string;
}

/** Mail that is not sent yet. */
export interface OutboxTable extends QueueTable {
  /** Those with the least number are sent first (server/platform/mail/outbox-queries.ts). */
  priority: Generated<number>;
  /** How often a mail server refused it for good. */
  bounces: Generated<number>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  /** Address that ends mails of this kind with one request (RFC 8058); null for other mail. */
  unsubscribe: Generated<string | null>;
  /** The account that the mail belongs to and with which it is deleted; null for mail to the operator. */
  account_id: Generated<string | null>;
}

export interface JobTables {
  jobs: JobsTable;
  outbox: OutboxTable;
}

/**
 * Notification mails of a person in 24 hours, for the daily limit. Beyond it, notifications are listed in one mail at the end of
 * this time (server/notifications/daily-mails.ts).
 */
export interface MailDaysTable {
  /** Id of the account for its owner, else of the member. */
  person_id: string;
  user_id: string;
  member_id: string | null;
  starts_at: string;
  mails: number;
  /** Time of the first notification that was not mailed; null if each was. */
  unmailed_since: string | null;
}

/** What one process does at a time, until `ends_at` unless it extends the lease. */
export interface LeasesTable {
  name: string;
  holder: string;
  ends_at: string;
}

export interface JobStateTables {
  mail_days: MailDaysTable;
  leases: LeasesTable;
}
