// Helpers for paginated lists in dashboard tabs: filters in the URL together with the tab, local pagination.

import { ApiError } from '../../../contract/errors.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { type Tab, tabQuery } from '../../islands/dashboard/dashboard-tab.ts';
import { endSession } from '../../stores/session.ts';
import { createListStore, type ListDefinition, type ListStore } from './list-store.ts';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}

/** Filters as text; '' means not set. Invalid values stay as they were typed, so that the server can report them. */
export type TabFilters<Name extends string> = Readonly<Record<Name, string>>;

export type TabUrlFilters<Filters> = Omit<ListDefinition<Filters, never>, 'read'>;

/** Returns functions that read and write the filters of a tab in the URL; a filter change resets the page. */
export function tabUrlFilters<Name extends string>(
  tab: Tab,
  names: readonly Name[],
): TabUrlFilters<TabFilters<Name | 'page'>> {
  type Filters = TabFilters<Name | 'page'>;
  const all: readonly (Name | 'page')[] = [...names, 'page'];
  const buildFilters = (textOf: (name: Name | 'page') => string): Filters =>
    Object.fromEntries(
      all.map((name) => {
        const value = textOf(name).trim();
        return [name, name === 'page' && /^0*1$/.test(value) ? '' : value];
      }),
    ) as Filters;
  return {
    emptyFilters: buildFilters(() => ''),
    filtersOf: (params) => buildFilters((name) => params.get(name) ?? ''),
    queryStringOf: (filters) =>
      tabQuery(tab, Object.fromEntries(all.map((name) => [name, filters[name]]))),
    patchFilters: (filters, patch) => {
      const next = { ...filters, page: '', ...patch };
      return buildFilters((name) => next[name]);
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
  requestedPage: string,
  limit: number = PAGE_SIZE,
): Page<Row> {
  const page = /^[1-9]\d{0,8}$/.test(requestedPage) ? Number(requestedPage) : 1;
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
export const endSessionOn401 = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) endSession();
    throw error;
  });

/** Browser only: starts with the filters of the URL, and loads when `start` is called. */
export const createPageList = <Filters, Shown>(
  definition: ListDefinition<Filters, Shown>,
): ListStore<Filters, Shown> =>
  createListStore(definition, definition.filtersOf(new URLSearchParams(location.search)), {
    status: 'loading',
    last: null,
  });
