// Outbox queries: mail is written in the transaction that causes it; the job worker sends and deletes it (mail-jobs.ts).
import type { Selectable } from 'kysely';
import { LIMITS } from '../../limits.ts';
import { monotonicId } from '../db/monotonic-id.ts';
import type { DbOrTx } from '../db/open.ts';
import type { OutboxTable } from '../db/tables.ts';
import { oneLine } from '../text/one-line.ts';

export interface Mail {
  readonly to: string;
  /** Address for replies, if it is not the sender's. */
  readonly replyTo: string | null;
  /** Address that ends mails of this kind with one POST (RFC 8058); null for mail that a person's own actions cause. */
  readonly unsubscribe: string | null;
  readonly subject: string;
  readonly text: string;
}

export type StoredMail = Selectable<OutboxTable>;

/**
 * Order in which mail is sent: what a person needs to sign in, or must know about the sign-in, waits for no other mail. Links that
 * confirm an address come next; visitors can cause many of them.
 */
export const MAIL_PRIORITIES = { signIn: 0, links: 1, notifications: 2 } as const;
export type MailPriority = keyof typeof MAIL_PRIORITIES;

const MAX_SUBJECT_CHARS = 200;
const MAX_ADDRESS_CHARS = 320;

const columnsOf = ({ to, replyTo, unsubscribe, subject, text }: Mail) => ({
  recipient: oneLine(to, MAX_ADDRESS_CHARS),
  reply_to: replyTo === null ? null : oneLine(replyTo, MAX_ADDRESS_CHARS),
  unsubscribe,
  subject: oneLine(subject, MAX_SUBJECT_CHARS),
  body: text,
});

export const outboxRepository = (db: DbOrTx) => ({
  /**
   * Call it in the transaction that causes the mail. Line breaks are removed from the header fields. `accountId` is that of the
   * account with which the mail is deleted while it is unsent; null for mail to the operator.
   */
  async add(mail: Mail, accountId: string | null, priority: MailPriority): Promise<void> {
    const now = new Date().toISOString();
    await db
      .insertInto('outbox')
      .values({
        id: monotonicId(),
        ...columnsOf(mail),
        account_id: accountId,
        priority: MAIL_PRIORITIES[priority],
        created_at: now,
        next_at: now,
      })
      .execute();
  },

  /** Deletes mails with the same recipient, subject and text that are not sent yet. */
  async deleteUnsent(mail: Mail): Promise<void> {
    const { recipient, subject, body } = columnsOf(mail);
    await db
      .deleteFrom('outbox')
      .where('recipient', '=', recipient)
      .where('subject', '=', subject)
      .where('body', '=', body)
      .execute();
  },

  /** Deletes all unsent mails of the account, or those of them to one address. */
  async deleteUnsentOf(accountId: string, recipient?: string): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where('account_id', '=', accountId)
      .$if(recipient !== undefined, (each) => each.where('recipient', '=', recipient ?? ''))
      .execute();
  },

  /**
   * Whether the outbox has room for notifications. Mail that its server has refused for good does not count: dead addresses must
   * not stop the mail of others. Reads at most as many rows as the limit.
   */
  async hasRoom(): Promise<boolean> {
    const beyond = await db
      .selectFrom('outbox')
      .select('id')
      .where('bounces', '=', 0)
      .orderBy('id')
      .offset(LIMITS.outboxMails - 1)
      .limit(1)
      .executeTakeFirst();
    return beyond === undefined;
  },

  /** Whether more than `limit` mails wait to be sent, without bounced ones; reads at most as many rows and one. */
  async isWaiting(limit: number): Promise<boolean> {
    const beyond = await db
      .selectFrom('outbox')
      .select('id')
      .where('bounces', '=', 0)
      .where('refused_at', 'is', null)
      .orderBy('next_at')
      .offset(limit)
      .limit(1)
      .executeTakeFirst();
    return beyond !== undefined;
  },

  /** Counts a refusal for good of this mail. */
  async countBounce(id: string): Promise<void> {
    await db
      .updateTable('outbox')
      .set((each) => ({ bounces: each('bounces', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Deletes the notifications to this address, and no mail to the operator. */
  async deleteNotificationsTo(address: string): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where('recipient', '=', address)
      .where('priority', '=', MAIL_PRIORITIES.notifications)
      .where('account_id', 'is not', null)
      .execute();
  },

  async countUnsent(): Promise<number> {
    const { count } = await db
      .selectFrom('outbox')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
