// Orders of the public products by name, one for each language: sorted at the first use, then updated for each changed product.
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

  /** `isLoaded`: whether a product is in the columns. The database may be a version ahead of them. */
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

  /** Call it after the columns were updated for changed or removed products. Returns whether the order of any language changed. */
  async update(changedNos: readonly number[]): Promise<boolean> {
    if (changedNos.length === 0) return false;
    let isChanged = false;
    for (const lang of [...this.#orders.keys()]) {
      const existing = this.#sorted.get(lang);
      const updated = await this.#updated(existing, changedNos, lang);
      if (!updated || updated !== existing) isChanged = true;
      if (updated) {
        this.#orders.set(lang, Promise.resolve(updated));
        this.#sorted.set(lang, updated);
      } else {
        this.#orders.delete(lang);
        this.#sorted.delete(lang);
      }
    }
    return isChanged;
  }

  /** Undefined where the next reader has to sort again. */
  async #updated(
    order: Int32Array | undefined,
    changedNos: readonly number[],
    lang: Lang,
  ): Promise<Int32Array | undefined> {
    if (!order || changedNos.length > MAX_UPDATED_PRODUCTS) return undefined;
    // Most changes leave the name as it is.
    if (await this.#areInPlace(order, changedNos, lang)) return order;
    let updated: Int32Array = order.filter((no) => !changedNos.includes(no));
    for (const no of changedNos)
      if (this.#isLoaded(no)) updated = await this.#withInPlace(updated, no, lang);
    // The database may be ahead, with new names of products that are compared here at their old places.
    return (await this.#areInPlace(updated, changedNos, lang)) ? updated : undefined;
  }

  async #sort(lang: Lang): Promise<Int32Array> {
    const sortedByEngine = await this.#queries.sortedNos(lang);
    if (sortedByEngine) return sortedByEngine.filter(this.#isLoaded);
    const keys: NameKey[] = [];
    for await (const batch of this.#queries.allKeys(lang)) keys.push(...batch);
    return sortByKey(keys).filter(this.#isLoaded);
  }

  /** Whether these products are in the order exactly if they are loaded, and between their neighbors. */
  async #areInPlace(order: Int32Array, nos: readonly number[], lang: Lang): Promise<boolean> {
    const indexes = nos.map((no) => order.indexOf(no));
    if (nos.some((no, at) => this.#isLoaded(no) !== (indexes[at] as number) >= 0)) return false;
    const runs = indexes.flatMap((index) =>
      index < 0 ? [] : [[...order.subarray(Math.max(0, index - 1), index + 2)]],
    );
    const keys = new Map(
      (await this.#queries.keysOf([...new Set(runs.flat())], lang)).map((each) => [each.no, each]),
    );
    return runs.every((run) =>
      run.every((no, at) => {
        const [before, own] = [keys.get(run[at - 1] as number), keys.get(no)];
        return at === 0 || (before && own && compare(before, own) < 0);
      }),
    );
  }

  async #withInPlace(order: Int32Array, no: number, lang: Lang): Promise<Int32Array> {
    const [own] = await this.#queries.keysOf([no], lang);
    if (!own) return order;
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const [other] = await this.#queries.keysOf([order[middle] as number], lang);
      if (other && compare(other, own) < 0) low = middle + 1;
      else high = middle;
    }
    return withNoAt(order, low, no);
  }
}
