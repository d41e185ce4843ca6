// Client-side filter, sort, count and pagination of products, for backends that answer GET /products with all of them.

import { PRICE_FILTER_MAX_USD } from '../../../contract/catalog/catalog-limits.ts';
import type { ProductCounts } from '../../../contract/catalog/facets.ts';
import type { Product } from '../../../contract/catalog/product.ts';
import { RUPEES_PER_LAKH } from '../../../contract/landed-cost/lakh.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { CATEGORIES, findChip, SUBCATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';
import { foldText, localPage } from '../../ui/list/page.ts';
import { type Filters, orderOf, sortOf } from './catalog-url.ts';

/** What only our own server knows. */
const UNKNOWN = {
  facets: null,
  cells: null,
  corrected: null,
  match: null,
  readAs: null,
  unanswered: null,
  withoutLandedPrice: null,
} as const;

type LocalPage = typeof UNKNOWN & {
  readonly products: readonly Product[];
  readonly pagination: Pagination;
  readonly counts: ProductCounts;
};

/** "lathes" finds "lathe"; Chinese text has no spaces and is matched as typed. */
const searchWords = (search: string): string[] =>
  (foldText(search).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  );

/** Relevance of a product; 0 if any word is missing. */
const scoreOf = (product: Product, words: readonly string[]): number => {
  const heading = foldText(`${product.title} ${product.name}`);
  const labels = foldText(
    [product.category?.label, product.subcategory?.label, ...product.tags].join(' '),
  );
  const rest = foldText(
    [
      product.summary,
      product.description,
      product.supplier?.companyName,
      product.supplier?.name,
    ].join(' '),
  );
  let score = 0;
  for (const word of words) {
    const weight = heading.includes(word)
      ? 9
      : labels.includes(word)
        ? 3
        : rest.includes(word)
          ? 1
          : 0;
    if (weight === 0) return 0;
    score += weight;
  }
  return score;
};

const numberOr = (typed: string, fallback: number): number =>
  typed === '' || !Number.isFinite(Number(typed)) ? fallback : Number(typed);

const matchesBasis = (basis: string | null, filter: string): boolean =>
  filter === '' || (filter === 'unstated' ? basis === null : (basis ?? '').startsWith(filter));

/** By the lower end; a bound excludes products without a landed price. */
const isWithinLanded = ({ landedPrice }: Product, { landedFrom, landedTo }: Filters): boolean => {
  if (!landedFrom && !landedTo) return true;
  const low = landedPrice && landedPrice.low / RUPEES_PER_LAKH;
  return (
    low !== null &&
    low >= numberOr(landedFrom, 0) &&
    low <= numberOr(landedTo, Number.POSITIVE_INFINITY)
  );
};

/** Applies all filters except category, subcategory and industry. A price limit excludes products without a price. */
const matchesFilters = (product: Product, filters: Filters): boolean => {
  const low = numberOr(filters.minPrice, 0);
  const high = numberOr(filters.maxPrice, PRICE_FILTER_MAX_USD);
  const hasPriceLimit = low > 0 || high < PRICE_FILTER_MAX_USD;
  const isAboveMin = product.price === null ? !hasPriceLimit : product.price >= low;
  const isBelowMax =
    high >= PRICE_FILTER_MAX_USD || (product.price !== null && product.price <= high);
  return (
    isAboveMin &&
    isBelowMax &&
    isWithinLanded(product, filters) &&
    (filters.type === '' || product.machineType?.id === filters.type) &&
    (filters.country === '' ||
      product.countryOfOrigin?.toLowerCase() === filters.country.toLowerCase()) &&
    matchesBasis(product.priceBasis, filters.basis) &&
    (filters.verified !== '1' || product.supplier?.isVerified === true)
  );
};

const matchesCategory = (
  product: Product,
  { category, subcategory, industry }: Filters,
): boolean => {
  const chipSubcategories: readonly string[] | undefined = findChip(industry)?.subcategories;
  return (
    (category === '' || product.category?.id === category) &&
    (subcategory === '' || product.subcategory?.id === subcategory) &&
    (!chipSubcategories || chipSubcategories.includes(product.subcategory?.id ?? ''))
  );
};

const countByIds = (ids: readonly string[], values: readonly (string | null | undefined)[]) => {
  const counts = Object.fromEntries(ids.map((id) => [id, 0]));
  for (const id of values) if (id && id in counts) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

type Comparator = (one: Product, other: Product) => number;

const byDate: Comparator = (one, other) =>
  (one.createdAt ?? '').localeCompare(other.createdAt ?? '');

/** Products without a price are last in both directions. */
const byPrice =
  (direction: 1 | -1, priceOf: (product: Product) => number | null): Comparator =>
  (one, other) => {
    const [first, second] = [priceOf(one), priceOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second);
  };

const comparatorFor = (
  filters: Filters,
  lang: Lang,
  scores: ReadonlyMap<Product, number>,
): Comparator => {
  const direction = orderOf(filters) === 'asc' ? 1 : -1;
  const newestFirst: Comparator = (one, other) => byDate(other, one);
  switch (sortOf(filters)) {
    case 'price':
      return byPrice(direction, ({ price }) => price);
    case 'landed':
      return byPrice(direction, ({ landedPrice }) => landedPrice?.low ?? null);
    case 'name': {
      const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' });
      return (one, other) => direction * compare(one.title, other.title);
    }
    case 'relevance':
      return (one, other) =>
        (scores.get(other) ?? 0) - (scores.get(one) ?? 0) || newestFirst(one, other);
    default:
      return (one, other) => direction * byDate(one, other);
  }
};

/** Returns the page for the filters. Ignores invalid values: there is no server to report them. */
export function applyLocally(
  products: readonly Product[],
  filters: Filters,
  lang: Lang = 'en',
): LocalPage {
  const words = searchWords(filters.search);
  const scores = new Map(products.map((product) => [product, scoreOf(product, words)]));
  const matching = products.filter(
    (product) =>
      matchesFilters(product, filters) && (words.length === 0 || (scores.get(product) ?? 0) > 0),
  );
  const sorted = matching
    .filter((product) => matchesCategory(product, filters))
    .sort(comparatorFor(filters, lang, scores));
  const { rows, pagination } = localPage(sorted, filters.page);
  const count = (ids: readonly { readonly id: string }[], kind: 'category' | 'subcategory') =>
    countByIds(
      ids.map(({ id }) => id),
      matching.map((product) => product[kind]?.id),
    );
  return {
    ...UNKNOWN,
    products: rows,
    pagination,
    counts: {
      categories: count(CATEGORIES, 'category'),
      subcategories: count(SUBCATEGORIES, 'subcategory'),
      capped: false,
    },
  };
}
