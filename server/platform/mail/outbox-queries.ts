// Outbox queries: mail is written in the transaction that causes it, claimed by one process at a time, and deleted once sent.
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
  readonly subject: string;
  readonly text: string;
}

export type StoredMail = Selectable<OutboxTable>;

const MAX_SUBJECT_CHARS = 200;
const MAX_ADDRESS_CHARS = 320;
const MAX_ERROR_CHARS = 500;

const columnsOf = ({ to, replyTo, subject, text }: Mail) => ({
  recipient: oneLine(to, MAX_ADDRESS_CHARS),
  reply_to: replyTo === null ? null : oneLine(replyTo, MAX_ADDRESS_CHARS),
  subject: oneLine(subject, MAX_SUBJECT_CHARS),
  body: text,
});

export const outboxRepository = (db: DbOrTx) => ({
  /** Call it in the transaction that causes the mail. Line breaks are removed from the header fields. */
  async add(mail: Mail): Promise<void> {
    const now = new Date().toISOString();
    await db
      .insertInto('outbox')
      .values({
        id: monotonicId(),
        ...columnsOf(mail),
        created_at: now,
        next_at: now,
        refused_at: null,
        last_error: null,
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

  /**
   * Claims the mail that is due for the longest time: moves it ahead to `until` in the same statement, so that no other
   * process claims it, and it is due again then if this process crashes. null if no mail is due, or another process was
   * faster.
   */
  async claim(now: Date, until: Date): Promise<StoredMail | null> {
    const due = now.toISOString();
    const next = db
      .selectFrom('outbox')
      .select('id')
      .where('refused_at', 'is', null)
      .where('next_at', '<=', due)
      .orderBy('next_at')
      .limit(1);
    const mail = await db
      .updateTable('outbox')
      .set((each) => ({ next_at: until.toISOString(), attempts: each('attempts', '+', 1) }))
      .where('id', '=', next)
      // Checked again on the locked row, in case another process has claimed it.
      .where('next_at', '<=', due)
      .returningAll()
      .executeTakeFirst();
    return mail ?? null;
  },

  async deleteSent(id: string): Promise<void> {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  },

  async postpone(id: string, until: Date, error: string): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ next_at: until.toISOString(), last_error: error.slice(0, MAX_ERROR_CHARS) })
      .where('id', '=', id)
      .execute();
  },

  /** Sets the mail aside until retryRefused() is called. */
  async setAside(id: string, error: string): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ refused_at: new Date().toISOString(), last_error: error.slice(0, MAX_ERROR_CHARS) })
      .where('id', '=', id)
      .execute();
  },

  /** Makes all refused mails due once more. */
  async retryRefused(): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ refused_at: null, next_at: new Date().toISOString() })
      .where('refused_at', 'is not', null)
      .execute();
  },

  /** Returns when the next mail is due; null if there is none. */
  async nextAt(): Promise<Date | null> {
    const row = await db
      .selectFrom('outbox')
      .select('next_at')
      .where('refused_at', 'is', null)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst();
    return row ? new Date(row.next_at) : null;
  },

  /** Whether the outbox has room for optional mail; reads at most as many rows as the limit. */
  async hasRoom(): Promise<boolean> {
    const beyond = await db
      .selectFrom('outbox')
      .select('id')
      .orderBy('id')
      .offset(LIMITS.outboxMails - 1)
      .limit(1)
      .executeTakeFirst();
    return beyond === undefined;
  },

  async countUnsent(): Promise<number> {
    const { count } = await db
      .selectFrom('outbox')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
