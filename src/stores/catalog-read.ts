// Asks for a page of the catalogue, and makes one where the backend sent everything instead.
import type { Lang } from '../../contract/lang.ts';
import { CACHE } from '../../contract/page-limits.ts';
import type { Pagination, ProductCounts } from '../../contract/product-page-reader.ts';
import type { Product } from '../../contract/product-reader.ts';
import { listProducts } from '../../contract/products.ts';
import type { Api } from '../api/call.ts';
import { type CardProduct, cardOf } from './catalog-card.ts';
import { addressOf, type Filters, NO_FILTERS, queryOf } from './catalog-url.ts';

/** One page of results, however the backend told them. */
export interface CatalogPage {
  readonly products: readonly CardProduct[];
  readonly pagination: Pagination;
  readonly counts: ProductCounts | null;
  /** The search as it was understood, where a word was corrected. */
  readonly corrected: string | null;
}

export type ReadCatalog = (filters: Filters, signal?: AbortSignal) => Promise<CatalogPage>;

/** A reader that remembers the whole list of a plain backend as long as any reply is remembered. */
export function catalogReader(api: Api, lang: Lang): ReadCatalog {
  let whole: { readonly products: readonly Product[]; readonly at: number } | null = null;

  const locally = async (products: readonly Product[], filters: Filters): Promise<CatalogPage> => {
    // Few backends need it, so it is not in what every reader loads.
    const { applyLocally } = await import('./catalog-local.ts');
    const page = applyLocally(products, filters, lang);
    return { ...page, products: page.products.map(cardOf), corrected: null };
  };

  return async (filters, signal) => {
    if (whole && Date.now() - whole.at < CACHE.lifetimeMs) return locally(whole.products, filters);
    const ask = (what: Filters) =>
      api.call(listProducts, { query: queryOf(what), ...(signal ? { signal } : {}) });
    const reply = await ask(filters);
    const { pagination, counts, corrected, products } = reply;
    if (pagination) return { products: products.map(cardOf), pagination, counts, corrected };
    // It may have filtered all the same: only a question without filters is sure to bring everything.
    const all = addressOf(filters) === '' ? reply : await ask(NO_FILTERS);
    whole = { products: all.products, at: Date.now() };
    return locally(all.products, filters);
  };
}
