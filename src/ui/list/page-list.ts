// Helpers for paginated lists in dashboard tabs: filters in the URL together with the tab, local pagination.

import type { Pagination } from '../../../contract/catalog/product-page-reader.ts';
import { ApiError } from '../../../contract/errors.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { type Tab, tabQuery } from '../../islands/dashboard/dashboard-tab.ts';
import { endSession } from '../../stores/session.ts';
import { createListing, type ListingKind, type ListingStore } from './listing.ts';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}

/** Filters as text; '' means not set. Invalid values stay as they were typed, so that the server can report them. */
export type TabFilters<Name extends string> = Readonly<Record<Name, string>>;

export type TabAddress<Filters> = Omit<ListingKind<Filters, never>, 'read'>;

/** Returns functions that read and write the filters of a tab in the URL; a filter change resets the page. */
export function tabAddress<Name extends string>(
  tab: Tab,
  names: readonly Name[],
): TabAddress<TabFilters<Name | 'page'>> {
  type Filters = TabFilters<Name | 'page'>;
  const all: readonly (Name | 'page')[] = [...names, 'page'];
  const made = (typed: (name: Name | 'page') => string): Filters =>
    Object.fromEntries(
      all.map((name) => {
        const value = typed(name).trim();
        return [name, name === 'page' && /^0*1$/.test(value) ? '' : value];
      }),
    ) as Filters;
  return {
    none: made(() => ''),
    filtersOf: (params) => made((name) => params.get(name) ?? ''),
    addressOf: (filters) =>
      tabQuery(tab, Object.fromEntries(all.map((name) => [name, filters[name]]))),
    changed: (filters, patch) => {
      const next = { ...filters, page: '', ...patch };
      return made((name) => next[name]);
    },
  };
}

/** Replaces one row of a page, by id. */
export const withRow =
  <Row extends { readonly id: string }>(next: Row) =>
  (page: Page<Row>): Page<Row> => ({
    ...page,
    rows: page.rows.map((each) => (each.id === next.id ? next : each)),
  });

/** Returns one page of a full list, for backends that send all rows at once. */
export function localPage<Row>(
  rows: readonly Row[],
  asked: string,
  limit: number = PAGE_SIZE,
): Page<Row> {
  const page = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 1;
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    pagination: {
      page,
      limit,
      total: rows.length,
      totalPages: Math.max(1, Math.ceil(rows.length / limit)),
      capped: false,
    },
  };
}

/** Wraps a call that needs a session: a 401 reply ends the session. */
export const whileSignedIn = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) endSession();
    throw error;
  });

/** Browser only: starts with the filters of the URL, and loads when `start` is called. */
export const createPageList = <Filters, Shown>(
  kind: ListingKind<Filters, Shown>,
): ListingStore<Filters, Shown> =>
  createListing(kind, kind.filtersOf(new URLSearchParams(location.search)), {
    status: 'loading',
    last: null,
  });
