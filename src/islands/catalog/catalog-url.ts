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

const PRICE = /^\d{1,12}(\.\d{1,6})?$/;

const price = (typed: string, open: number): string => {
  if (!PRICE.test(typed)) return typed;
  return Number(typed) === open ? '' : String(Number(typed));
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
const prices = (typed: Filters): Pick<Filters, 'minPrice' | 'maxPrice'> => {
  const minPrice = price(typed.minPrice, PRICE_FILTER_MIN_USD);
  const maxPrice = price(typed.maxPrice, PRICE_FILTER_MAX_USD);
  if (!PRICE.test(minPrice) || !PRICE.test(maxPrice)) return { minPrice, maxPrice };
  const [low, high] = rangeOf(Number(minPrice), Number(maxPrice));
  return {
    minPrice: price(String(low), PRICE_FILTER_MIN_USD),
    maxPrice: price(String(high), PRICE_FILTER_MAX_USD),
  };
};

const yes = (typed: string): string => {
  if (typed === 'true') return '1';
  return typed === '0' || typed === 'false' ? '' : typed;
};

const country = (typed: string): string =>
  ORIGIN_COUNTRIES.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;

const page = (typed: string): string => {
  const number = /^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed;
  return number === '1' ? '' : number;
};

/** Makes category, subcategory and industry consistent: the category takes precedence; a subcategory implies its category. */
const place = (filters: Filters): Pick<Filters, 'category' | 'subcategory' | 'industry'> => {
  const leaf = findSubcategory(filters.subcategory);
  const category = findCategory(filters.category)?.id ?? (filters.category || leaf?.category || '');
  const subcategory = leaf?.id ?? filters.subcategory;
  const chip = findChip(filters.industry);
  const known = findCategory(category) !== undefined;
  const chipFits = chip?.subcategories.some(
    (id) => findSubcategory(id)?.category === category && (!leaf || leaf.id === id),
  );
  return {
    category,
    subcategory: leaf && leaf.category !== category ? '' : subcategory,
    industry: chip && known && !chipFits ? '' : filters.industry,
  };
};

/** Normalizes equivalent filters to one form: ids instead of names, '' for defaults. */
export function normal(typed: Filters): Filters {
  const trimmed = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, typed[name].trim()]),
  ) as Filters;
  const { search } = trimmed;
  const byDefault = trimmed.sort === 'relevance' || trimmed.sort === (search ? '' : 'newest');
  const sort = byDefault ? '' : trimmed.sort;
  const known = trimmed.order === 'asc' || trimmed.order === 'desc';
  const ranked = search !== '' && sort === '';
  const usual = orderOf({ ...trimmed, sort, order: '' });
  return {
    ...trimmed,
    ...place(trimmed),
    ...prices(trimmed),
    country: country(trimmed.country),
    verified: yes(trimmed.verified),
    sort,
    order: known && (ranked || trimmed.order === usual) ? '' : trimmed.order,
    page: page(trimmed.page),
  };
}

/** Reads filters from a URL or a form; ignores unknown parameters. */
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

/** The query parameters of GET /products. */
export const queryOf = (filters: Filters): QueryOf<typeof listProducts> =>
  Object.fromEntries(pairsOf(filters));

/** The query string with its question mark; '' without filters. */
export const addressOf = (filters: Filters): string => {
  const pairs = pairsOf(filters);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

/** The canonical URL for search engines: only filters that make a distinct page, without sort, price and unknown parameters. */
export const canonicalOf = (filters: Filters): string => {
  const leafKnown = SUBCATEGORIES.some(({ id }) => id === filters.subcategory);
  const { search, subcategory, industry, country: origin, page: number } = filters;
  const category = leafKnown ? '' : filters.category;
  return addressOf({
    ...NO_FILTERS,
    ...{ search, category, subcategory, industry, country: origin, page: number },
  });
};

/** Applies a change: resets the page; a new category clears the subcategory, a new industry clears both. */
export function changed(filters: Filters, patch: Partial<Filters>): Filters {
  const movesBranch = patch.category !== undefined && patch.category !== filters.category;
  return normal({
    ...filters,
    page: '',
    ...(movesBranch ? { subcategory: '' } : {}),
    ...(patch.industry ? { category: '', subcategory: '' } : {}),
    ...patch,
  });
}
