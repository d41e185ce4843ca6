// Log of the last changes of the catalog, which decides whether a cached reply is still valid.
import type { ChangedValues } from './filter.ts';

export interface ProductChange extends ChangedValues {
  readonly no: number;
  readonly id: string;
  readonly supplierId: string;
  /** Words of its search document. */
  readonly words: ReadonlySet<string>;
}

/** The changes of one load. */
export interface LoadedChanges {
  readonly products: readonly ProductChange[];
  /** Whether words of any product changed, and with them possibly every search. */
  readonly wordsChanged: boolean;
}

interface Load extends LoadedChanges {
  readonly since: number;
  readonly target: number;
}

/** A reply that was not requested during so many changes is made again. */
const MAX_LOGGED_PRODUCTS = 200;

export class ChangeLog {
  /** Consecutive loads, the oldest first. */
  #loads: Load[] = [];
  #products = 0;

  /** `changes` is null where more may have changed than products. */
  add(since: number, target: number, changes: LoadedChanges | null): void {
    if (!changes) {
      this.#loads = [];
      this.#products = 0;
      return;
    }
    this.#loads.push({ since, target, ...changes });
    this.#products += changes.products.length;
    while (this.#products > MAX_LOGGED_PRODUCTS)
      this.#products -= this.#loads.shift()?.products.length ?? 0;
  }

  /** Whether no change after this version is one that `affects`; false where changes since then are unknown. */
  isUnaffectedSince(version: number, affects: (changes: LoadedChanges) => boolean): boolean {
    const first = this.#loads.findIndex(({ target }) => target > version);
    const oldest = this.#loads[first];
    if (!oldest || oldest.since > version) return false;
    return !this.#loads.slice(first).some(affects);
  }
}
