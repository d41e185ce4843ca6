// A dashboard list filtered by status alone, such as enquiries or orders: its filters, and how a page of it is read.
import type { Pagination } from '../../contract/product-page-reader.ts';
import type { ListingStore } from './listing.ts';
import { localPage, type Page, type TabFilters, whileSignedIn } from './page-list.ts';

export type StatusFilters = TabFilters<'status' | 'page'>;
export type StatusListStore<Row> = ListingStore<StatusFilters, Page<Row>>;

export interface StatusQuery extends StatusFilters {
  /** Where less than a page will do. */
  readonly limit: number | undefined;
}

/** Calls the backend. Without pagination it has answered with all rows, whatever the query. */
type FetchPage<Row> = (
  query: StatusQuery,
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly pagination: Pagination | null }>;

/** Reads a page; rows of a backend that answers with all of them are filtered and paged here. */
export const readByStatus =
  <Row extends { readonly status: string }>(fetchPage: FetchPage<Row>, limit?: number) =>
  async (filters: StatusFilters, signal: AbortSignal): Promise<Page<Row>> => {
    const { rows, pagination } = await whileSignedIn(fetchPage({ ...filters, limit }, signal));
    if (pagination) return { rows, pagination };
    const { status, page } = filters;
    const found = rows.filter((row) => status === '' || row.status === status);
    return localPage(found, page, limit);
  };
