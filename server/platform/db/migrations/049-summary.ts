// Migration 049: a product's summary and price have one name each, in texts, in unpublished changes and in the columns of imports.
import { type Kysely, sql } from 'kysely';

interface Tables {
  product_changes: { product_no: number; content: string };
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_texts').renameColumn('short', 'summary').execute();

  // Parsed, because a specification may have the same name.
  const typed = db as Kysely<Tables>;
  for (const { product_no, content } of await typed
    .selectFrom('product_changes')
    .select(['product_no', 'content'])
    .execute()) {
    const { short: summary, ...rest } = JSON.parse(content) as Record<string, unknown>;
    if (summary === undefined) continue;
    await typed
      .updateTable('product_changes')
      .set({ content: JSON.stringify({ ...rest, summary }) })
      .where('product_no', '=', product_no)
      .execute();
  }

  // Quotes within a text are escaped, so only the names themselves are replaced.
  for (const [table, column, name] of [
    ['imports', 'columns', 'target'],
    ['import_rows', 'issues', 'field'],
  ] as const)
    for (const [before, after] of [
      ['sort_description', 'summary'],
      ['priceRange', 'price'],
    ]) {
      const [old, renamed] = [`"${name}":"${before}"`, `"${name}":"${after}"`];
      await sql`update ${sql.table(table)}
        set ${sql.ref(column)} = replace(${sql.ref(column)}, ${old}, ${renamed})
        where ${sql.ref(column)} like ${`%${old}%`}`.execute(db);
    }
}
