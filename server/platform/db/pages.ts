// Pages of a query: its rows with limit and offset, and how many rows it has on all pages.
import type { SelectQueryBuilder, Simplify } from 'kysely';

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** A page far past the end is empty, and no number too large for the database. */
export const offsetOf = ({ page, limit }: Page): number =>
  Math.min((page - 1) * limit, 1_000_000_000);

/** The rows of one page of a query that selects and orders them. */
export const rowsOfPage = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: Page,
): Promise<Simplify<Row>[]> => query.limit(page.limit).offset(offsetOf(page)).execute();

/** The rows of one page, and how many rows the query has on all pages. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: Page,
): Promise<{ readonly rows: Simplify<Row>[]; readonly total: number }> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    // Of a query over any tables Kysely leaves the type of the selection open.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which arrives as text.
  return { rows: await rowsOfPage(query, page), total: Number(total) };
}
