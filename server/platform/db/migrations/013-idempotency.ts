// Idempotency keys of what clients may send twice, and an index of the pictures that orders show.
import type { Kysely } from 'kysely';

/** Owner column of each table's keys; keys of visitors have none and include a hash of the content. */
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
    // Rows without a key count as different, as those of an account that is gone do.
    await db.schema
      .createIndex(`${table}_request`)
      .on(table)
      .columns([...owner, 'request_id'])
      .unique()
      .execute();
  }
  // Orders have had their key since 008.
  await db.schema.alterTable('orders').addColumn('request_hash', 'text').execute();
  await db.schema.createIndex('order_lines_image').on('order_lines').column('image').execute();
}
