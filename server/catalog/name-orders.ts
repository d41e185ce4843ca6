// Orders of the public products by name, one for each language: sorted when first asked for, then updated product by product.
import type { Lang } from '../../contract/lang.ts';
import type { Database } from '../platform/db/open.ts';
import { type NameKey, nameKeyQueries } from './name-key-queries.ts';

/** With more changed products at once, the next reader sorts again: each costs about 20 short queries. */
const MAX_UPDATED_PRODUCTS = 10;

/** By the code units of the keys, then by number. */
const compare = (a: NameKey, b: NameKey): number =>
  a.key < b.key ? -1 : a.key > b.key ? 1 : a.no - b.no;

const sortByKey = (keys: NameKey[]): Int32Array =>
  Int32Array.from(keys.sort(compare), ({ no }) => no);

const withoutIndex = (order: Int32Array, index: number): Int32Array => {
  const rest = new Int32Array(order.length - 1);
  rest.set(order.subarray(0, index));
  rest.set(order.subarray(index + 1), index);
  return rest;
};

const withNoAt = (order: Int32Array, index: number, no: number): Int32Array => {
  const longer = new Int32Array(order.length + 1);
  longer.set(order.subarray(0, index));
  longer[index] = no;
  longer.set(order.subarray(index), index + 1);
  return longer;
};

export class NameOrders {
  readonly #queries: ReturnType<typeof nameKeyQueries>;
  readonly #orders = new Map<Lang, Promise<Int32Array>>();
  /** Orders that are complete; the others may lack a change that is loaded meanwhile. */
  readonly #sorted = new Map<Lang, Int32Array>();

  readonly #isLoaded: (no: number) => boolean;

  /** `isLoaded` tells whether a product is in the columns: the database may be a version ahead of them. */
  constructor(database: Pick<Database, 'db' | 'engine'>, isLoaded: (no: number) => boolean) {
    this.#queries = nameKeyQueries(database);
    this.#isLoaded = isLoaded;
  }

  /** Concurrent callers share one computation. */
  of(lang: Lang): Promise<Int32Array> {
    const existing = this.#orders.get(lang);
    if (existing) return existing;
    const order = this.#sort(lang);
    this.#orders.set(lang, order);
    order.then(
      (sorted) => {
        if (this.#orders.get(lang) === order) this.#sorted.set(lang, sorted);
      },
      () => this.#orders.delete(lang),
    );
    return order;
  }

  /** Call it when products were changed or removed, after the columns. */
  async update(changedNos: readonly number[]): Promise<void> {
    if (changedNos.length === 0) return;
    for (const lang of [...this.#orders.keys()]) {
      let order = this.#sorted.get(lang);
      if (!order || changedNos.length > MAX_UPDATED_PRODUCTS) {
        this.#orders.delete(lang);
        this.#sorted.delete(lang);
        continue;
      }
      for (const no of changedNos) order = await this.#withCurrentPlace(order, no, lang);
      this.#orders.set(lang, Promise.resolve(order));
      this.#sorted.set(lang, order);
    }
  }

  async #sort(lang: Lang): Promise<Int32Array> {
    const sortedByEngine = await this.#queries.sortedNos(lang);
    if (sortedByEngine) return sortedByEngine.filter(this.#isLoaded);
    const keys: NameKey[] = [];
    for await (const batch of this.#queries.allKeys(lang)) keys.push(...batch);
    return sortByKey(keys).filter(this.#isLoaded);
  }

  async #withCurrentPlace(order: Int32Array, no: number, lang: Lang): Promise<Int32Array> {
    const index = order.indexOf(no);
    const neighbors = [...order.subarray(Math.max(0, index - 1), index + 2)];
    const keys = await this.#queries.keysOf(index < 0 ? [no] : neighbors, lang);
    const sorted = sortByKey([...keys]);
    // Most changes leave the name as it is.
    if (
      index >= 0 &&
      this.#isLoaded(no) &&
      sorted.length === neighbors.length &&
      sorted.every((each, at) => each === neighbors[at])
    )
      return order;
    const others = index < 0 ? order : withoutIndex(order, index);
    const current = keys.find((each) => each.no === no);
    if (!current || !this.#isLoaded(no)) return others;
    let low = 0;
    let high = others.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const [other] = await this.#queries.keysOf([others[middle] as number], lang);
      // A product without a key is being deleted: any place among the others is right.
      if (other && compare(other, current) < 0) low = middle + 1;
      else high = middle;
    }
    return withNoAt(others, low, no);
  }
}
