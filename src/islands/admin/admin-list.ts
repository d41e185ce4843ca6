// Store for a list in the admin area: its filters are in the URL together with the section, its pages are loaded one by one.
import type { Pagination } from '../../../contract/catalog/product-page-reader.ts';
import { createListing, type Listing, type ListingStore } from '../../ui/list/listing.ts';
import { addressOfPlace, placeOf, type View } from './admin-view.ts';

/** Filters of a list as text; '' means not set. */
export type Asked<Name extends string> = Readonly<Record<Name | 'page', string>>;

/** A page of any admin list. Without pagination the backend sent all rows. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination | null;
}

export interface AdminListKind<Name extends string, Row> {
  readonly view: View;
  /** In the order of the query string. */
  readonly names: readonly Name[];
  readonly read: (asked: Asked<Name>, signal: AbortSignal) => Promise<Rows<Row>>;
}

export type AdminList<Name extends string, Row> = ListingStore<Asked<Name>, Rows<Row>> & {
  readonly view: View;
  /** URL of the list after a filter change, for links. */
  readonly hrefAfter: (patch: Partial<Asked<Name>>) => string;
};

const LOADING = { status: 'loading', last: null } as const;

/** Starts with the filters in the URL. `first` is the result for them, if it is already known. */
export function createAdminList<Name extends string, Row>(
  { view, names, read }: AdminListKind<Name, Row>,
  first: Listing<Rows<Row>> = LOADING,
): AdminList<Name, Row> {
  const all: readonly (Name | 'page')[] = [...names, 'page'];
  const made = (given: (name: Name | 'page') => string): Asked<Name> =>
    Object.fromEntries(
      all.map((name) => [name, name === 'page' && given(name) === '1' ? '' : given(name)]),
    ) as Asked<Name>;
  const none = made(() => '');
  const asked = (params: URLSearchParams): Asked<Name> =>
    made((name) => (params.get(name) ?? '').trim());
  const addressOf = (filters: Asked<Name>): string => addressOfPlace({ view, item: '' }, filters);
  const changed = (filters: Asked<Name>, patch: Partial<Asked<Name>>): Asked<Name> => {
    const next: Record<string, string> = { ...filters, page: '', ...patch };
    return made((name) => (next[name] ?? '').trim());
  };

  const store: ListingStore<Asked<Name>, Rows<Row>> = createListing(
    {
      read,
      addressOf,
      changed,
      none,
      // While another section opens, this list keeps its filters.
      filtersOf: (params) => (placeOf(params).view === view ? asked(params) : store.$filters.get()),
    },
    asked(new URLSearchParams(location.search)),
    first,
  );
  return {
    ...store,
    view,
    hrefAfter: (patch) => `${location.pathname}${addressOf(changed(store.$filters.get(), patch))}`,
  };
}

/** Number of rows on all pages. */
export const totalOf = ({ rows, pagination }: Rows<unknown>): number =>
  pagination?.total ?? rows.length;
