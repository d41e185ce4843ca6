// Stores of the lists in the admin area: their filters are in the URL together with the section.
import type { Pagination } from '../../../contract/pagination.ts';
import type { TextFilters } from '../../ui/list/filter-codec.ts';
import type { ListStore } from '../../ui/list/list-store.ts';
import type { Page } from '../../ui/list/page.ts';
import { placedFilters } from '../../ui/list/placed-filters.ts';
import type { View } from './admin-view.ts';

export type AdminList<Name extends string, Row> = ListStore<TextFilters<Name>, Page<Row>>;

/** Codec of the filters of a section's list, which are in the URL together with the section. */
export const adminFilters = <Name extends string>(view: View, names: readonly Name[]) =>
  placedFilters('view', view, names);

/** A backend without pagination sends all rows, which are shown as one page. */
export const pageOf = <Row>(rows: readonly Row[], pagination: Pagination | null): Page<Row> => ({
  rows,
  pagination: pagination ?? {
    page: 1,
    limit: rows.length,
    total: rows.length,
    totalPages: 1,
    capped: false,
  },
});
