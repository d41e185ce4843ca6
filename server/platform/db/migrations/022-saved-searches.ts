// Migration 022: saved searches with alerts, the catalog version with which each product became public, and the address of a
// mail that ends mails of its kind.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('listed', 'integer').execute();
  // Only public products are stamped with a version, so these are or were public.
  await sql`update products set listed = 0
    where changed > 0 or (status = 'active' and hidden = 0)`.execute(db);
  await db.schema.createIndex('products_listed').on('products').columns(['listed']).execute();
  await db.schema
    .createTable('saved_searches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('alert', 'integer', (column) => column.notNull())
    .addColumn('seen_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('saved_searches_query', ['user_id', 'query'])
    .execute();
  await db.schema
    .createTable('search_alerts')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('stop_token', 'text', (column) => column.notNull().unique())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.alterTable('outbox').addColumn('unsubscribe', 'text').execute();
}
