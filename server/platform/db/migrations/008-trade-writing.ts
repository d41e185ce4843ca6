// Migration 008: replies to enquiries, idempotency keys of orders, notifications.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('side', 'text', notNull)
    .addColumn('sender_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('language', 'text', notNull)
    .addColumn('created_at', 'text', notNull)
    .addColumn('text', 'text', notNull)
    .execute();
  await db.schema
    .createIndex('enquiry_replies_enquiry')
    .on('enquiry_replies')
    .columns(['enquiry_id', 'id'])
    .execute();
  // Deleting an account searches all replies for the sender.
  await db.schema
    .createIndex('enquiry_replies_sender')
    .on('enquiry_replies')
    .column('sender_id')
    .execute();

  await db.schema.alterTable('orders').addColumn('request_id', 'text').execute();
  // NULLs count as different, so rows without a key or with a deleted account never conflict.
  await db.schema
    .createIndex('orders_request')
    .on('orders')
    .columns(['buyer_id', 'request_id'])
    .unique()
    .execute();

  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', notNull)
    .addColumn('subject_id', 'text', notNull)
    .addColumn('subject', 'text', notNull)
    .addColumn('from_name', 'text', notNull)
    .addColumn('detail', 'text', notNull)
    .addColumn('created_at', 'text', notNull)
    .addColumn('read_at', 'text')
    .execute();
  await db.schema
    .createIndex('notifications_user')
    .on('notifications')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await sql`create index notifications_unread on notifications (user_id)
    where read_at is null`.execute(db);
}
