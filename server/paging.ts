// A page of a list: how many rows come before it, and what the reader is told of the whole.
import type * as z from 'zod/mini';
import type { pagination } from '../contract/products.ts';

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** A page far past the end is empty, and no number too large for the database. */
export const offsetOf = ({ page, limit }: Page): number =>
  Math.min((page - 1) * limit, 1_000_000_000);

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
