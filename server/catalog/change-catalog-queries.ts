// Transactions that change the public catalog: the only place that increments its version and updates search index, word counts
// and version stamps with it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lostRace } from '../platform/db/lost-race.ts';
import { inTransaction, type Queries } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { recountSupplier } from '../suppliers/supplier-count-queries.ts';
import { isPublicListing } from './public-product-queries.ts';
import {
  BATCH,
  batches,
  categoriesBySupplier,
  type ProductState,
  productStates,
  publicNos,
  type SupplierState,
  statesOfSupplier,
  supplierState,
} from './public-state-queries.ts';
import { searchDocuments } from './search-document-queries.ts';
import { countWords } from './search-word-queries.ts';

/**
 * What a change of a supplier affects:
 * - `profile`: its page, its row in the directory, its name beside its products.
 * - `columns`: also the data of its products in the in-memory catalog (public or not, verified or not). The search index is not
 *   changed: one statement stamps all the products with the new version.
 * - `words`: also the search index of its products.
 */
export type SupplierPart = 'profile' | 'columns' | 'words';

/** The rows that a change affects. Add each part before `work` writes it, because the state before the change is read here. */
export interface CatalogScope {
  /** Adds products whose rows or texts are written or deleted. */
  addProducts(nos: readonly number[]): Promise<void>;
  addSupplier(id: string, part: SupplierPart): Promise<void>;
  /**
   * For filling an empty database, where there is no earlier state and reading all rows back to index them only costs time:
   * `work` writes search index, word counts and supplier counts itself, and stamps its products with the returned version.
   */
  bulkLoad(): number;
}

export interface CatalogChange<Result> {
  readonly result: Result;
  /** Whether the public catalog changed: the caller must then call catalog.refresh() after the commit. */
  readonly moved: boolean;
}

/**
 * Locks the catalog until the transaction ends, and returns its version. Must be the first statement of every transaction that
 * may change public data: two transactions that lock products and accounts in different order would deadlock. Called directly,
 * without changeCatalog(), only where no public data changes; a comment at the call gives the reason.
 */
export async function lockCatalog(tx: Queries): Promise<number> {
  const { version } = await tx
    .updateTable('catalog_version')
    .set((each) => ({ version: each.ref('version') }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Runs `work` with the catalog locked, in the transaction `db` or in a new one, and then updates for its scope: search index,
 * word counts, version stamps of changed and removed products, product counts of suppliers. The version increases once, and only
 * where something in the scope was public before or is public now. Where `db` is a transaction, this must be its first call, so
 * that the catalog lock comes before any other lock. `again` decides about a retry, as in inTransaction().
 */
export const changeCatalog = <Result>(
  db: Queries,
  search: SearchIndex,
  work: (tx: Queries, scope: CatalogScope) => Promise<Result>,
  again: (error: unknown) => boolean = lostRace,
): Promise<CatalogChange<Result>> =>
  inTransaction(
    db,
    async (tx) => {
      const changes = new Changes(tx, search, 1 + (await lockCatalog(tx)));
      const result = await work(tx, changes);
      return { result, moved: await changes.settle() };
    },
    again,
  );

class Changes implements CatalogScope {
  readonly #tx: Queries;
  readonly #search: SearchIndex;
  readonly #next: number;
  /** States before `work` ran. */
  readonly #products = new Map<number, ProductState>();
  readonly #suppliers = new Map<string, SupplierState | null>();
  /** Suppliers whose products are stamped but not indexed again. */
  readonly #columns = new Set<string>();
  /** Change in the number of public products that contain each word. */
  readonly #words = new Map<string, number>();
  #moves = false;

  constructor(tx: Queries, search: SearchIndex, next: number) {
    this.#tx = tx;
    this.#search = search;
    this.#next = next;
  }

  async addProducts(nos: readonly number[]): Promise<void> {
    await this.#remember(await productStates(this.#tx, nos));
  }

  async addSupplier(id: string, part: SupplierPart): Promise<void> {
    if (!this.#suppliers.has(id)) this.#suppliers.set(id, await supplierState(this.#tx, id));
    if (part === 'columns') {
      this.#columns.add(id);
      await this.#stampAllOf(id);
    }
    if (part === 'words') await this.#remember(await statesOfSupplier(this.#tx, id));
  }

  bulkLoad(): number {
    this.#moves = true;
    return this.#next;
  }

  /** Updates search index, counts, stamps and version to match what `work` wrote. Returns whether the version increased. */
  async settle(): Promise<boolean> {
    await this.#settleProducts();
    for (const id of this.#columns) {
      await this.#stampAllOf(id);
      await recountSupplier(this.#tx, id);
    }
    for (const [id, before] of this.#suppliers) {
      const after = await supplierState(this.#tx, id);
      // deleteSome() has marked the products of a deleted supplier as removed by this version, so the version must increase now.
      if (before?.isPublic || after?.isPublic || (before && !after)) this.#moves = true;
    }
    if (this.#moves)
      await this.#tx
        .updateTable('catalog_version')
        .set((each) => ({ version: each('version', '+', 1) }))
        .execute();
    return this.#moves;
  }

  async #remember(states: readonly ProductState[]): Promise<void> {
    const added = states.filter(({ no }) => !this.#products.has(no));
    for (const state of added) this.#products.set(state.no, state);
    await this.#index(publicNos(added), -1);
  }

  async #settleProducts(): Promise<void> {
    const before = [...this.#products.values()];
    const after = await productStates(this.#tx, [...this.#products.keys()]);
    const nowPublic = publicNos(after);
    await this.#index(nowPublic, 1);
    await countWords(this.#tx, this.#words);
    const left = new Set(after.map(({ no }) => no));
    const stamped = new Set([...publicNos(before), ...nowPublic].filter((no) => left.has(no)));
    const removed = before.filter(({ no, isKnown }) => isKnown && !left.has(no));
    await this.#stamp(
      [...stamped],
      removed.map(({ no }) => no),
    );
    const [was, is] = [categoriesBySupplier(before), categoriesBySupplier(after)];
    for (const supplier of new Set([...was.keys(), ...is.keys()]))
      if (was.get(supplier) !== is.get(supplier)) await recountSupplier(this.#tx, supplier);
  }

  async #index(nos: readonly number[], by: 1 | -1): Promise<void> {
    for (const batch of batches(nos)) {
      const documents = await searchDocuments(this.#tx, batch);
      if (by > 0) await this.#search.add(this.#tx, documents);
      else await this.#search.remove(this.#tx, batch);
      for (const { texts } of documents)
        for (const word of texts) this.#words.set(word, (this.#words.get(word) ?? 0) + by);
      // A large supplier takes seconds: other requests can run between two batches.
      if (nos.length > BATCH) await nextTurn();
    }
  }

  async #stamp(changedNos: readonly number[], removedNos: readonly number[]): Promise<void> {
    if (changedNos.length + removedNos.length > 0) this.#moves = true;
    const changed = this.#next;
    for (const batch of batches(changedNos))
      await this.#tx.updateTable('products').set({ changed }).where('no', 'in', batch).execute();
    for (const batch of batches(removedNos))
      await this.#tx
        .insertInto('removed_products')
        .values(batch.map((no) => ({ no, changed })))
        .execute();
  }

  async #stampAllOf(supplierId: string): Promise<void> {
    const { numUpdatedRows } = await this.#tx
      .updateTable('products')
      .set({ changed: this.#next })
      .where('supplier_id', '=', supplierId)
      .where('changed', '<', this.#next)
      .where(isPublicListing)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) this.#moves = true;
  }
}
