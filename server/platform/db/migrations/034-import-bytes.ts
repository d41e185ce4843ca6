// Migration 034: bytes of an import's cells and of its ZIP file, which count in the quota of uploads. Older imports count nothing.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['cell_bytes', 'zip_bytes'])
    await db.schema
      .alterTable('imports')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}
