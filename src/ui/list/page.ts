// A page of rows with its pagination, and client-side search and pagination for backends that send all rows at once.

import { PAGE_SIZE } from '../../../contract/catalog/catalog-limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}

/** Replaces one row of a page, by id. */
export const withRow =
  <Row extends { readonly id: string }>(next: Row) =>
  (page: Page<Row>): Page<Row> => ({
    ...page,
    rows: page.rows.map((each) => (each.id === next.id ? next : each)),
  });

/** Returns one page of a full list. An invalid page number counts as the first: there is no server to report it. */
export function localPage<Row>(
  rows: readonly Row[],
  requestedPage: string,
  limit: number = PAGE_SIZE,
): Page<Row> {
  const page = /^[1-9]\d{0,8}$/.test(requestedPage) ? Number(requestedPage) : 1;
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    pagination: {
      page,
      limit,
      total: rows.length,
      totalPages: Math.max(1, Math.ceil(rows.length / limit)),
      capped: false,
    },
  };
}

/** Text in the form that client-side search compares: without accents and case. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
