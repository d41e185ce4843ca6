// Column store of the active products, indexed by product number, for filters, counts and sort orders.
import { SUBCATEGORIES } from '../../contract/taxonomy.ts';

/** The fields of one active product that filters and sort orders use. */
export interface Row {
  readonly no: number;
  readonly subcategory: string;
  readonly country: string;
  readonly supplier: string;
  readonly verified: boolean;
  readonly priceCents: number | null;
  readonly createdAt: string;
}

const LEAF = new Map(SUBCATEGORIES.map(({ id }, at) => [id, at]));
const ABSENT = 255;
/** Price value of products sold by quote; sorts after every price. */
export const NO_PRICE = 0x7fffffff;

/** Dictionary encoding: a small number for each repeated text. */
class Names {
  readonly #codes = new Map<string, number>();
  codeOf(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    this.#codes.set(name, this.#codes.size);
    return this.#codes.size - 1;
  }
  /** -1 where the name never occurred. */
  find(name: string): number {
    return this.#codes.get(name) ?? -1;
  }
}

const grown = <Column extends { length: number; set(from: Column): void }>(
  column: Column,
  make: new (length: number) => Column,
  length: number,
): Column => {
  const larger = new make(length);
  larger.set(column);
  return larger;
};

export class Columns {
  /** Index into SUBCATEGORIES; ABSENT where the number is not an active product. */
  leaf = new Uint8Array(0);
  verified = new Uint8Array(0);
  country = new Uint16Array(0);
  supplier = new Int32Array(0);
  priceCents = new Int32Array(0);
  created = new Float64Array(0);
  readonly countries = new Names();
  readonly suppliers = new Names();
  /** Numbers of the active products: newest first, and cheapest first with products sold by quote at the end. */
  newest = new Int32Array(0);
  cheapest = new Int32Array(0);
  #reversed = new Map<'oldest' | 'dearest', Int32Array>();

  get oldest(): Int32Array {
    return this.#reverse('oldest', this.newest, () => this.newest.length);
  }

  /** Most expensive first, products sold by quote still at the end. */
  get dearest(): Int32Array {
    return this.#reverse('dearest', this.cheapest, () => {
      const unpriced = this.cheapest.findIndex((no) => this.priceCents[no] === NO_PRICE);
      return unpriced < 0 ? this.size : unpriced;
    });
  }

  get size(): number {
    return this.newest.length;
  }

  has(no: number): boolean {
    return no < this.leaf.length && this.leaf[no] !== ABSENT;
  }

  /** Inserts or replaces `rows`, and removes the numbers in `gone`. */
  apply(rows: readonly Row[], gone: readonly number[] = []): void {
    const touched = new Set([...gone, ...rows.map(({ no }) => no)]);
    const kept = (order: Int32Array): Int32Array => order.filter((no) => !touched.has(no));
    this.#reversed.clear();
    const newest = kept(this.newest);
    const cheapest = kept(this.cheapest);
    for (const no of gone) if (no < this.leaf.length) this.leaf[no] = ABSENT;
    for (const row of rows) this.#write(row);
    const fresh = Int32Array.from(rows, ({ no }) => no);
    this.newest = merged(newest, fresh.slice().sort(this.byNewest), this.byNewest);
    this.cheapest = merged(cheapest, fresh.slice().sort(this.byPrice), this.byPrice);
  }

  readonly byNewest = (a: number, b: number): number =>
    (this.created[b] as number) - (this.created[a] as number) || b - a;

  readonly byPrice = (a: number, b: number): number =>
    (this.priceCents[a] as number) - (this.priceCents[b] as number) || b - a;

  #reverse(name: 'oldest' | 'dearest', order: Int32Array, upTo: () => number): Int32Array {
    const kept = this.#reversed.get(name);
    if (kept) return kept;
    const copy = order.slice();
    copy.subarray(0, upTo()).reverse();
    this.#reversed.set(name, copy);
    return copy;
  }

  #write(row: Row): void {
    this.#reach(row.no);
    this.leaf[row.no] = LEAF.get(row.subcategory) ?? ABSENT;
    this.verified[row.no] = row.verified ? 1 : 0;
    this.country[row.no] = this.countries.codeOf(row.country);
    this.supplier[row.no] = this.suppliers.codeOf(row.supplier);
    this.priceCents[row.no] = row.priceCents ?? NO_PRICE;
    this.created[row.no] = Date.parse(row.createdAt);
  }

  #reach(no: number): void {
    if (no < this.leaf.length) return;
    const before = this.leaf.length;
    const length = Math.max(1024, Math.ceil((no + 1) * 1.25));
    this.leaf = grown(this.leaf, Uint8Array, length).fill(ABSENT, before);
    this.verified = grown(this.verified, Uint8Array, length);
    this.country = grown(this.country, Uint16Array, length);
    this.supplier = grown(this.supplier, Int32Array, length);
    this.priceCents = grown(this.priceCents, Int32Array, length);
    this.created = grown(this.created, Float64Array, length);
  }
}

/** Merges two sorted orders. */
function merged(
  a: Int32Array,
  b: Int32Array,
  compare: (x: number, y: number) => number,
): Int32Array<ArrayBuffer> {
  const out = new Int32Array(a.length + b.length);
  let i = 0;
  let j = 0;
  for (let at = 0; at < out.length; at++) {
    const fromA = j >= b.length || (i < a.length && compare(a[i] as number, b[j] as number) <= 0);
    out[at] = (fromA ? a[i++] : b[j++]) as number;
  }
  return out;
}
