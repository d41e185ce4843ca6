// Migration 025: answers and ready questions of enquiries, delivery terms and notes of orders, and the addresses that buyers used.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, empty] of [
    ['enquiries', 'answers', '[]'],
    ['enquiries', 'questions', '[]'],
    ['orders', 'incoterm', ''],
    ['orders', 'supply', ''],
    ['orders', 'notes', ''],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (each) => each.notNull().defaultTo(empty))
      .execute();
  await db.schema
    .createTable('shipping_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('shipping_addresses_address', ['user_id', 'address'])
    .execute();
}
