// Migration 021: imports of products from table files, their rows, and the import that made a product.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('supplier_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('machine_type', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('zip_id', 'text')
    .addColumn('zip_name', 'text')
    .addColumn('created_count', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('failure', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('imports_supplier')
    .on('imports')
    .columns(['supplier_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('imports.id').onDelete('cascade'),
    )
    .addColumn('no', 'integer', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('issues', 'text', (column) => column.notNull())
    .addColumn('pictures', 'integer', (column) => column.notNull())
    .addColumn('images', 'text')
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'no'])
    .execute();
  await db.schema.alterTable('products').addColumn('import_id', 'text').execute();
}
