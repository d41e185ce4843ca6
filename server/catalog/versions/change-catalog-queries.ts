// Transactions that change the public catalog: the only place that increments its version and updates search index, word counts
// and version stamps with it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import { batches } from '../../platform/db/batches.ts';
import { type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { IndexChanges, type SearchDocument } from '../../platform/db/search/index-changes.ts';
import { updateIndex } from '../../platform/db/search/index-queries.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isConflict } from '../../platform/db/transaction-conflicts.ts';
import { isPublicProduct } from '../public-product-queries.ts';
import { searchDocuments } from '../search-document-queries.ts';
import { recountSupplier } from '../supplier-count-queries.ts';
import {
  categoriesBySupplier,
  type ProductPublicState,
  publicNos,
  readProductStates,
  readProductStatesOfSupplier,
  readSupplierState,
} from './public-state-queries.ts';

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
  /** Public products of which only columns without a word changed: the search index stays. */
  stampProducts(nos: readonly number[]): void;
  /** Data that pages of any kind may show, such as the rules of import: every cached page and reply is outdated. */
  addMarket(): void;
  /**
   * For filling an empty database, where there is no earlier state: `work` writes search index, word counts and supplier counts
   * itself, and stamps its products with the returned version (`changed`, and `listed` of the public ones).
   */
  bulkLoad(): number;
}

export interface CatalogChange<Result> {
  readonly result: Result;
  /** Whether the public catalog changed: the caller must then call catalog.refresh() after the commit. */
  readonly catalogChanged: boolean;
}

/**
 * Locks the catalog until the transaction ends, and returns its version. Must be the first statement of every transaction that
 * may change public data: two transactions that lock products and accounts in different order would deadlock. Called directly,
 * without changeCatalog(), only where no public data changes; a comment at the call gives the reason.
 */
