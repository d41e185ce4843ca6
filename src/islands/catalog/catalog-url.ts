// Catalog filters and their URL format, shared by the page, the island and all links between them.

import {
  ORIGIN_COUNTRIES,
  PRICE_FILTER_MAX_USD,
  PRICE_FILTER_MIN_GAP_USD,
  PRICE_FILTER_MIN_USD,
} from '../../../contract/catalog/catalog-limits.ts';
import type { listProducts } from '../../../contract/catalog/products.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import {
  findCategory,
  findChip,
  findSubcategory,
  SUBCATEGORIES,
} from '../../../contract/taxonomy.ts';

/** In the order of the query string. */
export const FILTER_NAMES = [
  'search',
  'category',
  'subcategory',
  'industry',
  'minPrice',
  'maxPrice',
  'country',
  'verified',
  'sort',
  'order',
  'page',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/**
 * Filters as text; '' means not set. Invalid values stay as they were typed, so that the server can report them and
 * the form can still show them.
 */
export type Filters = Readonly<Record<FilterName, string>>;

export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as Filters;

/** The sort direction; by default ascending for names, descending for everything else. */
export const orderOf = ({ sort, order }: Filters): string =>
  order || (sort === 'name' ? 'asc' : 'desc');

/** The sort; by default relevance for a search, else newest first. */
export const sortOf = ({ sort, search }: Filters): string =>
  sort || (search ? 'relevance' : 'newest');

const PRICE_PATTERN = /^\d{1,12}(\.\d{1,6})?$/;

const normalizePrice = (typed: string, defaultPrice: number): string => {
  if (!PRICE_PATTERN.test(typed)) return typed;
  return Number(typed) === defaultPrice ? '' : String(Number(typed));
};

/** Sorts the two prices and keeps the slider's minimum distance between them. */
const rangeOf = (one: number, other: number): readonly [low: number, high: number] => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (high - low >= PRICE_FILTER_MIN_GAP_USD) return [low, high];
  const start =
    high <= PRICE_FILTER_MAX_USD
      ? Math.min(low, PRICE_FILTER_MAX_USD - PRICE_FILTER_MIN_GAP_USD)
      : low;
  return [start, Number((start + PRICE_FILTER_MIN_GAP_USD).toFixed(6))];
};

/** Normalizes the price range; a single bound, or one that is not a number, is left as typed. */
const normalizePrices = (typed: Filters): Pick<Filters, 'minPrice' | 'maxPrice'> => {
  const minPrice = normalizePrice(typed.minPrice, PRICE_FILTER_MIN_USD);
  const maxPrice = normalizePrice(typed.maxPrice, PRICE_FILTER_MAX_USD);
  if (!PRICE_PATTERN.test(minPrice) || !PRICE_PATTERN.test(maxPrice)) return { minPrice, maxPrice };
  const [low, high] = rangeOf(Number(minPrice), Number(maxPrice));
  return {
    minPrice: normalizePrice(String(low), PRICE_FILTER_MIN_USD),
    maxPrice: normalizePrice(String(high), PRICE_FILTER_MAX_USD),
  };
};

const normalizeFlag = (typed: string): string => {
  if (typed === 'true') return '1';
  return typed === '0' || typed === 'false' ? '' : typed;
};

const normalizeCountry = (typed: string): string =>
  ORIGIN_COUNTRIES.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;

const normalizePage = (typed: string): string => {
  const number = /^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed;
  return number === '1' ? '' : number;
};

/** Makes category, subcategory and industry consistent: the category takes precedence; a subcategory implies its category. */
const normalizeCategory = (
  filters: Filters,
): Pick<Filters, 'category' | 'subcategory' | 'industry'> => {
  const knownSubcategory = findSubcategory(filters.subcategory);
  const category =
    findCategory(filters.category)?.id ?? (filters.category || knownSubcategory?.category || '');
  const subcategory = knownSubcategory?.id ?? filters.subcategory;
  const chip = findChip(filters.industry);
  const isKnownCategory = findCategory(category) !== undefined;
  const chipFits = chip?.subcategories.some(
    (id) =>
      findSubcategory(id)?.category === category &&
      (!knownSubcategory || knownSubcategory.id === id),
  );
  return {
    category,
    subcategory: knownSubcategory && knownSubcategory.category !== category ? '' : subcategory,
    industry: chip && isKnownCategory && !chipFits ? '' : filters.industry,
  };
};

/** Normalizes equivalent filters to one form: ids instead of names, '' for defaults. */
export function normalizeFilters(typed: Filters): Filters {
  const trimmed = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, typed[name].trim()]),
  ) as Filters;
  const { search } = trimmed;
  const isDefaultSort = trimmed.sort === 'relevance' || trimmed.sort === (search ? '' : 'newest');
  const sort = isDefaultSort ? '' : trimmed.sort;
  const isKnownOrder = trimmed.order === 'asc' || trimmed.order === 'desc';
  const isRanked = search !== '' && sort === '';
  const defaultOrder = orderOf({ ...trimmed, sort, order: '' });
  return {
    ...trimmed,
    ...normalizeCategory(trimmed),
    ...normalizePrices(trimmed),
    country: normalizeCountry(trimmed.country),
    verified: normalizeFlag(trimmed.verified),
    sort,
    order: isKnownOrder && (isRanked || trimmed.order === defaultOrder) ? '' : trimmed.order,
    page: normalizePage(trimmed.page),
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

/** The query parameters of GET /products. */
export const queryOf = (filters: Filters): QueryOf<typeof listProducts> =>
  Object.fromEntries(pairsOf(filters));

/** The query string with its question mark; '' without filters. */
export const queryStringOf = (filters: Filters): string => {
  const pairs = pairsOf(filters);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

/** The canonical URL for search engines: only filters that make a distinct page, without sort, price and unknown parameters. */
export const canonicalOf = (filters: Filters): string => {
  const isKnownSubcategory = SUBCATEGORIES.some(({ id }) => id === filters.subcategory);
  const { search, subcategory, industry, country: origin, page: number } = filters;
  const category = isKnownSubcategory ? '' : filters.category;
  return queryStringOf({
    ...NO_FILTERS,
    ...{ search, category, subcategory, industry, country: origin, page: number },
  });
};

/** Applies a change: resets the page; a new category clears the subcategory, a new industry clears both. */
export function patchFilters(filters: Filters, patch: Partial<Filters>): Filters {
  const changesCategory = patch.category !== undefined && patch.category !== filters.category;
  return normalizeFilters({
    ...filters,
    page: '',
    ...(changesCategory ? { subcategory: '' } : {}),
    ...(patch.industry ? { category: '', subcategory: '' } : {}),
    ...patch,
  });
}
