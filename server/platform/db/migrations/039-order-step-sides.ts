// Migration 039: the side of an order that made each step, to distinguish a repeated step from a step of the other side.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_steps').addColumn('side', 'text').execute();
  // Who canceled earlier orders is unknown; every other step belongs to one side.
  await sql`update order_steps set side =
    case status when 'confirmed' then 'supplier' when 'shipped' then 'supplier' else 'buyer' end
    where status <> 'cancelled'`.execute(db);
}
