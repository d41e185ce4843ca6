// Which words of listings and companies a machine has put into the other language, and whether all of them.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['product_texts', 'user_texts'])
    await db.schema.alterTable(table).addColumn('made', 'text').execute();
}
