// Migration 045: a price of 0 becomes no price (by quote), in products, in their unpublished changes and in favourites.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update products set price_cents = null where price_cents = 0`.execute(db);
  for (const column of ['price_cents', 'seen_price_cents'])
    await sql`update favourites set ${sql.ref(column)} = null where ${sql.ref(column)} = 0`.execute(
      db,
    );
  await sql`update product_changes
    set content = replace(content, '"priceCents":0,', '"priceCents":null,')
    where content like '%"priceCents":0,%'`.execute(db);
}
