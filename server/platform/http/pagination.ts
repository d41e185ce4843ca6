// Pagination of a reply: the page that was asked for, and how many there are.
import type * as z from 'zod/mini';
import type { pagination } from '../../../contract/products.ts';
import type { Page } from '../db/pages.ts';

/** A page past the end is empty, not an error: rows come and go. `capped` where there are more than were counted. */
export const paginationOf = (
  { page, limit }: Page,
  total: number,
  capped = false,
): z.output<typeof pagination> => ({
  page,
  limit,
  total,
  totalPages: Math.max(1, Math.ceil(total / limit)),
  capped,
});
