// Filter over the columns: counts per category in one pass, and the product numbers of a page.

import type { ProductQuery } from '../../contract/catalog/products.ts';
import { toRupees } from '../../contract/landed-cost/lakh.ts';
import { PRICE_FILTER_MAX_USD } from '../../contract/limits.ts';
import { toCents } from '../../contract/money.ts';
import { countsById, type KindCounts, selectedKinds } from './attributes/kind-selection.ts';
import { KIND_VALUES } from './attributes/kinds.ts';
import { basisRange } from './basis-codes.ts';
import { type Columns, type ColumnValues, NO_PRICE } from './columns.ts';

export interface FilterResult {
  /** Product numbers of the page, in order. */
  readonly nos: readonly number[];
  readonly total: number;
  readonly counts: KindCounts;
}

/** 0 or 1, for filters that are combined without branches. */
type Bit = number;

/** The filters of a query as values of the columns. */
interface ColumnFilter {
  /** 1 for each kind that matches category, subcategory, industry and machine type. */
  readonly isSelected: Uint8Array;
  /** Whether there is no other filter. */
  readonly isOnlySelection: boolean;
  readonly anyVerification: Bit;
  readonly anyCountry: Bit;
  readonly country: number;
  readonly anySupplier: Bit;
  readonly supplier: number;
  readonly minCents: number;
  readonly maxCents: number;
  readonly minBasis: number;
  readonly maxBasis: number;
  /** Rupees of the lower end of the landed price. */
  readonly minLanded: number;
  readonly maxLanded: number;
}

/** Whether products without a landed price are left out. */
export const hasLandedRange = ({ landedFrom, landedTo }: ProductQuery): boolean =>
  landedFrom !== undefined || landedTo !== undefined;

const columnFilter = (columns: Columns, query: ProductQuery): ColumnFilter => {
  const { country, supplier, minPrice, maxPrice, basis, landedFrom, landedTo } = query;
  const [minBasis, maxBasis] = basisRange(basis);
  const minCents = minPrice ? toCents(minPrice) : 0;
  const hasMaximum = maxPrice !== undefined && maxPrice < PRICE_FILTER_MAX_USD;
  // NO_PRICE is the largest number, so a lower bound alone would include products sold by quote.
  const highest = minCents > 0 ? NO_PRICE - 1 : NO_PRICE;
  return {
    isSelected: selectedKinds(query),
    isOnlySelection:
      query.verified !== true &&
      country === undefined &&
      supplier === undefined &&
      basis === undefined &&
      minCents === 0 &&
      !hasMaximum &&
      !hasLandedRange(query),
    anyVerification: query.verified === true ? 0 : 1,
    anyCountry: country === undefined ? 1 : 0,
    country: country === undefined ? 0 : columns.countries.existingCodeOf(country),
    anySupplier: supplier === undefined ? 1 : 0,
    supplier: supplier === undefined ? 0 : columns.suppliers.existingCodeOf(supplier),
    minBasis,
    maxBasis,
    minCents,
    maxCents: hasMaximum ? toCents(maxPrice) : highest,
    minLanded: landedFrom === undefined ? 0 : toRupees(landedFrom),
    maxLanded:
      landedTo !== undefined ? toRupees(landedTo) : hasLandedRange(query) ? NO_PRICE - 1 : NO_PRICE,
  };
};

/** Whether two integers are equal. */
const isEqual = (a: number, b: number): Bit => {
  const difference = a ^ b;
  // A number or its negative has the sign bit, unless it is 0.
  return 1 - ((difference | -difference) >>> 31);
};

/** For numbers of at least 0, whose differences fit into 32 bits. */
const isBetween = (value: number, min: number, max: number): Bit =>
  1 - (((value - min) | (max - value)) >>> 31);

/**
 * Whether a product matches every filter except category, subcategory, industry and machine type. Without branches: which products match is
 * random, and each wrong guess of the processor costs as much as all of this (decision 012).
 */
const matchesOthers = (
  filter: ColumnFilter,
  verified: number,
  country: number,
  supplier: number,
  priceCents: number,
  priceBasis: number,
  landedLow: number,
): Bit =>
  (filter.anyVerification | verified) &
  (filter.anyCountry | isEqual(country, filter.country)) &
  (filter.anySupplier | isEqual(supplier, filter.supplier)) &
  isBetween(priceCents, filter.minCents, filter.maxCents) &
  isBetween(priceBasis, filter.minBasis, filter.maxBasis) &
  isBetween(landedLow, filter.minLanded, filter.maxLanded);

