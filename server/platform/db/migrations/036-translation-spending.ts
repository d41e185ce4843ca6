// Migration 036: characters that a day's translations have cost, by budget, and when each stored translation was last used.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translation_spending')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('budget', 'text', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_spending_key', ['day', 'budget'])
    .execute();
  // Stored so far without a time: they expire as if all had been used now.
  await db.schema
    .alterTable('translations')
    .addColumn('used_at', 'text', (column) => column.notNull().defaultTo(new Date().toISOString()))
    .execute();
  await db.schema
    .createIndex('translations_used_at')
    .on('translations')
    .column('used_at')
    .execute();
}
