// Migration 005: suppliers' work on products. Revisions, the review queue, and pending changes to products that are live.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, start] of [
    ['hidden', 0],
    ['revision', 1],
  ] as const)
    await db.schema
      .alterTable('products')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(sql.lit(start)))
      .execute();
  await db.schema.alterTable('products').addColumn('submitted_at', 'text').execute();
  await sql`update products set submitted_at = updated_at where status = 'pending'`.execute(db);
  // Covering index: a supplier's products of one status are read newest first and counted from the index alone.
  await db.schema
    .createIndex('products_supplier_status')
    .on('products')
    .columns(['supplier_id', 'status', 'created_at', 'hidden', 'category'])
    .execute();
  await db.schema
    .createIndex('products_status_submitted_at')
    .on('products')
    .columns(['status', 'submitted_at'])
    .execute();

  await db.schema
    .createTable('product_changes')
    .addColumn('product_no', 'integer', (column) =>
      column.primaryKey().references('products.no').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('submitted_at', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('searched', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('product_changes_waiting')
    .on('product_changes')
    .columns(['status', 'submitted_at'])
    .execute();

  await db.schema
    .createTable('removed_products')
    .addColumn('no', 'integer', (column) => column.primaryKey())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('removed_products_changed')
    .on('removed_products')
    .column('changed')
    .execute();
}
