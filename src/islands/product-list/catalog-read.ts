// Loader of catalog pages, with client-side filtering if the backend sends all products instead of a page.

import type { Facets, ProductCounts } from '../../../contract/catalog/facets.ts';
import type { Product } from '../../../contract/catalog/product.ts';
import type { ReadAs, SearchMatch, Unanswered } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { Api } from '../../api/call.ts';
import { listProducts } from '../../api/lazy-endpoints.ts';
import { pageReader, type ReadPage } from '../../ui/list/page-reader.ts';
import { attributesOf } from './attribute-filter.ts';
import { type CardProduct, cardOf, landedCardOf } from './catalog-card.ts';
import { catalogFilters, type Filters } from './catalog-url.ts';

/** Attribute values of one product by key: numbers, and the names of choices. */
export type AttributeCells = Readonly<Record<string, string | number>>;

/** One page of results, whatever the variant of the reply. */
export interface CatalogPage {
  readonly products: readonly CardProduct[];
  readonly pagination: Pagination;
  readonly counts: ProductCounts | null;
  /** null where there is nothing to choose, and from other backends. */
  readonly facets: Facets | null;
  /** For the table, one per product; null for cards. */
  readonly cells: readonly AttributeCells[] | null;
  /** The corrected search text, if a word was corrected. */
  readonly corrected: string | null;
  /** What the products have in common with the search; null without one. */
  readonly match: SearchMatch | null;
  readonly readAs: ReadAs | null;
  /** What the search asks for and no product answers to. */
  readonly unanswered: Unanswered | null;
  /** Matching products without a landed price, which a filter by it leaves out and a sort has last; null without both. */
  readonly withoutLandedPrice: number | null;
}

const cellsOf = ({ attributes }: Product): AttributeCells =>
  Object.fromEntries(attributes.map(({ key, number, text }) => [key, number ?? text]));

export const catalogReader = (api: Api, lang: Lang): ReadPage<Filters, CatalogPage> =>
  pageReader({
    codec: catalogFilters,
    request: (filters, signal) => {
      const { attr, view: _, price: __, ...query } = catalogFilters.queryOf(filters);
      return api.call(listProducts, {
        query: attr ? { ...query, attr: Object.fromEntries(attributesOf(attr)) } : query,
        ...(signal ? { signal } : {}),
      });
    },
    pageOf: ({ products, facets, ...rest }, { view, price }) => ({
      ...rest,
      products: products.map(price ? landedCardOf : cardOf),
      facets: facets && facets.types.length > 0 ? facets : null,
      cells: view && facets ? products.map(cellsOf) : null,
    }),
    async localPageOf({ products }, filters) {
      // Loaded on demand: few backends need it.
      const { applyLocally } = await import('./catalog-local.ts');
      const page = applyLocally(products, filters, lang);
      return { ...page, products: page.products.map(filters.price ? landedCardOf : cardOf) };
    },
  });
