// Loader of directory pages, with client-side filtering if the backend sends all suppliers instead of a page.

import type { Lang } from '../../../contract/lang.ts';
import { CLIENT_CACHE } from '../../../contract/page-limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { Supplier, SupplierStats } from '../../../contract/suppliers/supplier-reader.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import type { Api } from '../../api/call.ts';
import { type CardSupplier, cardOf } from './suppliers-card.ts';
import { applyLocally, statsOf } from './suppliers-local.ts';
import { type Filters, NO_FILTERS, queryOf, queryStringOf } from './suppliers-url.ts';

/** One page of results, whatever the variant of the reply. */
export interface DirectoryPage {
  readonly suppliers: readonly CardSupplier[];
  readonly pagination: Pagination;
  /** Over the whole directory; null if the backend does not send them. */
  readonly stats: SupplierStats | null;
}

export type ReadDirectory = (filters: Filters, signal?: AbortSignal) => Promise<DirectoryPage>;

/** Creates a loader. It caches the full list of a backend without pagination for CLIENT_CACHE.lifetimeMs. */
export function directoryReader(api: Api, lang: Lang): ReadDirectory {
  let fullList: { readonly suppliers: readonly Supplier[]; readonly loadedAt: number } | null =
    null;

  const filterLocally = (all: readonly Supplier[], filters: Filters): DirectoryPage => {
    const { suppliers, pagination } = applyLocally(all, filters, lang);
    return { suppliers: suppliers.map(cardOf), pagination, stats: statsOf(all) };
  };

  return async (filters, signal) => {
    if (fullList && Date.now() - fullList.loadedAt < CLIENT_CACHE.lifetimeMs)
      return filterLocally(fullList.suppliers, filters);
    const request = (wanted: Filters) =>
      api.call(listSuppliers, { query: queryOf(wanted), ...(signal ? { signal } : {}) });
    const reply = await request(filters);
    const { pagination, stats, suppliers } = reply;
    if (pagination) return { suppliers: suppliers.map(cardOf), pagination, stats };
    // The backend may have applied the filters anyway: only a query without filters surely returns all suppliers.
    const all = queryStringOf(filters) === '' ? reply : await request(NO_FILTERS);
    fullList = { suppliers: all.suppliers, loadedAt: Date.now() };
    return filterLocally(all.suppliers, filters);
  };
}
