// A market whose database lacks a table for a while, so that a transaction which writes to it fails.
import { sql } from 'kysely';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';

export async function withoutTable<Result>(
  market: Market,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const rename = (from: string, to: string) =>
    withDatabase(market, ({ db }) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db),
    );
  const hidden = `${table}_elsewhere`;
  await rename(table, hidden);
  try {
    return await work();
  } finally {
    await rename(hidden, table);
  }
}
