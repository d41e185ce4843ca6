// Numbers of a query's rows by status, which lists show beside their filters.
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Every known status has a number; rows with another one are counted as well. */
export async function countByStatus<Table extends 'products' | 'enquiries' | 'orders'>(
  query: SelectQueryBuilder<Tables, Table, object>,
  statuses: readonly string[],
): Promise<Record<string, number>> {
  const own = query as unknown as SelectQueryBuilder<Tables, 'products', object>;
  const rows = await own
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  // PostgreSQL counts in bigint, which arrives as text.
  const found = rows.map(({ status, count }) => [status, Number(count)] as const);
  return Object.fromEntries([...statuses.map((status) => [status, 0] as const), ...found]);
}

/** The number of rows with that status, or of all. */
export const totalOf = (
  counts: Readonly<Record<string, number>>,
  status: string | undefined,
): number =>
  status === undefined
    ? Object.values(counts).reduce((sum, each) => sum + each, 0)
    : (counts[status] ?? 0);
