// Mail on its way out: written with what caused it, taken by one process at a time, gone once it was sent.
import type { Selectable } from 'kysely';
import { LIMITS } from '../../limits.ts';
import type { Queries } from '../db/open.ts';
import { risingId } from '../db/rising-id.ts';
import type { OutboxTable } from '../db/tables.ts';
import { oneLine } from '../text/one-line.ts';

export interface Mail {
  readonly to: string;
  /** An address, where answers go to somebody else than the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

export type StoredMail = Selectable<OutboxTable>;

const MAX_SUBJECT = 200;
const MAX_ADDRESS = 320;
const MAX_ERROR = 500;

const columnsOf = ({ to, replyTo, subject, text }: Mail) => ({
  recipient: oneLine(to, MAX_ADDRESS),
  reply_to: replyTo === null ? null : oneLine(replyTo, MAX_ADDRESS),
  subject: oneLine(subject, MAX_SUBJECT),
  body: text,
});

export const outboxRepository = (db: Queries) => ({
  /** To be called in the transaction that the mail tells of. Whatever it holds, headers stay single lines. */
  async add(mail: Mail): Promise<void> {
    const now = new Date().toISOString();
    await db
      .insertInto('outbox')
      .values({
        id: risingId(),
        ...columnsOf(mail),
        created_at: now,
        next_at: now,
        refused_at: null,
        last_error: null,
      })
      .execute();
  },

  /** Deletes this very mail where it has not gone out. */
  async withdraw(mail: Mail): Promise<void> {
    const { recipient, subject, body } = columnsOf(mail);
    await db
      .deleteFrom('outbox')
      .where('recipient', '=', recipient)
      .where('subject', '=', subject)
      .where('body', '=', body)
      .execute();
  },

  /**
   * The mail that has waited longest, moved ahead to `until` in the same statement: whoever else asks does not get it,
   * and if this process dies it is due again then. Null where nothing is due, or another process was faster.
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
      // Asked again of the row as it is once it is locked.
      .where('next_at', '<=', due)
      .returningAll()
      .executeTakeFirst();
    return mail ?? null;
  },

  async sent(id: string): Promise<void> {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  },

  async postpone(id: string, until: Date, error: string): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ next_at: until.toISOString(), last_error: error.slice(0, MAX_ERROR) })
      .where('id', '=', id)
      .execute();
  },

  /** Kept, and not tried again before somebody asks for it. */
  async refuse(id: string, error: string): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ refused_at: new Date().toISOString(), last_error: error.slice(0, MAX_ERROR) })
      .where('id', '=', id)
      .execute();
  },

  /** One more try for what was refused. */
  async retryRefused(): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ refused_at: null, next_at: new Date().toISOString() })
      .where('refused_at', 'is not', null)
      .execute();
  },

  /** When the next mail is due; null where there is none. */
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

  /** Whether a mail that can be done without is still written; reads at most as many entries as the bound. */
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

  async waiting(): Promise<number> {
    const { count } = await db
      .selectFrom('outbox')
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
