// Queries of contact messages.
import type { Selectable } from 'kysely';
import type { ContactMessage } from '../../contract/admin/contact-messages.ts';
import type { Lang } from '../../contract/lang.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPageRows } from '../platform/db/pagination.ts';
import type { ContactMessagesTable } from '../platform/db/tables.ts';
import type { NewContactMessage } from './contact-mail.ts';

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

export async function insertContactMessage(
  tx: DbOrTx,
  message: NewContactMessage,
  attempt: IdempotencyKey | null,
): Promise<void> {
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
}

export interface ContactMessageQuery extends PageQuery {
  readonly unread?: boolean | undefined;
}

/** Newest first. */
export async function readContactMessagePage(
  db: DbOrTx,
  query: ContactMessageQuery,
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
}

export async function readContactMessage(db: DbOrTx, id: string): Promise<ContactMessage | null> {
  const row = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? serializeContactMessage(row) : null;
}

/** Returns the changed message; null where it does not exist or is marked like this already, and its time stays. */
export async function updateContactMessage(
  tx: DbOrTx,
  id: string,
  read: boolean,
): Promise<ContactMessage | null> {
  const row = await tx
    .updateTable('contact_messages')
    .set({ read_at: read ? new Date().toISOString() : null })
    .where('id', '=', id)
    .where('read_at', read ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ? serializeContactMessage(row) : null;
}

/** The ids of at most `count` messages from before `before`. */
export async function readOldContactMessageIds(
  db: DbOrTx,
  before: Date,
  count: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the content of the deleted messages. */
export async function deleteContactMessages(
  tx: DbOrTx,
  ids: readonly string[],
): Promise<NewContactMessage[]> {
  const rows = await tx
    .deleteFrom('contact_messages')
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.map(messageOf);
}
