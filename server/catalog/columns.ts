// Column store of the active products, indexed by product number, for filters, counts and sort orders.

import { KIND_VALUES, kindOf, NO_KIND } from './attributes/kinds.ts';
import { basisNumber } from './basis-codes.ts';

/** The fields of one active product that filters and sort orders use. */
export interface CatalogRow {
  readonly no: number;
  readonly subcategory: string;
  readonly machineType: string | null;
  readonly country: string;
  readonly supplier: string;
  readonly verified: boolean;
  readonly priceCents: number | null;
  readonly priceBasis: string | null;
  /** Lower end of the landed price in rupees. */
  readonly landedLow: number | null;
  readonly createdAt: string;
}

/** The values of one active product as the columns hold them. */
export interface ColumnValues {
  readonly kind: number;
  readonly verified: number;
  readonly country: number;
  readonly supplier: number;
  readonly priceCents: number;
  readonly priceBasis: number;
  readonly landedLow: number;
}

/** Price value of products sold by quote, or without a landed price; sorts after every price. */
export const NO_PRICE = 0x7fffffff;

/** Dictionary encoding: a small number for each repeated text. */
class Dictionary {
  readonly #codes = new Map<string, number>();
  codeOf(name: string): number {
    const existing = this.#codes.get(name);
    if (existing !== undefined) return existing;
    this.#codes.set(name, this.#codes.size);
    return this.#codes.size - 1;
  }
  /** -1 where the name never occurred. */
  existingCodeOf(name: string): number {
    return this.#codes.get(name) ?? -1;
  }
}

const grow = <Column extends { length: number; set(from: Column): void }>(
  column: Column,
  ColumnType: new (length: number) => Column,
  length: number,
): Column => {
  const larger = new ColumnType(length);
  larger.set(column);
  return larger;
};

export class Columns {
  /** Index into KINDS; NO_KIND where the number is not an active product. */
  kind = new Uint16Array(0);
  verified = new Uint8Array(0);
  country = new Uint16Array(0);
  supplier = new Int32Array(0);
  priceCents = new Int32Array(0);
  /** Number of its code (basis-codes.ts); 0 where it is not stated. */
  priceBasis = new Uint8Array(0);
  landedLow = new Int32Array(0);
  createdMs = new Float64Array(0);
  readonly countries = new Dictionary();
  readonly suppliers = new Dictionary();
  /** Numbers of the active products: newest first, and cheapest first with products without the price at the end. */
  newest = new Int32Array(0);
  cheapest = new Int32Array(0);
  cheapestLanded = new Int32Array(0);
  /** Active products per kind. */
  counts = new Uint32Array(KIND_VALUES);

  #oldest: Int32Array | null = null;
  #mostExpensive: Int32Array | null = null;
  #mostExpensiveLanded: Int32Array | null = null;

  get oldest(): Int32Array {
    this.#oldest ??= this.newest.toReversed();
    return this.#oldest;
  }

  /** Most expensive first, products sold by quote still at the end. */
  get mostExpensive(): Int32Array {
    this.#mostExpensive ??= withPricesReversed(this.cheapest, this.priceCents);
    return this.#mostExpensive;
  }

  /** Products without a landed price still at the end. */
  get mostExpensiveLanded(): Int32Array {
    this.#mostExpensiveLanded ??= withPricesReversed(this.cheapestLanded, this.landedLow);
    return this.#mostExpensiveLanded;
  }

  has(no: number): boolean {
    return no < this.kind.length && this.kind[no] !== NO_KIND;
  }

  /** null where the number is not an active product. */
  valuesOf(no: number): ColumnValues | null {
    if (!this.has(no)) return null;
    return {
      kind: this.kind[no] as number,
      verified: this.verified[no] as number,
      country: this.country[no] as number,
      supplier: this.supplier[no] as number,
      priceCents: this.priceCents[no] as number,
      priceBasis: this.priceBasis[no] as number,
      landedLow: this.landedLow[no] as number,
    };
  }

