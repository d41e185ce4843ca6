// Migration 051: the price basis of a listed price, EXW or FOB with its port. What existing listings mean is not known, so they have none.
// Orders have the place of their term: existing ones have a term that the buyer chose, without one.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('price_basis', 'text').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('place', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
