// Migration 026: what a company's profile shows besides its texts: trade name, factory pictures, captions of documents, export
// markets, its main machine types and how soon it answers.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user_texts')
    .addColumn('trade_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const [name, empty] of [
    ['export_markets', '[]'],
    ['factory_pictures', '[]'],
    ['picture_captions', '{}'],
    ['machine_types', '[]'],
  ] as const)
    await db.schema
      .alterTable('users')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(empty))
      .execute();
  for (const name of ['answer_hours', 'answered_percent'])
    await db.schema.alterTable('users').addColumn(name, 'integer').execute();
  await writeMachineTypes(db as Kysely<Market>);
}

interface Market {
  products: { supplier_id: string; machine_type: string | null; status: string; hidden: number };
  users: { id: string; machine_types: string };
}

/** The three types with the most public products of each supplier, as recountSupplier() stores them from now on. */
async function writeMachineTypes(db: Kysely<Market>): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .select(['supplier_id', 'machine_type', sql<number>`count(*)`.as('count')])
    .where('status', '=', 'active')
    .where('hidden', '=', 0)
    .where('machine_type', 'is not', null)
    .groupBy(['supplier_id', 'machine_type'])
    .execute();
  const bySupplier = Map.groupBy(rows, ({ supplier_id }) => supplier_id);
  for (const [id, types] of bySupplier) {
    types.sort(
      (a, b) =>
        Number(b.count) - Number(a.count) ||
        (String(a.machine_type) < String(b.machine_type) ? -1 : 1),
    );
    const main = types.slice(0, 3).map((each) => [each.machine_type, Number(each.count)]);
    await db
      .updateTable('users')
      .set({ machine_types: JSON.stringify(main) })
      .where('id', '=', id)
      .execute();
  }
}