/** Matches of all filters except category, subcategory, industry and machine type, counted per kind. */
const countMatches = (
  columns: Columns,
  order: Int32Array,
  filter: ColumnFilter,
): Uint32Array<ArrayBuffer> => {
  const hasAllProducts = order.length === columns.newest.length;
  if (hasAllProducts && filter.isOnlySelection) return columns.counts;
  const counts = new Uint32Array(KIND_VALUES);
  // The newest first are almost in the order of their numbers, in which the columns are read several times faster.
  const nos = hasAllProducts ? columns.newest : order;
  const { kind, verified, country, supplier, priceCents, priceBasis, landedLow } = columns;
  for (let at = 0; at < nos.length; at++) {
    const no = nos[at] as number;
    const index = kind[no] as number;
    const isMatch = matchesOthers(
      filter,
      verified[no] as number,
      country[no] as number,
      supplier[no] as number,
      priceCents[no] as number,
      priceBasis[no] as number,
      landedLow[no] as number,
    );
    counts[index] = (counts[index] as number) + isMatch;
  }
  return counts;
};

/** Numbers of the query's page; the search for them ends at the last one. */
const numbersOfPage = (
  columns: Columns,
  order: Int32Array,
  filter: ColumnFilter,
  { page, limit }: ProductQuery,
  total: number,
): number[] => {
  const { kind, verified, country, supplier, priceCents, priceBasis, landedLow } = columns;
  const first = (page - 1) * limit;
  const end = Math.min(first + limit, total);
  const nos: number[] = [];
  let found = 0;
  for (let at = 0; first < end && found < end && at < order.length; at++) {
    const no = order[at] as number;
    if (filter.isSelected[kind[no] as number] === 0) continue;
    const isMatch = matchesOthers(
      filter,
      verified[no] as number,
      country[no] as number,
      supplier[no] as number,
      priceCents[no] as number,
      priceBasis[no] as number,
      landedLow[no] as number,
    );
    if (isMatch === 0) continue;
    if (found >= first) nos.push(no);
    found++;
  }
  return nos;
};

/**
 * Filters `order` (product numbers: all of the catalog, or the matches of a search) and returns the query's page. The counts per
 * subcategory apply every filter except category, subcategory, industry and machine type: the filter panel shows how many products another
 * choice would give.
 */
export function filterProducts(
  columns: Columns,
  order: Int32Array,
  query: ProductQuery,
): FilterResult {
  const filter = columnFilter(columns, query);
  const counts = countMatches(columns, order, filter);
  let total = 0;
  for (let index = 0; index < KIND_VALUES; index++)
    if (filter.isSelected[index] === 1) total += counts[index] as number;
  return {
    nos: numbersOfPage(columns, order, filter, query, total),
    total,
    counts: countsById(counts),
  };
}

/** Numbers of all products of `order` that match the query. */
export const matchingNumbers = (
  columns: Columns,
  order: Int32Array,
  query: ProductQuery,
): readonly number[] => {
  const all = { ...query, page: 1, limit: order.length };
  return numbersOfPage(columns, order, columnFilter(columns, query), all, order.length);
};

/** Numbers of the products of `order` that match all filters but the landed price, because they have none. */
export const withoutLandedPrice = (
  columns: Columns,
  order: Int32Array,
  query: ProductQuery,
): readonly number[] =>
  matchingNumbers(columns, order, { ...query, landedFrom: undefined, landedTo: undefined }).filter(
    (no) => columns.landedLow[no] === NO_PRICE,
  );

/** Tests of one product's values against the filters of a query. */
export interface ProductFilter {
  /** Category, subcategory, industry and machine type. */
  isSelected(values: ColumnValues): boolean;
  /** Every other filter. */
  matchesOthers(values: ColumnValues): boolean;
}

export function productFilter(columns: Columns, query: ProductQuery): ProductFilter {
  const filter = columnFilter(columns, query);
  return {
    isSelected: ({ kind }) => filter.isSelected[kind] === 1,
    matchesOthers: ({ verified, country, supplier, priceCents, priceBasis, landedLow }) =>
      matchesOthers(filter, verified, country, supplier, priceCents, priceBasis, landedLow) === 1,
  };
}
