// Migration 007: enquiries, orders with their lines and status history, conversations and messages.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const filled: Column = (column) => column.notNull();
const yesNo: Column = (column) => column.notNull().defaultTo(sql`0`);
/** References to an account or a product that may be deleted while the counterpart keeps the row. */
const person: Column = (column) => column.references('users.id').onDelete('set null');
const listing: Column = (column) => column.references('products.no').onDelete('set null');

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('topic', 'text', filled)
    .addColumn('product_no', 'integer', listing)
    .addColumn('product_name', 'text', filled)
    .addColumn('category', 'text')
    .addColumn('buyer_id', 'text', person)
    .addColumn('supplier_id', 'text', person)
    .addColumn('to_desk', 'integer', yesNo)
    .addColumn('subject', 'text', filled)
    .addColumn('inquiry_type', 'text', filled)
    .addColumn('quantity', 'integer')
    .addColumn('target_price_cents', 'bigint')
    .addColumn('delivery_timeline', 'text')
    .addColumn('contact_email', 'text', filled)
    .addColumn('contact_phone', 'text', filled)
    .addColumn('status', 'text', filled)
    .addColumn('language', 'text', filled)
    .addColumn('created_at', 'text', filled)
    .addColumn('updated_at', 'text', filled)
    .addColumn('requirements', 'text', filled)
    .addColumn('message', 'text', filled)
    .execute();

  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buyer_id', 'text', person)
    .addColumn('supplier_id', 'text', person)
    .addColumn('status', 'text', filled)
    .addColumn('total_cents', 'bigint', filled)
    .addColumn('carrier', 'text')
    .addColumn('tracking_number', 'text')
    .addColumn('created_at', 'text', filled)
    .addColumn('updated_at', 'text', filled)
    .addColumn('shipping_address', 'text', filled)
    .execute();
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', filled)
    .addColumn('product_no', 'integer', listing)
    .addColumn('name', 'text', filled)
    .addColumn('image', 'text')
    .addColumn('quantity', 'integer', filled)
    .addColumn('unit_price_cents', 'bigint', filled)
    .addColumn('specifications', 'text', filled)
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('order_steps')
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', filled)
    .addColumn('at', 'text', filled)
    .addPrimaryKeyConstraint('order_steps_key', ['order_id', 'status'])
    .execute();

  await db.schema
    .createTable('chats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buyer_id', 'text', person)
    .addColumn('supplier_id', 'text', person)
    .addColumn('to_desk', 'integer', yesNo)
    .addColumn('product_no', 'integer', listing)
    .addColumn('about', 'text', filled)
    .addColumn('product_name', 'text', filled)
    .addColumn('last_message_id', 'text')
    .addColumn('created_at', 'text', filled)
    .addColumn('updated_at', 'text', filled)
    .addColumn('buyer_read', 'text')
    .addColumn('supplier_read', 'text')
    .execute();
  // A missing participant is '' here, because a unique index treats two NULLs as different.
  await sql`create unique index chats_one on chats
    (coalesce(buyer_id, ''), coalesce(supplier_id, ''), to_desk, about)
    where buyer_id is not null and (supplier_id is not null or to_desk = 1)`.execute(db);
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chat_id', 'text', (column) =>
      column.notNull().references('chats.id').onDelete('cascade'),
    )
    .addColumn('sender_id', 'text', person)
    .addColumn('language', 'text', filled)
    .addColumn('created_at', 'text', filled)
    .addColumn('text', 'text', filled)
    .execute();
  await db.schema.createIndex('messages_chat').on('messages').columns(['chat_id', 'id']).execute();
  // Deleting or downloading an account searches all messages for the sender.
  await db.schema.createIndex('messages_sender').on('messages').column('sender_id').execute();

  for (const table of ['enquiries', 'orders'])
    for (const side of ['buyer_id', 'supplier_id'])
      await db.schema
        .createIndex(`${table}_${side}`)
        .on(table)
        .columns([side, 'created_at'])
        .execute();
  for (const table of ['enquiries', 'orders'])
    await db.schema.createIndex(`${table}_created`).on(table).column('created_at').execute();
  for (const side of ['buyer_id', 'supplier_id'])
    await db.schema
      .createIndex(`chats_${side}`)
      .on('chats')
      .columns([side, 'updated_at'])
      .execute();
  // Deleting a product sets these references to null; without an index each deletion would scan the tables.
  for (const table of ['enquiries', 'order_lines', 'chats'])
    await db.schema.createIndex(`${table}_product`).on(table).column('product_no').execute();
}
