// Filter over the columns in a single pass: product numbers of a page, total, and counts per category.

import type { ProductQuery } from '../../contract/catalog/products.ts';
import { PRICE_MAX } from '../../contract/limits.ts';
import { CATEGORIES, findChip, SUBCATEGORIES } from '../../contract/taxonomy.ts';
import { type Columns, NO_PRICE } from './columns.ts';

export interface Filtered {
  /** Product numbers of the page, in order. */
  readonly nos: readonly number[];
  readonly total: number;
  readonly counts: {
    readonly categories: Record<string, number>;
    readonly subcategories: Record<string, number>;
  };
}

/** Marks with 1 each subcategory that matches the query's category, subcategory and industry. */
const openLeaves = (query: ProductQuery): Uint8Array => {
  const chip = query.industry ? findChip(query.industry) : undefined;
  const chipLeaves: readonly string[] | undefined = chip?.subcategories;
  return Uint8Array.from(SUBCATEGORIES, ({ id, category }) =>
    (query.category === undefined || query.category === category) &&
    (query.subcategory === undefined || query.subcategory === id) &&
    (chipLeaves === undefined || chipLeaves.includes(id))
      ? 1
      : 0,
  );
};

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Converts counts per subcategory index to counts by id; the count of a category is the sum of its subcategories. */
const named = (perLeaf: Uint32Array): Filtered['counts'] => ({
  subcategories: Object.fromEntries(SUBCATEGORIES.map(({ id }, at) => [id, perLeaf[at] ?? 0])),
  categories: Object.fromEntries(
    CATEGORIES.map(({ id }) => [
      id,
      SUBCATEGORIES.reduce(
        (sum, leaf, at) => (leaf.category === id ? sum + (perLeaf[at] ?? 0) : sum),
        0,
      ),
    ]),
  ),
});

/**
 * Filters `order` (product numbers) and returns the query's page. The counts per subcategory apply every filter except category,
 * subcategory and industry: the filter panel shows how many products another choice would give.
 */
export function filter(columns: Columns, order: Int32Array, query: ProductQuery): Filtered {
  const { leaf, verified, country, supplier, priceCents } = columns;
  const open = openLeaves(query);
  const wantCountry = query.country === undefined ? -2 : columns.countries.find(query.country);
  const wantSupplier = query.supplier === undefined ? -2 : columns.suppliers.find(query.supplier);
  const low = query.minPrice ? cents(query.minPrice) : -1;
  const high =
    query.maxPrice === undefined || query.maxPrice >= PRICE_MAX
      ? Number.POSITIVE_INFINITY
      : cents(query.maxPrice);
  const first = (query.page - 1) * query.limit;
  const last = first + query.limit;
  const perLeaf = new Uint32Array(SUBCATEGORIES.length);
  const nos: number[] = [];
  let total = 0;
  // NO_PRICE is the largest number, so a lower bound alone would include products sold by quote.
  const pricedOnly = low > 0;
  for (let at = 0; at < order.length; at++) {
    const no = order[at] as number;
    if (query.verified && verified[no] === 0) continue;
    if (wantCountry !== -2 && country[no] !== wantCountry) continue;
    if (wantSupplier !== -2 && supplier[no] !== wantSupplier) continue;
    const price = priceCents[no] as number;
    if (price < low || price > high || (pricedOnly && price === NO_PRICE)) continue;
    const branch = leaf[no] as number;
    perLeaf[branch] = (perLeaf[branch] as number) + 1;
    if (open[branch] === 0) continue;
    if (total >= first && total < last) nos.push(no);
    total++;
  }
  return { nos, total, counts: named(perLeaf) };
}
