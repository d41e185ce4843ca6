// Store of a list in the admin area. Its filters are in the URL together with the section.
import type { Pagination } from '../../../contract/pagination.ts';
import type { TextFilters } from '../../ui/list/filter-codec.ts';
import { createListStore, type ListStore } from '../../ui/list/list-store.ts';
import type { Page } from '../../ui/list/page.ts';
import { placedFilters } from '../../ui/list/placed-filters.ts';
import type { View } from './admin-view.ts';

export type AdminList<Name extends string, Row> = ListStore<TextFilters<Name>, Page<Row>>;

/** Rows as a reply has them; without pagination the backend sent all rows, which are shown as one page. */
interface SentRows<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination | null;
}

const pageOf = <Row>({ rows, pagination }: SentRows<Row>): Page<Row> => ({
  rows,
  pagination: pagination ?? {
    page: 1,
    limit: rows.length,
    total: rows.length,
    totalPages: 1,
    capped: false,
  },
});

/** `names` are the filters in their order; `newest` is the page without filters, if it is loaded already. */
export function adminList<Name extends string, Row>(
  view: View,
  names: readonly Name[],
  read: (filters: TextFilters<Name>, signal: AbortSignal) => Promise<SentRows<Row>>,
  newest?: SentRows<Row>,
): AdminList<Name, Row> {
  const codec = placedFilters('view', view, names);
  const { filtersOf, queryStringOf, emptyFilters } = codec;
  const wanted = queryStringOf(filtersOf(new URLSearchParams(location.search)));
  const isLoaded = newest && wanted === queryStringOf(emptyFilters);
  return createListStore(
    { ...codec, read: async (filters, signal) => pageOf(await read(filters, signal)) },
    isLoaded ? { initial: { status: 'ready', page: pageOf(newest) } } : {},
  );
}
