// Migration 052: products have their landed price, and a name of the rules that it was computed with. '' is computed after the start.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('landed_low', 'integer').execute();
  await db.schema.alterTable('products').addColumn('landed_high', 'integer').execute();
  await db.schema
    .alterTable('products')
    .addColumn('landed_rules', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .execute();
}
