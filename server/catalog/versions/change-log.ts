// Log of the last changes of the catalog, which decides whether a cached reply is still valid.
import type { ColumnValues } from '../columns.ts';

export interface ProductChange {
  readonly no: number;
  readonly id: string;
  /** Values of its columns; null where it was not, or is no longer, public. */
  readonly before: ColumnValues | null;
  readonly after: ColumnValues | null;
  /** Whether values of its attributes changed. */
  readonly attributesChanged: boolean;
}

/** The changes of one load. */
export interface LoadedChanges {
  readonly products: readonly ProductChange[];
  /** Whether words of any product changed, and with them possibly every search. */
  readonly wordsChanged: boolean;
  /** Whether any product has another place in an order by name. */
  readonly namesChanged: boolean;
}

interface Load extends LoadedChanges {
  readonly since: number;
  readonly target: number;
}

/** A reply that was not requested during so many changes is made again. */
const MAX_LOGGED_PRODUCTS = 1_000;

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
    for (let at = this.#loads.length - 1; at >= 0; at--) {
      const load = this.#loads[at] as Load;
      if (load.target <= version || affects(load)) return false;
      if (load.since <= version) return true;
    }
    return false;
  }
}
