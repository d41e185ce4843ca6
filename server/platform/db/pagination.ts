// Pagination of a query with limit and offset, and the total number of its rows.
import type { SelectQueryBuilder, Simplify } from 'kysely';

export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

/** Offset of a page, limited: a page far past the end is empty instead of a number too large for the database. */
export const offsetOf = ({ page, limit }: PageQuery): number =>
  Math.min((page - 1) * limit, 1_000_000_000);

/** Reads the rows of one page of a query that selects and orders them. */
export const readPageRows = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: PageQuery,
): Promise<Simplify<Row>[]> => query.limit(page.limit).offset(offsetOf(page)).execute();

/** Reads the rows of one page, and counts the query's rows on all pages. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: PageQuery,
): Promise<{ readonly rows: Simplify<Row>[]; readonly total: number }> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    // Kysely cannot infer the selection's type of a query over generic tables.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which arrives as text.
  return { rows: await readPageRows(query, page), total: Number(total) };
}
