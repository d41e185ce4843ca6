// Migration 013: idempotency keys of more tables, and an index of the pictures in order lines.
import type { Kysely } from 'kysely';

/** Owner column of each table's keys. Where it is empty, the stored key includes the owner. */
const OWNERS = {
  enquiries: ['buyer_id'],
  enquiry_replies: ['sender_id'],
  products: ['supplier_id'],
  reports: [],
  contact_messages: [],
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, owner] of Object.entries(OWNERS)) {
    await db.schema.alterTable(table).addColumn('request_id', 'text').execute();
    await db.schema.alterTable(table).addColumn('request_hash', 'text').execute();
    // NULLs count as different, so rows without a key or with a deleted account never conflict.
    await db.schema
      .createIndex(`${table}_request`)
      .on(table)
      .columns([...owner, 'request_id'])
      .unique()
      .execute();
  }
  // Orders have had their key since migration 008.
  await db.schema.alterTable('orders').addColumn('request_hash', 'text').execute();
  await db.schema.createIndex('order_lines_image').on('order_lines').column('image').execute();
}
