// With which glossary it was tried in vain to put all words of a listing or a company into the other language.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['product_texts', 'user_texts'])
    await db.schema.alterTable(table).addColumn('tried', 'text').execute();
}
