// Migration 014: storage quotas. The bytes of each account's uploads, and the sender of each attachment.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('uploads_user').on('uploads').column('user_id').execute();
  await db.schema
    .alterTable('attachments')
    .addColumn('sender_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await sql`update attachments set sender_id =
    (select sender_id from messages where messages.id = attachments.message_id)`.execute(db);
  await db.schema.createIndex('attachments_sender').on('attachments').column('sender_id').execute();
}
