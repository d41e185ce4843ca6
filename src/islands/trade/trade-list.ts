// Dashboard lists of enquiries and of orders: filtered by status, newest first.
import type { Pagination } from '../../../contract/pagination.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import type { TextFilters } from '../../ui/list/filter-codec.ts';
import type { ListStore } from '../../ui/list/list-store.ts';
import { localPage, type Page } from '../../ui/list/page.ts';

export type StatusFilters = TextFilters<'status'>;
export type TradeListStore<Row> = ListStore<StatusFilters, Page<Row>>;

interface StatusQuery extends StatusFilters {
  /** Number of rows, if less than a page is needed. */
  readonly limit: number | undefined;
}

/** Calls the backend. Without pagination the reply has all rows, whatever the query. */
type FetchPage<Row> = (
  query: StatusQuery,
  signal: AbortSignal,
) => Promise<{ readonly data: readonly Row[]; readonly pagination: Pagination | null }>;

/** Loads a page; if the backend sends all rows, they are filtered and paginated here. */
export const readByStatus =
  <Row extends { readonly status: string }>(fetchPage: FetchPage<Row>, limit?: number) =>
  async (filters: StatusFilters, signal: AbortSignal): Promise<Page<Row>> => {
    const { data, pagination } = await endSessionOn401(fetchPage({ ...filters, limit }, signal));
    if (pagination) return { rows: data, pagination };
    const { status, page } = filters;
    const matching = data.filter((row) => status === '' || row.status === status);
    return localPage(matching, page, limit);
  };
