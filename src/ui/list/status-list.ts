// Helpers for dashboard lists filtered by status only, such as enquiries or orders.
import type { Pagination } from '../../../contract/pagination.ts';
import type { ListStore } from './list-store.ts';
import { endSessionOn401, localPage, type Page, type TabFilters } from './page-list.ts';

export type StatusFilters = TabFilters<'status' | 'page'>;
export type StatusListStore<Row> = ListStore<StatusFilters, Page<Row>>;

export interface StatusQuery extends StatusFilters {
  /** Number of rows, if less than a page is needed. */
  readonly limit: number | undefined;
}

/** Calls the backend. Without pagination the reply has all rows, whatever the query. */
type FetchPage<Row> = (
  query: StatusQuery,
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly pagination: Pagination | null }>;

/** Loads a page; if the backend sends all rows, they are filtered and paginated here. */
export const readByStatus =
  <Row extends { readonly status: string }>(fetchPage: FetchPage<Row>, limit?: number) =>
  async (filters: StatusFilters, signal: AbortSignal): Promise<Page<Row>> => {
    const { rows, pagination } = await endSessionOn401(fetchPage({ ...filters, limit }, signal));
    if (pagination) return { rows, pagination };
    const { status, page } = filters;
    const matching = rows.filter((row) => status === '' || row.status === status);
    return localPage(matching, page, limit);
  };
