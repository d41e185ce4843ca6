// Store for a list in the admin area: its filters are in the URL together with the section, its pages are loaded one by one.
import type { Pagination } from '../../../contract/pagination.ts';
import { createListStore, type ListState, type ListStore } from '../../ui/list/list-store.ts';
import { adminLocationOf, adminQueryString, type View } from './admin-view.ts';

/** Filters of a list as text; '' means not set. */
export type AdminFilters<Name extends string> = Readonly<Record<Name | 'page', string>>;

/** A page of any admin list. Without pagination the backend sent all rows. */
export interface AdminRows<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination | null;
}

export interface AdminListDefinition<Name extends string, Row> {
  readonly view: View;
  /** In the order of the query string. */
  readonly filterNames: readonly Name[];
  readonly read: (filters: AdminFilters<Name>, signal: AbortSignal) => Promise<AdminRows<Row>>;
}

export type AdminList<Name extends string, Row> = ListStore<AdminFilters<Name>, AdminRows<Row>> & {
  readonly view: View;
  /** URL of the list after a filter change, for links. */
  readonly hrefAfter: (patch: Partial<AdminFilters<Name>>) => string;
};

const LOADING = { status: 'loading', last: null } as const;

/** Starts with the filters in the URL. `initial` is the result for them, if it is already known. */
export function createAdminList<Name extends string, Row>(
  { view, filterNames, read }: AdminListDefinition<Name, Row>,
  initial: ListState<AdminRows<Row>> = LOADING,
): AdminList<Name, Row> {
  const all: readonly (Name | 'page')[] = [...filterNames, 'page'];
  const buildFilters = (textOf: (name: Name | 'page') => string): AdminFilters<Name> =>
    Object.fromEntries(
      all.map((name) => [name, name === 'page' && textOf(name) === '1' ? '' : textOf(name)]),
    ) as AdminFilters<Name>;
  const emptyFilters = buildFilters(() => '');
  const parseFilters = (params: URLSearchParams): AdminFilters<Name> =>
    buildFilters((name) => (params.get(name) ?? '').trim());
  const queryStringOf = (filters: AdminFilters<Name>): string =>
    adminQueryString({ view, item: '' }, filters);
  const patchFilters = (
    filters: AdminFilters<Name>,
    patch: Partial<AdminFilters<Name>>,
  ): AdminFilters<Name> => {
    const next: Record<string, string> = { ...filters, page: '', ...patch };
    return buildFilters((name) => (next[name] ?? '').trim());
  };

  const store: ListStore<AdminFilters<Name>, AdminRows<Row>> = createListStore(
    {
      read,
      queryStringOf,
      patchFilters,
      emptyFilters,
      // While another section opens, this list keeps its filters.
      filtersOf: (params) =>
        adminLocationOf(params).view === view ? parseFilters(params) : store.$filters.get(),
    },
    parseFilters(new URLSearchParams(location.search)),
    initial,
  );
  return {
    ...store,
    view,
    hrefAfter: (patch) =>
      `${location.pathname}${queryStringOf(patchFilters(store.$filters.get(), patch))}`,
  };
}

/** Number of rows on all pages. */
export const totalOf = ({ rows, pagination }: AdminRows<unknown>): number =>
  pagination?.total ?? rows.length;
