// Migration 011: for each text that stayed partly untranslated, the version of the glossary that was tried.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['product_texts', 'user_texts'])
    await db.schema.alterTable(table).addColumn('tried', 'text').execute();
}
