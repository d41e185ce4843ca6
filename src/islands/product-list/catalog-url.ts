// Catalog filters and their URL format, shared by the page, the island and all links between them.

import {
  ORIGIN_COUNTRIES,
  PRICE_FILTER_MAX_USD,
  PRICE_FILTER_MIN_GAP_USD,
  PRICE_FILTER_MIN_USD,
} from '../../../contract/catalog/catalog-limits.ts';
import { BASIS_FILTERS } from '../../../contract/catalog/price-basis.ts';
import {
  findCategory,
  findChip,
  findSubcategory,
  SUBCATEGORIES,
} from '../../../contract/taxonomy/taxonomy.ts';
import {
  filterCodec,
  normalizeFlag,
  normalizeName,
  type TextFilters,
} from '../../ui/list/filter-codec.ts';
import {
  attributesOf,
  attributeText,
  isAttributeSort,
  withAttributeParameters,
} from './attribute-filter.ts';

/** In the order of the query string. */
export const FILTER_NAMES = [
  'search',
  'category',
  'subcategory',
  'industry',
  'type',
  'attr',
  'minPrice',
  'maxPrice',
  'landedFrom',
  'landedTo',
  'country',
  'basis',
  'verified',
  'sort',
  'order',
  'price',
  'view',
  'page',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export type Filters = TextFilters<FilterName>;

/** The sort direction; by default ascending for names and landed prices, descending for everything else. */
export const orderOf = ({ sort, order }: Filters): string =>
  order || (sort === 'name' || sort === 'landed' ? 'asc' : 'desc');

/** The sort; by default relevance for a search, else newest first. */
export const sortOf = ({ sort, search }: Filters): string =>
  sort || (search ? 'relevance' : 'newest');

const PRICE_PATTERN = /^\d{1,12}(\.\d{1,6})?$/;

const normalizePrice = (typed: string, defaultPrice?: number): string => {
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

/** Bounds in lakh, the lower one first, as prices are; one that is not a number is left as typed. */
const normalizeLanded = ({
  landedFrom: from,
  landedTo: to,
}: Filters): Pick<Filters, 'landedFrom' | 'landedTo'> => {
  const areNumbers = PRICE_PATTERN.test(from) && PRICE_PATTERN.test(to);
  const [low, high] = areNumbers && Number(from) > Number(to) ? [to, from] : [from, to];
  return { landedFrom: normalizePrice(low, 0), landedTo: normalizePrice(high) };
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

function normalize(filters: Filters): Filters {
  const { search } = filters;
  const isDefaultSort = filters.sort === 'relevance' || filters.sort === (search ? '' : 'newest');
  const sort = isDefaultSort ? '' : filters.sort;
  const isKnownOrder = filters.order === 'asc' || filters.order === 'desc';
  const isRanked = search !== '' && sort === '';
  const defaultOrder = orderOf({ ...filters, sort, order: '' });
  return {
    ...filters,
    ...normalizeCategory(filters),
    ...normalizePrices(filters),
    ...normalizeLanded(filters),
    price: filters.price === 'landed' ? 'landed' : '',
    country: normalizeName(ORIGIN_COUNTRIES, filters.country),
    basis: normalizeName(BASIS_FILTERS, filters.basis),
    verified: normalizeFlag(filters.verified),
    attr: attributeText(attributesOf(filters.attr)),
    // A table has the attributes of one machine type as its columns.
    view: filters.type && filters.view === 'table' ? 'table' : '',
    sort,
    order: isKnownOrder && (isRanked || filters.order === defaultOrder) ? '' : filters.order,
  };
}

const changes = (patch: Partial<Filters>, filters: Filters, ...names: FilterName[]): boolean =>
  names.some((name) => patch[name] !== undefined && patch[name] !== filters[name]);

/**
 * A new category clears the subcategory, a new industry clears both; any of them clears the machine type, and a new machine type
 * the filters and the sort by attributes.
 */
const clearedBy = (patch: Partial<Filters>, filters: Filters): Partial<Filters> => {
  const clearsType = changes(patch, filters, 'category', 'subcategory', 'industry');
  return {
    ...(patch.industry ? { category: '', subcategory: '' } : {}),
    ...(changes(patch, filters, 'category') ? { subcategory: '' } : {}),
    ...(clearsType ? { type: '' } : {}),
    ...(clearsType || changes(patch, filters, 'type') ? { attr: '' } : {}),
    ...((clearsType || changes(patch, filters, 'type')) && isAttributeSort(filters.sort)
      ? { sort: '', order: '' }
      : {}),
  };
};

export const catalogFilters = withAttributeParameters(
  filterCodec(FILTER_NAMES, { normalize, clearedBy }),
);
export const { emptyFilters: NO_FILTERS, filtersOf, patchFilters, queryStringOf } = catalogFilters;

/**
 * The canonical URL for search engines: only filters that make a distinct page, without sort, price, attributes and unknown
 * parameters. A machine type belongs to one category.
 */
export const canonicalOf = (filters: Filters): string => {
  const isKnownSubcategory = SUBCATEGORIES.some(({ id }) => id === filters.subcategory);
  const { search, type, country, page } = filters;
  if (type) return queryStringOf({ ...NO_FILTERS, search, type, country, page });
  const { subcategory, industry } = filters;
  const category = isKnownSubcategory ? '' : filters.category;
  return queryStringOf({
    ...NO_FILTERS,
    ...{ search, category, subcategory, industry, country, page },
  });
};
