// Messages of the contact form: stored with the mail that tells of them, read by admins.
import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ContactMessageWire } from '../../contract/admin.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Db } from '../db/open.ts';
import type { ContactMessagesTable } from '../db/tables.ts';
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
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('contact_messages')
        .values({
          id: randomUUIDv7(),
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
      .offset(Math.min((query.page - 1) * query.limit, 1_000_000_000))
      .execute();
    return {
      messages: rows.map(wire),
      total: Number(query.unread ? unread : all),
      unread: Number(unread),
    };
  },

  /** The message as it is then; null where there is none. The time of the first reading stays. */
  async mark(id: string, read: boolean): Promise<ContactMessageWire | null> {
    const now = new Date().toISOString();
    const row = await db
      .updateTable('contact_messages')
      .set((each) => ({ read_at: read ? each.fn.coalesce('read_at', each.val(now)) : null }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? wire(row) : null;
  },
});
