// Migration 016: the catalog version also tells when a change was last not limited to the products that it stamped.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('catalog_version')
    .addColumn('wide_version', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  // Earlier changes were not told apart.
  await sql`update catalog_version set wide_version = version`.execute(db);
}
