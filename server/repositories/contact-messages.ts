// Messages of the contact form: stored with the mail that tells of them, read by admins.
import type { Selectable } from 'kysely';
import type { ContactMessageWire } from '../../contract/admin.ts';
import type { Lang } from '../../contract/lang.ts';
import { type Db, inTransaction } from '../db/open.ts';
import type { ContactMessagesTable } from '../db/tables.ts';
import { risingId } from '../domain/rising-id.ts';
import { offsetOf } from '../paging.ts';
import { auditLogRepository } from './audit-log.ts';
import { type Mail, outboxRepository } from './outbox.ts';

export interface NewContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Lang;
}

const wire = (row: Selectable<ContactMessagesTable>): ContactMessageWire => ({
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

export const contactMessagesRepository = (db: Db) => ({
  /** Both or neither: a stored message whose mail was lost would wait unseen. */
  async add(given: NewContactMessage, mail: Mail): Promise<void> {
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('contact_messages')
        .values({
          id: risingId(),
          first_name: given.firstName,
          last_name: given.lastName,
          email: given.email,
          company: given.company,
          subject: given.subject,
          language: given.language,
          created_at: new Date().toISOString(),
          read_at: null,
          message: given.message,
        })
        .execute();
      await outboxRepository(tx).add(mail);
    });
  },

  /** Newest first. */
  async page(query: {
    readonly unread?: boolean | undefined;
    readonly page: number;
    readonly limit: number;
  }): Promise<{ messages: ContactMessageWire[]; total: number; unread: number }> {
    const { all, unread } = await db
      .selectFrom('contact_messages')
      .select((each) => [
        each.fn.countAll<number>().as('all'),
        each.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('contact_messages')
      .selectAll()
      .$if(query.unread === true, (each) => each.where('read_at', 'is', null))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(offsetOf(query))
      .execute();
    return {
      messages: rows.map(wire),
      total: Number(query.unread ? unread : all),
      unread: Number(unread),
    };
  },

  /** The message as it is then; null where there is none. The time of the first reading stays. */
  mark(id: string, read: boolean, adminId: string): Promise<ContactMessageWire | null> {
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
      return found ? wire(found) : null;
    });
  },
});
