// Rules of which changed products affect a cached list: those on its page, and those that alter its counts, its order or what a
// search finds.
//
// | changed of a product that the page does not show  | affected lists                                                       |
// | ------------------------------------------------- | -------------------------------------------------------------------- |
// | words of its texts                                | every search                                                         |
// | public or not, subcategory, machine type          | every search; every list whose other filters it meets, by its counts |
// | price, country                                    | lists that it enters or leaves by these filters, and searches of     |
// |                                                   | those whose words find products of its type                          |
// | price                                             | lists by price, if it moves to, from or over the page                |
// | landed price                                      | lists that it filters or sorts                                       |
// | name, if another place in the order by name       | lists by name that have it                                           |
// | attributes                                        | lists of its machine type that have it, searches with an amount      |
// | anything else                                     | none                                                                 |
import type { ProductQuery } from '../../../contract/catalog/products.ts';
import { KIND_VALUES } from '../attributes/kinds.ts';
import { type Columns, type ColumnValues, NO_PRICE } from '../columns.ts';
import { hasLandedRange, productFilter } from '../filter.ts';
import { readQueryAmounts } from '../search/query-amounts.ts';
import type { LoadedChanges, ProductChange } from './change-log.ts';

/** Contents of a cached page of a list, for comparison with changes. */
export interface ListContents {
  readonly nos: readonly number[];
  /** Prices of the first and the last product; null for an empty page. */
  readonly edgePrices: readonly [number, number] | null;
  /** 1 for each kind of the products that the search found, before the filters; null without a search. */
  readonly foundKinds: Uint8Array | null;
}

export function edgePricesOf(
  nos: readonly number[],
  { priceCents }: Columns,
): readonly [number, number] | null {
  const [first, last] = [nos[0], nos.at(-1)];
  if (first === undefined || last === undefined) return null;
  return [priceCents[first] as number, priceCents[last] as number];
}

export function kindsOf(nos: Int32Array, { kind }: Columns): Uint8Array {
  const kinds = new Uint8Array(KIND_VALUES);
  for (let at = 0; at < nos.length; at++) kinds[kind[nos[at] as number] as number] = 1;
  return kinds;
}

/** Position of a price in a list by price: before the page (-1), on it (0) or behind it (1). */
const sideOf = (
  [first, last]: readonly [number, number],
  priceCents: number,
  isAscending: boolean,
): number => {
  // Products sold by quote are last in both orders.
  const rankOf = (price: number): number => (isAscending || price === NO_PRICE ? price : -price);
  const rank = rankOf(priceCents);
  if (rank < rankOf(first)) return -1;
  return rank > rankOf(last) ? 1 : 0;
};

export function isListAffected(
  query: ProductQuery,
  { nos, edgePrices, foundKinds }: ListContents,
  columns: Columns,
): (changes: LoadedChanges) => boolean {
  const isSearch = query.search !== undefined;
  const usesLandedPrice = query.sort === 'landed' || hasLandedRange(query);
  let filter: ReturnType<typeof productFilter> | null = null;
  const matchesOthers = (values: ColumnValues | null): boolean => {
    filter ??= productFilter(columns, query);
    return values !== null && filter.matchesOthers(values);
  };

  const isMoved = (before: ColumnValues, after: ColumnValues): boolean => {
    if (before.priceCents === after.priceCents || !edgePrices) return false;
    const side = sideOf(edgePrices, before.priceCents, query.order === 'asc');
    return side === 0 || side !== sideOf(edgePrices, after.priceCents, query.order === 'asc');
  };

  const isAffectedBy = (
    { no, before, after, attributesChanged }: ProductChange,
    namesChanged: boolean,
  ): boolean => {
    if (nos.includes(no)) return true;
    if (!before || !after || before.kind !== after.kind)
      return isSearch || usesLandedPrice || matchesOthers(before) || matchesOthers(after);
    // It also changes the number of products without one.
    if (usesLandedPrice && before.landedLow !== after.landedLow) return true;
    // Amounts are compared with attributes before the filters are applied.
    if (attributesChanged && isSearch && readQueryAmounts(query.search ?? '').amounts.length > 0)
      return true;
    if (foundKinds && foundKinds[after.kind] !== 1) return false;
    const matched = matchesOthers(after);
    if (matched !== matchesOthers(before)) return true;
    if (!matched || !filter?.isSelected(after)) return false;
    if (attributesChanged && query.type !== undefined) return true;
    if (query.sort === 'name') return namesChanged;
    return query.sort === 'price' && isMoved(before, after);
  };

  return ({ products, wordsChanged, namesChanged }) =>
    (wordsChanged && isSearch) || products.some((change) => isAffectedBy(change, namesChanged));
}