  /** Inserts or replaces `rows`, and removes the numbers in `removedNos`. */
  apply(rows: readonly CatalogRow[], removedNos: readonly number[] = []): void {
    const touched = new Set([...removedNos, ...rows.map(({ no }) => no)]);
    const withoutTouched = (order: Int32Array): Int32Array =>
      order.filter((no) => !touched.has(no));
    const newest = withoutTouched(this.newest);
    const cheapest = withoutTouched(this.cheapest);
    const cheapestLanded = withoutTouched(this.cheapestLanded);
    for (const no of removedNos) if (no < this.kind.length) this.kind[no] = NO_KIND;
    for (const row of rows) this.#write(row);
    const addedNos = Int32Array.from(rows, ({ no }) => no);
    this.newest = mergeSorted(newest, addedNos.slice().sort(this.byNewest), this.byNewest);
    this.cheapest = mergeSorted(cheapest, addedNos.slice().sort(this.byPrice), this.byPrice);
    const byLanded = addedNos.slice().sort(this.byLandedPrice);
    this.cheapestLanded = mergeSorted(cheapestLanded, byLanded, this.byLandedPrice);
    this.counts = this.#countKinds();
    this.#oldest = null;
    this.#mostExpensive = null;
    this.#mostExpensiveLanded = null;
  }

  #countKinds(): Uint32Array<ArrayBuffer> {
    const counts = new Uint32Array(KIND_VALUES);
    for (const no of this.newest) {
      const index = this.kind[no] as number;
      counts[index] = (counts[index] as number) + 1;
    }
    return counts;
  }

  readonly byNewest = (a: number, b: number): number =>
    (this.createdMs[b] as number) - (this.createdMs[a] as number) || b - a;

  readonly byPrice = (a: number, b: number): number =>
    (this.priceCents[a] as number) - (this.priceCents[b] as number) || b - a;

  readonly byLandedPrice = (a: number, b: number): number =>
    (this.landedLow[a] as number) - (this.landedLow[b] as number) || b - a;

  #write(row: CatalogRow): void {
    this.#ensureCapacity(row.no);
    this.kind[row.no] = kindOf(row.subcategory, row.machineType);
    this.verified[row.no] = row.verified ? 1 : 0;
    this.country[row.no] = this.countries.codeOf(row.country);
    this.supplier[row.no] = this.suppliers.codeOf(row.supplier);
    this.priceCents[row.no] = row.priceCents ?? NO_PRICE;
    this.priceBasis[row.no] = basisNumber(row.priceBasis);
    this.landedLow[row.no] = row.landedLow ?? NO_PRICE;
    this.createdMs[row.no] = Date.parse(row.createdAt);
  }

  #ensureCapacity(no: number): void {
    if (no < this.kind.length) return;
    const oldLength = this.kind.length;
    const length = Math.max(1024, Math.ceil((no + 1) * 1.25));
    this.kind = grow(this.kind, Uint16Array, length).fill(NO_KIND, oldLength);
    this.verified = grow(this.verified, Uint8Array, length);
    this.country = grow(this.country, Uint16Array, length);
    this.supplier = grow(this.supplier, Int32Array, length);
    this.priceCents = grow(this.priceCents, Int32Array, length);
    this.priceBasis = grow(this.priceBasis, Uint8Array, length);
    this.landedLow = grow(this.landedLow, Int32Array, length);
    this.createdMs = grow(this.createdMs, Float64Array, length);
  }
}

/** An order by price from its other end; products without a price stay last. */
function withPricesReversed(cheapest: Int32Array, prices: Int32Array): Int32Array {
  const unpriced = cheapest.findIndex((no) => prices[no] === NO_PRICE);
  const order = cheapest.slice();
  order.subarray(0, unpriced < 0 ? order.length : unpriced).reverse();
  return order;
}

/** Merges two sorted orders. */
function mergeSorted(
  a: Int32Array,
  b: Int32Array,
  compare: (x: number, y: number) => number,
): Int32Array<ArrayBuffer> {
  const result = new Int32Array(a.length + b.length);
  let i = 0;
  let j = 0;
  for (let at = 0; at < result.length; at++) {
    const fromA = j >= b.length || (i < a.length && compare(a[i] as number, b[j] as number) <= 0);
    result[at] = (fromA ? a[i++] : b[j++]) as number;
  }
  return result;
}
