// Deletion of the products of a deleted supplier: hidden at once, then deleted in batches with their files and search entries.

import type { DeletedAccount } from '../accounts/account-parts.ts';
import { releaseUploads } from '../accounts/quota-queries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { searchDocuments } from '../catalog/search-document-queries.ts';
import { lockCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { IndexChanges } from '../platform/db/search/index-changes.ts';
import { updateIndex } from '../platform/db/search/index-queries.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import { filesNotInOrders } from './order-picture-queries.ts';
import { filesOf, readStoredProducts } from './product-row-queries.ts';

/** Each has texts and search index entries, about 2 ms. */
const PRODUCTS_PER_TRANSACTION = 10;
/** Value of `hidden` for a product that is hidden but still in the search index. */
const STILL_INDEXED = 2;

const removeFromIndex = async (
  tx: DbOrTx,
  nos: readonly number[],
  version: number,
): Promise<void> => {
  if (nos.length === 0) return;
  const changes = new IndexChanges();
  for (const document of await searchDocuments(tx, nos)) changes.remove(document);
  await updateIndex(tx, changes, version);
};

/**
 * Hides all products of the supplier with two statements, one for the public products and one for the others. Call it in a
 * changeCatalog() with the supplier's `columns` in its scope. Public products stay in the search index, but no search returns
 * them, until deleteProductBatch() deletes them.
 */
export async function hideProducts(tx: DbOrTx, { id }: DeletedAccount): Promise<void> {
  const update = tx.updateTable('products').where('supplier_id', '=', id);
  await update.set({ hidden: STILL_INDEXED }).where(isPublicProduct).execute();
  await update.set({ hidden: 1 }).where('hidden', '=', 0).execute();
}

/**
 * Deletes up to `limit` products and records their files for removal; returns the number deleted. They are marked as removed
 * by the next catalog version; the version increases only once, when the supplier's own row is deleted after the last product.
 */
export async function deleteProductBatch(
  tx: DbOrTx,
  supplierId: string,
  limit = PRODUCTS_PER_TRANSACTION,
): Promise<number> {
  // Lock without changeCatalog(): these products are not public since hideProducts(). A new version for every batch would empty
  // the caches of every process hundreds of times.
  const version = await lockCatalog(tx);
  const rows = await tx
    .selectFrom('products')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const files = (await readStoredProducts(tx, rows)).flatMap(({ state }) => filesOf(state));
  const indexed = rows.filter(({ hidden }) => hidden === STILL_INDEXED);
  await removeFromIndex(
    tx,
    indexed.map(({ no }) => no),
    version + 1,
  );
  const nos = rows.map(({ no }) => no);
  await tx.deleteFrom('products').where('no', 'in', nos).execute();
  await releaseUploads(tx, files);
  await removedFilesRepository(tx).add('uploads', await filesNotInOrders(tx, files));
  const loadable = rows.filter(({ changed }) => changed > 0);
  if (loadable.length > 0) {
    await tx
      .insertInto('removed_products')
      .values(loadable.map(({ no }) => ({ no, changed: version + 1 })))
      .execute();
  }
  return rows.length;
}
