// Loader of catalog pages, with client-side filtering if the backend sends all products instead of a page.

import type { ProductCounts } from '../../../contract/catalog/product-page-reader.ts';
import type { Product } from '../../../contract/catalog/product-reader.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { CLIENT_CACHE } from '../../../contract/page-limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { Api } from '../../api/call.ts';
import { type CardProduct, cardOf } from './catalog-card.ts';
import { type Filters, NO_FILTERS, queryOf, queryStringOf } from './catalog-url.ts';

/** One page of results, whatever the variant of the reply. */
export interface CatalogPage {
  readonly products: readonly CardProduct[];
  readonly pagination: Pagination;
  readonly counts: ProductCounts | null;
  /** The corrected search text, if a word was corrected. */
  readonly corrected: string | null;
}

export type ReadCatalog = (filters: Filters, signal?: AbortSignal) => Promise<CatalogPage>;

/** Creates a loader. It caches the full list of a backend without pagination for CLIENT_CACHE.lifetimeMs. */
export function catalogReader(api: Api, lang: Lang): ReadCatalog {
  let fullList: { readonly products: readonly Product[]; readonly loadedAt: number } | null = null;

  const filterLocally = async (
    products: readonly Product[],
    filters: Filters,
  ): Promise<CatalogPage> => {
    // Loaded on demand: few backends need it.
    const { applyLocally } = await import('./catalog-local.ts');
    const page = applyLocally(products, filters, lang);
    return { ...page, products: page.products.map(cardOf), corrected: null };
  };

  return async (filters, signal) => {
    if (fullList && Date.now() - fullList.loadedAt < CLIENT_CACHE.lifetimeMs)
      return filterLocally(fullList.products, filters);
    const request = (wanted: Filters) =>
      api.call(listProducts, { query: queryOf(wanted), ...(signal ? { signal } : {}) });
    const reply = await request(filters);
    const { pagination, counts, corrected, products } = reply;
    if (pagination) return { products: products.map(cardOf), pagination, counts, corrected };
    // The backend may have applied the filters anyway: only a query without filters surely returns all products.
    const all = queryStringOf(filters) === '' ? reply : await request(NO_FILTERS);
    fullList = { products: all.products, loadedAt: Date.now() };
    return filterLocally(all.products, filters);
  };
}
