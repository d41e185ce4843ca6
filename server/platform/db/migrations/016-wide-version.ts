// Migration 016: the catalog version also stores the last version whose change affected more than the products stamped with it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('catalog_version')
    .addColumn('wide_version', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  // Earlier changes may have affected any product.
  await sql`update catalog_version set wide_version = version`.execute(db);
}
