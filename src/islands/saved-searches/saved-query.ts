// Filters of the product list as a saved search stores them, and the name that is offered for them.
import { MAX_SAVED_SEARCH_NAME_LENGTH } from '../../../contract/saved-searches/saved-search-limits.ts';
import type { TranslateFunction } from '../../i18n/translator.ts';
import {
  type Filters,
  filtersOf,
  patchFilters,
  queryStringOf,
} from '../product-list/catalog-url.ts';
import type { ActiveFilter } from '../product-list/use-active-filters.ts';

export const filtersOfQuery = (query: string): Filters => filtersOf(new URLSearchParams(query));

/** The filters without page, sort and view: "search=lathe&type=cnc-lathe"; '' if nothing is filtered. */
export const queryOfFilters = (filters: Filters): string =>
  queryStringOf(patchFilters(filters, { sort: '', order: '', view: '' })).slice(1);

/** The query with its parameters in the order of the list: the server has them in another. */
export const normalizedQuery = (query: string): string => queryOfFilters(filtersOfQuery(query));

/** Path of the list with these filters, the newest products first. */
export const newestFirstPath = (query: string): string =>
  `/products${queryStringOf(patchFilters(filtersOfQuery(query), { sort: 'newest' }))}`;

/** Filters that a more specific one already says. */
const IMPLIED_BY: Readonly<Record<string, readonly string[]>> = {
  industry: ['category', 'subcategory', 'type'],
  category: ['subcategory', 'type'],
  subcategory: ['type'],
};

/** Builds "lathe, CNC lathes, Swing: 400–630 mm" from as many filters as fit. Needs the namespace results. */
export function suggestedName(
  t: TranslateFunction,
  { search }: Filters,
  active: readonly ActiveFilter[],
): string {
  const keys = new Set(active.map(({ key }) => key));
  const parts = active
    .filter(({ key }) => !IMPLIED_BY[key]?.some((each) => keys.has(each)))
    .map(({ key, name }) => (key === 'search' ? search : name));
  let joined = '';
  for (const next of parts) {
    const longer = joined === '' ? next : t('results:search.joined', { first: joined, next });
    if (longer.length > MAX_SAVED_SEARCH_NAME_LENGTH) break;
    joined = longer;
  }
  return joined || (parts[0] ?? '').slice(0, MAX_SAVED_SEARCH_NAME_LENGTH).trim();
}
