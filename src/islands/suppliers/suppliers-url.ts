// Filters of the supplier directory and their URL format, shared by the page, the island and all links between them.

import { BUSINESS_TYPES, SUPPLIER_COUNTRIES } from '../../../contract/catalog/catalog-limits.ts';
import { findCategory } from '../../../contract/taxonomy.ts';
import {
  filterCodec,
  normalizeFlag,
  normalizeInteger,
  normalizeName,
  type TextFilters,
} from '../../ui/list/filter-codec.ts';

/** In the order of the query string. */
export const FILTER_NAMES = [
  'search',
  'country',
  'businessType',
  'verified',
  'category',
  'minProducts',
  'sort',
  'page',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export type Filters = TextFilters<FilterName>;

export const supplierFilters = filterCodec(FILTER_NAMES, {
  normalize: (filters) => ({
    ...filters,
    country: normalizeName(SUPPLIER_COUNTRIES, filters.country),
    businessType: normalizeName(BUSINESS_TYPES, filters.businessType),
    verified: normalizeFlag(filters.verified),
    category: findCategory(filters.category)?.id ?? filters.category,
    minProducts: normalizeInteger(filters.minProducts, '0'),
    sort: filters.sort === 'newest' ? '' : filters.sort,
  }),
});
export const { emptyFilters: NO_FILTERS, filtersOf, patchFilters, queryStringOf } = supplierFilters;

/** The canonical URL for search engines: only filters that make a distinct page, without sort and unknown parameters. */
export const canonicalOf = ({ country, category, page }: Filters): string =>
  queryStringOf({ ...NO_FILTERS, country, category, page });

/** Number of active filters behind More Filters. */
export const countMoreFilters = ({ verified, category, minProducts }: Filters): number =>
  [verified, category, minProducts].filter((value) => value !== '').length;
