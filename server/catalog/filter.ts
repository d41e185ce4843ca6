// Filter over the columns in a single pass: product numbers of a page, total, and counts per category.

import type { ProductQuery } from '../../contract/catalog/products.ts';
import { PRICE_FILTER_MAX_USD } from '../../contract/limits.ts';
import { toCents } from '../../contract/money.ts';
import { CATEGORIES, findChip, SUBCATEGORIES } from '../../contract/taxonomy.ts';
import { type Columns, NO_PRICE } from './columns.ts';

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
  const isSelected = selectedSubcategories(query);
  const countryCode =
    query.country === undefined ? -2 : columns.countries.existingCodeOf(query.country);
  const supplierCode =
    query.supplier === undefined ? -2 : columns.suppliers.existingCodeOf(query.supplier);
  const minCents = query.minPrice ? toCents(query.minPrice) : -1;
  const maxCents =
    query.maxPrice === undefined || query.maxPrice >= PRICE_FILTER_MAX_USD
      ? Number.POSITIVE_INFINITY
      : toCents(query.maxPrice);
  const firstMatch = (query.page - 1) * query.limit;
  const endMatch = firstMatch + query.limit;
  const countsByIndex = new Uint32Array(SUBCATEGORIES.length);
  const nos: number[] = [];
  let total = 0;
  // NO_PRICE is the largest number, so a lower bound alone would include products sold by quote.
  const pricedOnly = minCents > 0;
  for (let at = 0; at < order.length; at++) {
    const no = order[at] as number;
    if (query.verified && verified[no] === 0) continue;
    if (countryCode !== -2 && country[no] !== countryCode) continue;
    if (supplierCode !== -2 && supplier[no] !== supplierCode) continue;
    const price = priceCents[no] as number;
    if (price < minCents || price > maxCents || (pricedOnly && price === NO_PRICE)) continue;
    const subcategoryIndex = subcategory[no] as number;
    countsByIndex[subcategoryIndex] = (countsByIndex[subcategoryIndex] as number) + 1;
    if (isSelected[subcategoryIndex] === 0) continue;
    if (total >= firstMatch && total < endMatch) nos.push(no);
    total++;
  }
  return { nos, total, counts: countsById(countsByIndex) };
}
