// Loader of directory pages, with client-side filtering if the backend sends all suppliers instead of a page.

import type { Lang } from '../../../contract/lang.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { SupplierStats } from '../../../contract/suppliers/supplier.ts';
import type { Api } from '../../api/call.ts';
import { listSuppliers } from '../../api/lazy-endpoints.ts';
import { pageReader, type ReadPage } from '../../ui/list/page-reader.ts';
import { type CardSupplier, cardOf } from './suppliers-card.ts';
import { type Filters, supplierFilters } from './suppliers-url.ts';

/** One page of results, whatever the variant of the reply. */
export interface DirectoryPage {
  readonly suppliers: readonly CardSupplier[];
  readonly pagination: Pagination;
  /** Over the whole directory; null if the backend does not send them. */
  readonly stats: SupplierStats | null;
}

export const directoryReader = (api: Api, lang: Lang): ReadPage<Filters, DirectoryPage> =>
  pageReader({
    codec: supplierFilters,
    request: (filters, signal) =>
      api.call(listSuppliers, {
        query: supplierFilters.queryOf(filters),
        ...(signal ? { signal } : {}),
      }),
    pageOf: ({ suppliers, pagination, stats }) => ({
      suppliers: suppliers.map(cardOf),
      pagination,
      stats,
    }),
    async localPageOf({ suppliers: all }, filters) {
      // Loaded on demand: few backends need it.
      const { applyLocally, statsOf } = await import('./suppliers-local.ts');
      const { suppliers, pagination } = applyLocally(all, filters, lang);
      return { suppliers: suppliers.map(cardOf), pagination, stats: statsOf(all) };
    },
  });
