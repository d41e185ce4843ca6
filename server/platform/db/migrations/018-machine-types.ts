// Migration 018: machine types of products, and the values of their attributes.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('machine_type', 'text').execute();
  await db.schema
    .createTable('product_attributes')
    .addColumn('product_no', 'integer', (column) =>
      column.notNull().references('products.no').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('number', 'double precision')
    .addColumn('code', 'text')
    .addColumn('given', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_attributes_key', ['product_no', 'key'])
    .execute();
  await db.schema
    .createIndex('products_machine_type')
    .on('products')
    .columns(['machine_type'])
    .execute();
}