export async function lockCatalog(tx: DbOrTx): Promise<number> {
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
 * that the catalog lock comes before any other lock. `shouldRetry` decides about a retry, as in inTransaction().
 */
export const changeCatalog = <Result>(
  db: DbOrTx,
  work: (tx: DbOrTx, scope: CatalogScope) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = isConflict,
): Promise<CatalogChange<Result>> =>
  inTransaction(
    db,
    async (tx) => {
      const changes = new ChangeTracker(tx, 1 + (await lockCatalog(tx)));
      const result = await work(tx, changes);
      return { result, catalogChanged: await changes.updateDerivedData() };
    },
    shouldRetry,
  );

/** Stamps a changed product; `listed` is the version with which it became public for the first time, and stays. */
const stampOf = (version: number) => (each: ExpressionBuilder<Tables, 'products'>) => ({
  changed: version,
  listed: each
    .case()
    .when(isPublicProduct(each))
    .then(each.fn.coalesce('products.listed', each.val(version)))
    .else(each.ref('products.listed'))
    .end(),
});

class ChangeTracker implements CatalogScope {
  readonly #tx: DbOrTx;
  readonly #nextVersion: number;
  /** States before `work` ran. */
  readonly #productsBefore = new Map<number, ProductPublicState>();
  readonly #suppliersBefore = new Map<string, boolean | null>();
  /** Suppliers whose products are stamped but not indexed again. */
  readonly #stampedSuppliers = new Set<string>();
  readonly #stampedNos: number[] = [];
  readonly #indexChanges = new IndexChanges();
  #catalogChanged = false;
  #isWide = false;

  constructor(tx: DbOrTx, nextVersion: number) {
    this.#tx = tx;
    this.#nextVersion = nextVersion;
  }

  async addProducts(nos: readonly number[]): Promise<void> {
    await this.#recordBefore(await readProductStates(this.#tx, nos));
  }

  async addSupplier(id: string, part: SupplierPart): Promise<void> {
    if (!this.#suppliersBefore.has(id))
      this.#suppliersBefore.set(id, await readSupplierState(this.#tx, id));
    if (part === 'columns') {
      this.#stampedSuppliers.add(id);
      await this.#stampProductsOf(id);
    }
    if (part === 'words') await this.#recordBefore(await readProductStatesOfSupplier(this.#tx, id));
  }

  stampProducts(nos: readonly number[]): void {
    this.#stampedNos.push(...nos);
  }

  addMarket(): void {
    this.#catalogChanged = true;
    this.#isWide = true;
  }

  bulkLoad(): number {
    this.#catalogChanged = true;
    this.#isWide = true;
    return this.#nextVersion;
  }

  /** Updates search index, counts, stamps and version to match what `work` wrote. Returns whether the version increased. */
  async updateDerivedData(): Promise<boolean> {
    await this.#updateProducts();
    await this.#stamp(this.#stampedNos, []);
    for (const id of this.#stampedSuppliers) {
      await this.#stampProductsOf(id);
      await recountSupplier(this.#tx, id);
    }
    for (const [id, wasPublic] of this.#suppliersBefore) {
      const isPublic = await readSupplierState(this.#tx, id);
      // deleteProductBatch() has marked the products of a deleted supplier as removed by this version, so the version must increase now.
      if (wasPublic || isPublic || (wasPublic !== null && isPublic === null))
        this.#catalogChanged = true;
    }
    if (this.#catalogChanged) await this.#incrementVersion();
    return this.#catalogChanged;
  }

  async #incrementVersion(): Promise<void> {
    const version = this.#nextVersion;
    // A supplier is shown in more places than beside its products, and a bulk load stamps products without reading them.
    const isWide = this.#suppliersBefore.size > 0 || this.#isWide;
    await this.#tx
      .updateTable('catalog_version')
      .set({ version, ...(isWide ? { wide_version: version } : {}) })
      .execute();
  }

  async #recordBefore(states: readonly ProductPublicState[]): Promise<void> {
    const added = states.filter(({ no }) => !this.#productsBefore.has(no));
    for (const state of added) this.#productsBefore.set(state.no, state);
    await this.#readDocuments(publicNos(added), (document) => this.#indexChanges.remove(document));
  }

  async #updateProducts(): Promise<void> {
    const before = [...this.#productsBefore.values()];
    const after = await readProductStates(this.#tx, [...this.#productsBefore.keys()]);
    const nowPublic = publicNos(after);
    await this.#readDocuments(nowPublic, (document) => this.#indexChanges.add(document));
    await updateIndex(this.#tx, this.#indexChanges, this.#nextVersion);
    const remainingNos = new Set(after.map(({ no }) => no));
    const stamped = new Set(
      [...publicNos(before), ...nowPublic].filter((no) => remainingNos.has(no)),
    );
    const removed = before.filter(({ no, mayBeLoaded }) => mayBeLoaded && !remainingNos.has(no));
    await this.#stamp(
      [...stamped],
      removed.map(({ no }) => no),
    );
    const categoriesBefore = categoriesBySupplier(before);
    const categoriesAfter = categoriesBySupplier(after);
    for (const supplier of new Set([...categoriesBefore.keys(), ...categoriesAfter.keys()]))
      if (categoriesBefore.get(supplier) !== categoriesAfter.get(supplier))
        await recountSupplier(this.#tx, supplier);
  }

  async #readDocuments(
    nos: readonly number[],
    onDocument: (document: SearchDocument) => void,
  ): Promise<void> {
    const all = batches(nos);
    for (const batch of all) {
      for (const document of await searchDocuments(this.#tx, batch)) onDocument(document);
      // A large supplier takes seconds: other requests can run between two batches.
      if (all.length > 1) await nextTurn();
    }
  }

  async #stamp(changedNos: readonly number[], removedNos: readonly number[]): Promise<void> {
    if (changedNos.length + removedNos.length > 0) this.#catalogChanged = true;
    const changed = this.#nextVersion;
    for (const batch of batches(changedNos))
      await this.#tx
        .updateTable('products')
        .set(stampOf(changed))
        .where('no', 'in', batch)
        .execute();
    for (const batch of batches(removedNos))
      await this.#tx
        .insertInto('removed_products')
        .values(batch.map((no) => ({ no, changed })))
        .execute();
  }

  async #stampProductsOf(supplierId: string): Promise<void> {
    const { numUpdatedRows } = await this.#tx
      .updateTable('products')
      .set(stampOf(this.#nextVersion))
      .where('supplier_id', '=', supplierId)
      .where('changed', '<', this.#nextVersion)
      .where(isPublicProduct)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) this.#catalogChanged = true;
  }
}
