// Filters of the supplier directory and their URL format, shared by the page, the island and all links between them.

import { BUSINESS_TYPES, SUPPLIER_COUNTRIES } from '../../../contract/catalog/catalog-limits.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { findCategory } from '../../../contract/taxonomy.ts';

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

/**
 * Filters as text; '' means not set. Invalid values stay as they were typed, so that the server can report them and
 * the form can still show them.
 */
export type Filters = Readonly<Record<FilterName, string>>;

export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as Filters;

const canonicalName = (names: readonly string[], typed: string): string =>
  names.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;

const normalizeFlag = (typed: string): string => {
  if (typed === 'true') return '1';
  return typed === '0' || typed === 'false' ? '' : typed;
};

/** Removes leading zeros from an integer; '' if it is the default. */
const normalizeInteger = (typed: string, defaultValue: string): string => {
  const number = /^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed;
  return number === defaultValue ? '' : number;
};

/** Normalizes equivalent filters to one form: ids instead of names, '' for defaults. */
export function normalizeFilters(typed: Filters): Filters {
  const { search, country, businessType, verified, category, minProducts, sort, page } =
    Object.fromEntries(FILTER_NAMES.map((name) => [name, typed[name].trim()])) as Filters;
  return {
    search,
    country: canonicalName(SUPPLIER_COUNTRIES, country),
    businessType: canonicalName(BUSINESS_TYPES, businessType),
    verified: normalizeFlag(verified),
    category: findCategory(category)?.id ?? category,
    minProducts: normalizeInteger(minProducts, '0'),
    sort: sort === 'newest' ? '' : sort,
    page: normalizeInteger(page, '1'),
  };
}

/** Reads filters from a URL or a form; ignores unknown parameters. */
export const filtersOf = (params: { get(name: string): unknown }): Filters =>
  normalizeFilters(
    Object.fromEntries(
      FILTER_NAMES.map((name) => {
        const value = params.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    ) as Filters,
  );

const pairsOf = (filters: Filters): [FilterName, string][] =>
  FILTER_NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]]));

/** The query parameters of GET /auth/suppliers. */
export const queryOf = (filters: Filters): QueryOf<typeof listSuppliers> =>
  Object.fromEntries(pairsOf(filters));

/** The query string with its question mark; '' without filters. */
export const queryStringOf = (filters: Filters): string => {
  const pairs = pairsOf(filters);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

/** The canonical URL for search engines: only filters that make a distinct page, without sort and unknown parameters. */
export const canonicalOf = ({ country, category, page }: Filters): string =>
  queryStringOf({ ...NO_FILTERS, country, category, page });

/** Applies a change to the filters and resets the page. */
export const patchFilters = (filters: Filters, patch: Partial<Filters>): Filters =>
  normalizeFilters({ ...filters, page: '', ...patch });

/** Number of active filters behind More Filters. */
export const countMoreFilters = ({ verified, category, minProducts }: Filters): number =>
  [verified, category, minProducts].filter((value) => value !== '').length;
