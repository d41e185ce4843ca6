// Filter over the columns in a single pass: product numbers of a page, total, and counts per category.

import type { ProductQuery } from '../../contract/catalog/products.ts';
import { PRICE_FILTER_MAX_USD } from '../../contract/limits.ts';
import { toCents } from '../../contract/money.ts';
import { CATEGORIES, findChip, SUBCATEGORIES } from '../../contract/taxonomy.ts';
import { type Columns, type ColumnValues, NO_PRICE } from './columns.ts';

export interface FilterResult {
  /** Product numbers of the page, in order. */
  readonly nos: readonly number[];
  readonly total: number;
  readonly counts: {
    readonly categories: Record<string, number>;
    readonly subcategories: Record<string, number>;
  };
}

/** Marks with 1 each subcategory that matches the query's category, subcategory and industry. */
const selectedSubcategories = (query: ProductQuery): Uint8Array => {
  const industry = query.industry ? findChip(query.industry) : undefined;
  const industrySubcategories: readonly string[] | undefined = industry?.subcategories;
  return Uint8Array.from(SUBCATEGORIES, ({ id, category }) =>
    (query.category === undefined || query.category === category) &&
    (query.subcategory === undefined || query.subcategory === id) &&
    (industrySubcategories === undefined || industrySubcategories.includes(id))
      ? 1
      : 0,
  );
};

/** Converts counts per subcategory index to counts by id; the count of a category is the sum of its subcategories. */
const countsById = (countsByIndex: Uint32Array): FilterResult['counts'] => ({
  subcategories: Object.fromEntries(
    SUBCATEGORIES.map(({ id }, at) => [id, countsByIndex[at] ?? 0]),
  ),
  categories: Object.fromEntries(
    CATEGORIES.map(({ id }) => [
      id,
      SUBCATEGORIES.reduce(
        (sum, entry, at) => (entry.category === id ? sum + (countsByIndex[at] ?? 0) : sum),
        0,
      ),
    ]),
  ),
});

/** The filters of a query as values of the columns. */
interface ColumnFilter {
  /** 1 for each subcategory that matches category, subcategory and industry. */
  readonly isSelected: Uint8Array;
  readonly verifiedOnly: boolean;
  /** Code of the country and of the supplier; ANY where there is no filter. */
  readonly country: number;
  readonly supplier: number;
  readonly minCents: number;
  readonly maxCents: number;
}

const ANY = -2;

const columnFilter = (columns: Columns, query: ProductQuery): ColumnFilter => {
  const { country, supplier, minPrice, maxPrice } = query;
  const minCents = minPrice ? toCents(minPrice) : -1;
  const hasMaximum = maxPrice !== undefined && maxPrice < PRICE_FILTER_MAX_USD;
  // NO_PRICE is the largest number, so a lower bound alone would include products sold by quote.
  const highest = minCents > 0 ? NO_PRICE - 1 : Number.POSITIVE_INFINITY;
  return {
    isSelected: selectedSubcategories(query),
    verifiedOnly: query.verified === true,
    country: country === undefined ? ANY : columns.countries.existingCodeOf(country),
    supplier: supplier === undefined ? ANY : columns.suppliers.existingCodeOf(supplier),
    minCents,
    maxCents: hasMaximum ? toCents(maxPrice) : highest,
  };
};

/** Whether a product matches every filter except category, subcategory and industry. */
const matchesOthers = (
  filter: ColumnFilter,
  verified: number,
  country: number,
  supplier: number,
  priceCents: number,
): boolean =>
  (!filter.verifiedOnly || verified !== 0) &&
  (filter.country === ANY || filter.country === country) &&
  (filter.supplier === ANY || filter.supplier === supplier) &&
  priceCents >= filter.minCents &&
  priceCents <= filter.maxCents;

/**
 * Filters `order` (product numbers) and returns the query's page. The counts per subcategory apply every filter except category,
 * subcategory and industry: the filter panel shows how many products another choice would give.
 */
export function filterProducts(
  columns: Columns,
  order: Int32Array,
  query: ProductQuery,
): FilterResult {
  const { subcategory, verified, country, supplier, priceCents } = columns;
  const filter = columnFilter(columns, query);
  const firstMatch = (query.page - 1) * query.limit;
  const endMatch = firstMatch + query.limit;
  const countsByIndex = new Uint32Array(SUBCATEGORIES.length);
  const nos: number[] = [];
  let total = 0;
  for (let at = 0; at < order.length; at++) {
    const no = order[at] as number;
    if (
      !matchesOthers(
        filter,
        verified[no] as number,
        country[no] as number,
        supplier[no] as number,
        priceCents[no] as number,
      )
    )
      continue;
    const subcategoryIndex = subcategory[no] as number;
    countsByIndex[subcategoryIndex] = (countsByIndex[subcategoryIndex] as number) + 1;
    if (filter.isSelected[subcategoryIndex] === 0) continue;
    if (total >= firstMatch && total < endMatch) nos.push(no);
    total++;
  }
  return { nos, total, counts: countsById(countsByIndex) };
}

/** The values of a product before and after a change; null where it was not, or is no longer, public. */
export interface ChangedValues {
  readonly before: ColumnValues | null;
  readonly after: ColumnValues | null;
}

/** What a change of one product can alter in a list that does not show the product itself. */
export type ListEffect =
  /** Nothing: neither the counts nor the products of any page. */
  | 'none'
  /** Only the order, and with it the products of a page. */
  | 'order'
  /** The counts. */
  | 'counts';

/** Returns the effect of a change on the list of a query, whatever its search words. */
export function listEffect(
  columns: Columns,
  query: ProductQuery,
  { before, after }: ChangedValues,
): ListEffect {
  const filter = columnFilter(columns, query);
  const matches = (values: ColumnValues | null): values is ColumnValues =>
    values !== null &&
    matchesOthers(filter, values.verified, values.country, values.supplier, values.priceCents);
  const matched = matches(before);
  if (matched !== matches(after)) return 'counts';
  if (!matched || !after) return 'none';
  if (before.subcategory !== after.subcategory) return 'counts';
  return filter.isSelected[after.subcategory] === 1 ? 'order' : 'none';
}
