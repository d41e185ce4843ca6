// One list of the admin desk: its filters stand in the address beside the section, its pages are asked for one by one.
import type { Pagination } from '../../contract/product-page-reader.ts';
import { addressOfPlace, placeOf, type View } from './admin-view.ts';
import { createListing, type Listing, type ListingStore } from './listing.ts';

/** What a list is asked for, as text; '' is not asked for. */
export type Asked<Name extends string> = Readonly<Record<Name | 'page', string>>;

/** A page of any list of the desk. Without pagination the backend sent all there is. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination | null;
}

export interface AdminListKind<Name extends string, Row> {
  readonly view: View;
  /** In the order they stand in an address. */
  readonly names: readonly Name[];
  readonly read: (asked: Asked<Name>, signal: AbortSignal) => Promise<Rows<Row>>;
}

export type AdminList<Name extends string, Row> = ListingStore<Asked<Name>, Rows<Row>> & {
  readonly view: View;
  /** The query string of the list after a choice, for links. */
  readonly hrefAfter: (patch: Partial<Asked<Name>>) => string;
};

const LOADING = { status: 'loading', last: null } as const;

/** Begins with what the address asks for. `first` is its answer where it is known already. */
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
      // On the way to another section this list stays as it was.
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

/** How many rows there are, on all pages. */
export const totalOf = ({ rows, pagination }: Rows<unknown>): number =>
  pagination?.total ?? rows.length;
