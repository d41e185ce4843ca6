// Dashboard lists of enquiries and of orders: filtered by status, with the number of each, and sorted.
import type { Pagination, StatusCounts } from '../../../contract/pagination.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import type { TextFilters } from '../../ui/list/filter-codec.ts';
import type { ListStore } from '../../ui/list/list-store.ts';
import { localPage, type Page, withRow } from '../../ui/list/page.ts';
import { type SortValues, sortRows, withSortOrder } from '../../ui/list/sort-order.ts';

export type TradeFilters = TextFilters<'status' | 'sort'>;

export interface TradePage<Row> extends Page<Row> {
  /** Over all rows, by status; null if the backend does not send them. */
  readonly counts: StatusCounts;
}
export type TradeListStore<Row> = ListStore<TradeFilters, TradePage<Row>>;

interface TradeQuery extends TradeFilters {
  readonly order: string;
  /** Number of rows, if less than a page is needed. */
  readonly limit: number | undefined;
}

/** Calls the backend. Without pagination the reply has all rows, whatever the query. */
type FetchPage<Row> = (
  query: TradeQuery,
  signal: AbortSignal,
) => Promise<{
  readonly data: readonly Row[];
  readonly pagination: Pagination | null;
  readonly counts: StatusCounts;
}>;

/** Loads a page; if the backend sends all rows, they are filtered, sorted and paginated here. */
export const readByStatus =
  <Row extends { readonly status: string }>(
    fetchPage: FetchPage<Row>,
    values: SortValues<Row>,
    limit?: number,
  ) =>
  async (filters: TradeFilters, signal: AbortSignal): Promise<TradePage<Row>> => {
    const query = { ...withSortOrder(filters), limit };
    const { data, pagination, counts } = await endSessionOn401(fetchPage(query, signal));
    if (pagination) return { rows: data, pagination, counts };
    const { status, sort, page } = filters;
    const matching = data.filter((row) => status === '' || row.status === status);
    return { ...localPage(sortRows(matching, sort, values), page, limit), counts: null };
  };

/** Replaces one row of a page, by id; the numbers by status follow with the next reply. */
export const withTradeRow =
  <Row extends { readonly id: string }>(next: Row) =>
  (page: TradePage<Row>): TradePage<Row> => ({ ...page, ...withRow(next)(page) });
