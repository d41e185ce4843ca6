// The directory's filters and the address that says them; shared by the page, the island and every link between.

import { BUSINESS_TYPES, SUPPLIER_COUNTRIES } from '../../contract/catalogue-limits.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import type { listSuppliers } from '../../contract/suppliers.ts';
import { findCategory } from '../../contract/taxonomy.ts';

/** In the order they stand in an address. */
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
 * What the reader asked for, as text. '' is not asked for. What makes no sense stays as it was typed, so that the
 * server can say what is wrong with it and the form can still show it.
 */
export type Filters = Readonly<Record<FilterName, string>>;

export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as Filters;

const named = (names: readonly string[], typed: string): string =>
  names.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;

const yes = (typed: string): string => {
  if (typed === 'true') return '1';
  return typed === '0' || typed === 'false' ? '' : typed;
};

/** A whole number without its leading zeros; '' where it is the default. */
const whole = (typed: string, byDefault: string): string => {
  const number = /^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed;
  return number === byDefault ? '' : number;
};

/** One spelling of what means the same: ids for names, '' for defaults. */
export function normal(typed: Filters): Filters {
  const { search, country, businessType, verified, category, minProducts, sort, page } =
    Object.fromEntries(FILTER_NAMES.map((name) => [name, typed[name].trim()])) as Filters;
  return {
    search,
    country: named(SUPPLIER_COUNTRIES, country),
    businessType: named(BUSINESS_TYPES, businessType),
    verified: yes(verified),
    category: findCategory(category)?.id ?? category,
    minProducts: whole(minProducts, '0'),
    sort: sort === 'newest' ? '' : sort,
    page: whole(page, '1'),
  };
}

/** Reads an address or a form; parameters that are not ours are passed over. */
export const filtersOf = (params: { get(name: string): unknown }): Filters =>
  normal(
    Object.fromEntries(
      FILTER_NAMES.map((name) => {
        const value = params.get(name);
        return [name, typeof value === 'string' ? value : ''];
      }),
    ) as Filters,
  );

const pairsOf = (filters: Filters): [FilterName, string][] =>
  FILTER_NAMES.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]]));

/** What GET /auth/suppliers is asked. */
export const queryOf = (filters: Filters): QueryOf<typeof listSuppliers> =>
  Object.fromEntries(pairsOf(filters));

/** The query string of an address, with its question mark; '' without filters. */
export const addressOf = (filters: Filters): string => {
  const pairs = pairsOf(filters);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

/** The address search engines keep: what makes another page, without orders and foreign parameters. */
export const canonicalOf = ({ country, category, page }: Filters): string =>
  addressOf({ ...NO_FILTERS, country, category, page });

/** The filters after a choice: another choice starts at page one. */
export const changed = (filters: Filters, patch: Partial<Filters>): Filters =>
  normal({ ...filters, page: '', ...patch });

/** How many of the filters behind More Filters are set. */
export const moreCount = ({ verified, category, minProducts }: Filters): number =>
  [verified, category, minProducts].filter((value) => value !== '').length;
