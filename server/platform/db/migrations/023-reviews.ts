// Migration 023: reviews of delivered orders, and ratings of suppliers. Resets the earlier ratings, which had no reviews.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_no', 'integer', (column) =>
      column.references('products.no').onDelete('set null'),
    )
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('supplier_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('photos', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('translation', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('reply_language', 'text')
    .addColumn('reply', 'text')
    .addColumn('reply_translation', 'text')
    .addColumn('replied_at', 'text')
    .addColumn('tried', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('removal_reason', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .addColumn('request_id', 'text')
    .addColumn('request_hash', 'text')
    .execute();
  const indexes = {
    reviews_product: ['product_no', 'created_at'],
    reviews_supplier: ['supplier_id', 'created_at'],
  };
  for (const [name, indexed] of Object.entries(indexes))
    await db.schema.createIndex(name).on('reviews').columns(indexed).execute();
  // NULLs count as different: a review of a deleted product or without a key conflicts with no other.
  const uniqueIndexes = {
    reviews_order: ['order_id', 'product_no'],
    reviews_request: ['author_id', 'request_id'],
  };
  for (const [name, indexed] of Object.entries(uniqueIndexes))
    await db.schema.createIndex(name).on('reviews').columns(indexed).unique().execute();
  await db.schema
    .alterTable('users')
    .addColumn('rating_average', 'real', (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  await sql`update products set rating_average = 0, rating_count = 0 where rating_count > 0`.execute(
    db,
  );
}
