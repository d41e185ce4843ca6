// Loader of a public list: one page from the backend, or a page of the full list of a backend without pagination.

import { CLIENT_CACHE } from '../../../contract/page-limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { FilterCodec } from './filter-codec.ts';

interface Parts<Filters, Reply, Page> {
  readonly codec: FilterCodec<Filters>;
  readonly request: (filters: Filters, signal: AbortSignal | undefined) => Promise<Reply>;
  readonly pageOf: (reply: Reply & { readonly pagination: Pagination }, filters: Filters) => Page;
  /** Filters and sorts the full list. */
  readonly localPageOf: (all: Reply, filters: Filters) => Page | Promise<Page>;
}

export type ReadPage<Filters, Page> = (filters: Filters, signal?: AbortSignal) => Promise<Page>;

/** The full list is cached for CLIENT_CACHE.lifetimeMs. */
export function pageReader<
  Filters,
  Reply extends { readonly pagination: Pagination | null },
  Page,
>({
  codec: { queryStringOf, emptyFilters },
  request,
  pageOf,
  localPageOf,
}: Parts<Filters, Reply, Page>): ReadPage<Filters, Page> {
  let full: { readonly reply: Reply; readonly loadedAt: number } | null = null;
  return async (filters, signal) => {
    if (full && Date.now() - full.loadedAt < CLIENT_CACHE.lifetimeMs)
      return localPageOf(full.reply, filters);
    const reply = await request(filters, signal);
    const { pagination } = reply;
    if (pagination) return pageOf({ ...reply, pagination }, filters);
    // The backend may have applied the filters anyway: only a query without filters surely returns all rows.
    const all = queryStringOf(filters) === '' ? reply : await request(emptyFilters, signal);
    full = { reply: all, loadedAt: Date.now() };
    return localPageOf(all, filters);
  };
}
