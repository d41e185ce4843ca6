// Pagination object of a reply: the requested page and the number of pages.
import type { Pagination } from '../../../contract/pagination.ts';
import type { PageQuery } from '../db/pagination.ts';

/**
 * A page past the end is empty, not an error, because rows may be deleted meanwhile. `capped`: there are more rows than were
 * counted.
 */
export const paginationOf = (
  { page, limit }: PageQuery,
  total: number,
  capped = false,
): Pagination => ({
  page,
  limit,
  total,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  capped,
});
