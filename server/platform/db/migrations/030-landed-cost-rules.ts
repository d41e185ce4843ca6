// Migration 030: rules of import that operators have loaded, beside those that a release ships.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('landed_cost_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .execute();
}
