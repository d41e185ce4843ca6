// Asks for a page of the directory, and makes one where the backend sent every supplier instead.
import type { Lang } from '../../contract/lang.ts';
import { CACHE } from '../../contract/page-limits.ts';
import type { Pagination } from '../../contract/product-page-reader.ts';
import type { Supplier, SupplierStats } from '../../contract/supplier-reader.ts';
import { listSuppliers } from '../../contract/suppliers.ts';
import type { Api } from '../api/call.ts';
import { type CardSupplier, cardOf } from './suppliers-card.ts';
import { applyLocally, statsOf } from './suppliers-local.ts';
import { addressOf, type Filters, NO_FILTERS, queryOf } from './suppliers-url.ts';

/** One page of results, however the backend told them. */
export interface DirectoryPage {
  readonly suppliers: readonly CardSupplier[];
  readonly pagination: Pagination;
  /** Over the whole directory; null where the backend does not say. */
  readonly stats: SupplierStats | null;
}

export type ReadDirectory = (filters: Filters, signal?: AbortSignal) => Promise<DirectoryPage>;

/** A reader that remembers the whole list of a plain backend as long as any reply is remembered. */
export function directoryReader(api: Api, lang: Lang): ReadDirectory {
  let whole: { readonly suppliers: readonly Supplier[]; readonly at: number } | null = null;

  const locally = (all: readonly Supplier[], filters: Filters): DirectoryPage => {
    const { suppliers, pagination } = applyLocally(all, filters, lang);
    return { suppliers: suppliers.map(cardOf), pagination, stats: statsOf(all) };
  };

  return async (filters, signal) => {
    if (whole && Date.now() - whole.at < CACHE.lifetimeMs) return locally(whole.suppliers, filters);
    const ask = (what: Filters) =>
      api.call(listSuppliers, { query: queryOf(what), ...(signal ? { signal } : {}) });
    const reply = await ask(filters);
    const { pagination, stats, suppliers } = reply;
    if (pagination) return { suppliers: suppliers.map(cardOf), pagination, stats };
    // It may have filtered all the same: only a question without filters is sure to bring everyone.
    const all = addressOf(filters) === '' ? reply : await ask(NO_FILTERS);
    whole = { suppliers: all.suppliers, at: Date.now() };
    return locally(all.suppliers, filters);
  };
}
