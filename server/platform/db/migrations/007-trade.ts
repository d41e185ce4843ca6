// Migration 007: enquiries, orders with their lines and status history, conversations and messages.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const notNull: Column = (column) => column.notNull();
const booleanColumn: Column = (column) => column.notNull().defaultTo(sql`0`);
/** References to an account or a product that may be deleted while the counterpart keeps the row. */
const toUser: Column = (column) => column.references('users.id').onDelete('set null');
const toProduct: Column = (column) => column.references('products.no').onDelete('set null');

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('topic', 'text', notNull)
    .addColumn('product_no', 'integer', toProduct)
    .addColumn('product_name', 'text', notNull)
    .addColumn('category', 'text')
    .addColumn('buyer_id', 'text', toUser)
    .addColumn('supplier_id', 'text', toUser)
    .addColumn('to_desk', 'integer', booleanColumn)
    .addColumn('subject', 'text', notNull)
    .addColumn('inquiry_type', 'text', notNull)
    .addColumn('quantity', 'integer')
    .addColumn('target_price_cents', 'bigint')
    .addColumn('delivery_timeline', 'text')
    .addColumn('contact_email', 'text', notNull)
    .addColumn('contact_phone', 'text', notNull)
    .addColumn('status', 'text', notNull)
    .addColumn('language', 'text', notNull)
    .addColumn('created_at', 'text', notNull)
    .addColumn('updated_at', 'text', notNull)
    .addColumn('requirements', 'text', notNull)
    .addColumn('message', 'text', notNull)
    .execute();

  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buyer_id', 'text', toUser)
    .addColumn('supplier_id', 'text', toUser)
    .addColumn('status', 'text', notNull)
    .addColumn('total_cents', 'bigint', notNull)
    .addColumn('carrier', 'text')
    .addColumn('tracking_number', 'text')
    .addColumn('created_at', 'text', notNull)
    .addColumn('updated_at', 'text', notNull)
    .addColumn('shipping_address', 'text', notNull)
    .execute();
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', notNull)
    .addColumn('product_no', 'integer', toProduct)
    .addColumn('name', 'text', notNull)
    .addColumn('image', 'text')
    .addColumn('quantity', 'integer', notNull)
    .addColumn('unit_price_cents', 'bigint', notNull)
    .addColumn('specifications', 'text', notNull)
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('order_steps')
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', notNull)
    .addColumn('at', 'text', notNull)
    .addPrimaryKeyConstraint('order_steps_key', ['order_id', 'status'])
    .execute();

  await db.schema
    .createTable('chats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buyer_id', 'text', toUser)
    .addColumn('supplier_id', 'text', toUser)
    .addColumn('to_desk', 'integer', booleanColumn)
    .addColumn('product_no', 'integer', toProduct)
    .addColumn('about', 'text', notNull)
    .addColumn('product_name', 'text', notNull)
    .addColumn('last_message_id', 'text')
    .addColumn('created_at', 'text', notNull)
    .addColumn('updated_at', 'text', notNull)
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
    .addColumn('sender_id', 'text', toUser)
    .addColumn('language', 'text', notNull)
    .addColumn('created_at', 'text', notNull)
    .addColumn('text', 'text', notNull)
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
