// Migration 009: idempotency keys of messages; pictures and documents attached to messages.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('client_id', 'text').execute();
  await sql`create unique index messages_client on messages (chat_id, sender_id, client_id)
    where client_id is not null`.execute(db);
  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().unique().references('messages.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', notNull)
    .addColumn('type', 'text', notNull)
    .addColumn('size', 'integer', notNull)
    .execute();
}
