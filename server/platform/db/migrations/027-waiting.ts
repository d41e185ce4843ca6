// Migration 027: columns for the replies and prices that a buyer has seen, and indexes for the waiting items of the dashboard.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('buyer_seen_at', 'text').execute();
  // Before this release only the bell knew of unread replies.
  await sql`update enquiries set buyer_seen_at = updated_at where not exists (
    select 1 from notifications where notifications.user_id = enquiries.buyer_id
      and kind = 'enquiry.reply' and subject_id = enquiries.id and read_at is null)`.execute(db);
  await db.schema.alterTable('favourites').addColumn('seen_price_cents', 'integer').execute();
  await db.schema
    .alterTable('favourites')
    .addColumn('seen_public', 'integer', (column) => column.notNull().defaultTo(sql.lit(1)))
    .execute();
  await sql`update favourites set seen_price_cents = price_cents`.execute(db);

  for (const table of ['enquiries', 'orders'])
    for (const side of ['buyer', 'supplier'])
      await db.schema
        .createIndex(`${table}_${side}_status`)
        .on(table)
        .columns([`${side}_id`, 'status', 'updated_at'])
        .execute();
  // Counts the enquiries of a product since a day from the index alone.
  await db.schema
    .createIndex('enquiries_product_created')
    .on('enquiries')
    .columns(['product_no', 'created_at'])
    .execute();
  await db.schema.dropIndex('enquiries_product').execute();
}
