// Filters of the supplier directory and their URL format, shared by the page, the island and all links between them.

import {
  BUSINESS_TYPES,
  DEFAULT_SUPPLIER_SORT,
  SUPPLIER_COUNTRIES,
} from '../../../contract/catalog/catalog-limits.ts';
import { findCategory } from '../../../contract/taxonomy/taxonomy.ts';
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
    sort: filters.sort === DEFAULT_SUPPLIER_SORT ? '' : filters.sort,
  }),
});
export const { emptyFilters: NO_FILTERS, filtersOf, patchFilters, queryStringOf } = supplierFilters;

/** The canonical URL for search engines: only filters that make a distinct page, without sort and unknown parameters. */
export const canonicalOf = ({ country, category, page }: Filters): string =>
  queryStringOf({ ...NO_FILTERS, country, category, page });

const count = (...values: readonly string[]): number =>
  values.filter((value) => value !== '').length;

/** Number of active filters behind More Filters; `others` are behind it on phones only. */
export const countMoreFilters = (filters: Filters) => {
  const { verified, category, minProducts, country, businessType } = filters;
  return {
    more: count(verified, category, minProducts),
    others: count(country, businessType),
  };
};
