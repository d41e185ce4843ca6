// Migration 010: which texts of products and companies are machine translations, and whether the translation is complete.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['product_texts', 'user_texts'])
    await db.schema.alterTable(table).addColumn('made', 'text').execute();
}
