// Migration 044: how the file of an import was read, and the cells of its rows that were not understood.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('imports').addColumn('reading', 'text').execute();
  await db.schema
    .alterTable('import_rows')
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
