// Queries for contact messages: stored with an email to the operator, read by admins, erased by them or after a period.
import type { Selectable } from 'kysely';
import type { ContactMessage } from '../../contract/admin/contact-messages.ts';
import type { Lang } from '../../contract/lang.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns, readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { type PageQuery, readPageRows } from '../platform/db/pagination.ts';
import type { ContactMessagesTable } from '../platform/db/tables.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { auditLogRepository } from './audit-log-queries.ts';
import { contactMail, type NewContactMessage } from './contact-mail.ts';

type ContactMessageRow = Selectable<ContactMessagesTable>;

const messageOf = (row: ContactMessageRow): NewContactMessage => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  company: row.company,
  subject: row.subject,
  message: row.message,
  language: row.language as Lang,
});

const serializeContactMessage = (row: ContactMessageRow): ContactMessage => ({
  _id: row.id,
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  company: row.company,
  subject: row.subject,
  text: row.message,
  language: row.language,
  createdAt: row.created_at,
  readAt: row.read_at,
});

/** Also erases copies of their content: unsent emails to the operator, email addresses in the audit log. */
async function erase(
  tx: DbOrTx,
  rows: readonly ContactMessageRow[],
  operator: string,
): Promise<void> {
  await tx
    .deleteFrom('contact_messages')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  for (const row of rows)
    await outboxRepository(tx).deleteUnsent(contactMail(messageOf(row), operator));
  await auditLogRepository(tx).blankMessages(rows.map(({ id }) => id));
}

/** Messages erased in one transaction. */
const MESSAGES_PER_TRANSACTION = 200;

/** `operator` is the email address that is notified of messages. */
export const contactMessagesRepository = (db: Db, operator: string) => ({
  /** Stores message and email together, once per attempt: a message without its email would stay unnoticed. */
  async add(message: NewContactMessage, attempt: IdempotencyKey | null): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (await readStoredId(tx, 'contact_messages', null, attempt)) return;
      await tx
        .insertInto('contact_messages')
        .values({
          id: monotonicId(),
          first_name: message.firstName,
          last_name: message.lastName,
          email: message.email,
          company: message.company,
          subject: message.subject,
          language: message.language,
          created_at: new Date().toISOString(),
          read_at: null,
          message: message.message,
          ...idempotencyColumns(attempt),
        })
        .execute();
      await outboxRepository(tx).add(contactMail(message, operator));
    });
  },

  /** Newest first. */
  async page(
    query: PageQuery & { readonly unread?: boolean | undefined },
  ): Promise<{ messages: ContactMessage[]; total: number; unread: number }> {
    const { all, unread } = await db
      .selectFrom('contact_messages')
      .select((each) => [
        each.fn.countAll<number>().as('all'),
        each.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .executeTakeFirstOrThrow();
    const newestFirst = db
      .selectFrom('contact_messages')
      .selectAll()
      .$if(query.unread === true, (each) => each.where('read_at', 'is', null))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    const rows = await readPageRows(newestFirst, query);
    return {
      messages: rows.map(serializeContactMessage),
      total: Number(query.unread ? unread : all),
      unread: Number(unread),
    };
  },

  /** Returns false if there is no such message. */
  erase(id: string, adminId: string): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('contact_messages')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return false;
      await erase(tx, [row], operator);
      const auditEntry = { action: 'message.erase', subjectId: id, subject: '' } as const;
      await auditLogRepository(tx).add(adminId, auditEntry);
      return true;
    });
  },

  /** Erases at most MESSAGES_PER_TRANSACTION messages from before `before`; returns how many. */
  eraseBefore(before: Date): Promise<number> {
    return inTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('contact_messages')
        .selectAll()
        .where('created_at', '<', before.toISOString())
        .limit(MESSAGES_PER_TRANSACTION)
        .execute();
      if (rows.length > 0) await erase(tx, rows, operator);
      return rows.length;
    });
  },

  /** Returns the changed message, or null if there is none. Marking a read message as read does not change the time. */
  mark(id: string, read: boolean, adminId: string): Promise<ContactMessage | null> {
    return inTransaction(db, async (tx) => {
      const changed = await tx
        .updateTable('contact_messages')
        .set({ read_at: read ? new Date().toISOString() : null })
        .where('id', '=', id)
        .where('read_at', read ? 'is' : 'is not', null)
        .returningAll()
        .executeTakeFirst();
      if (changed)
        await auditLogRepository(tx).add(adminId, {
          action: read ? 'message.read' : 'message.unread',
          subjectId: id,
          subject: changed.email,
        });
      const found =
        changed ??
        (await tx
          .selectFrom('contact_messages')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst());
      return found ? serializeContactMessage(found) : null;
    });
  },
});
