// Pagination of a list reply, and the numbers of its rows by status.
import * as z from 'zod/mini';
import { count, fields, flag, nullableNumber, reader, recordOf } from './read.ts';

export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
  /** true if counting stopped at `total`: show it as "10,000+". */
  readonly capped: boolean;
}

const sent = fields({
  page: nullableNumber,
  limit: nullableNumber,
  total: nullableNumber,
  totalPages: nullableNumber,
  capped: flag,
});

const documented = { page: count, limit: count, total: count, totalPages: count, capped: flag };

/** Returns the pagination of a reply, or null if it has no usable total: the backend sent all rows. */
export const readPagination = (value: unknown): Pagination | null => {
  const parsed = z.parse(sent, value);
  if (parsed.total === null || parsed.total < 0) return null;
  const limit = Math.max(1, Math.trunc(parsed.limit ?? 30));
  return {
    page: Math.max(1, Math.trunc(parsed.page ?? 1)),
    limit,
    total: Math.trunc(parsed.total),
    totalPages: Math.max(1, Math.trunc(parsed.totalPages ?? Math.ceil(parsed.total / limit))),
    capped: parsed.capped,
  };
};

export const pagination = reader(readPagination, { fields: documented });

/** Numbers of rows by status or kind; null if the backend does not send them. */
export const statusCounts = reader(
  (value): Readonly<Record<string, number>> | null => {
    const counts = Object.entries(recordOf(value)).slice(0, 20);
    if (counts.length === 0) return null;
    return Object.fromEntries(counts.map(([status, each]) => [status, z.parse(count, each)]));
  },
  { values: count },
);
export type StatusCounts = z.output<typeof statusCounts>;
