// Deletion of the products of a deleted supplier: hidden at once, then deleted in batches with their files and search entries.

import { releaseUploads } from '../accounts/quota-queries.ts';
import { lockCatalog } from '../catalog/change-catalog-queries.ts';
import { isPublicListing } from '../catalog/public-product-queries.ts';
import { searchDocuments } from '../catalog/search-document-queries.ts';
import { countWords } from '../catalog/search-word-queries.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import { unlessOrdered } from './order-picture-queries.ts';
import { filesOf, storedOf } from './product-row-queries.ts';

/** Value of `hidden` for a product that is hidden but still in the search index. */
const STILL_INDEXED = 2;

export function deletedListingsRepository(db: Db, search: SearchIndex) {
  const forgetWords = async (tx: Queries, nos: readonly number[]): Promise<void> => {
    if (nos.length === 0) return;
    const tally = new Map<string, number>();
    for (const { texts } of await searchDocuments(tx, nos))
      for (const word of texts) tally.set(word, (tally.get(word) ?? 0) - 1);
    await search.remove(tx, nos);
    await countWords(tx, tally);
  };

  return {
    /**
     * Hides all products of the supplier with two statements, one for the public products and one for the others. Call it in a
     * changeCatalog() with the supplier's `columns` in its scope. Public products stay in the search index, but no search returns
     * them, until deleteSome() deletes them.
     */
    async hide(supplierId: string, tx: Queries): Promise<void> {
      const own = tx.updateTable('products').where('supplier_id', '=', supplierId);
      await own.set({ hidden: STILL_INDEXED }).where(isPublicListing).execute();
      await own.set({ hidden: 1 }).where('hidden', '=', 0).execute();
    },

    /**
     * Deletes up to `limit` products and records their files for removal; returns the number deleted. They are marked as removed
     * by the next catalog version; the version increases only once, when the supplier's own row is deleted after the last product.
     */
    deleteSome: (supplierId: string, limit: number): Promise<number> =>
      inTransaction(db, async (tx) => {
        // Lock without changeCatalog(): these products are not public since hide(). A new version for every batch would empty the
        // caches of every process hundreds of times.
        const version = await lockCatalog(tx);
        const rows = await tx
          .selectFrom('products')
          .selectAll()
          .where('supplier_id', '=', supplierId)
          .limit(limit)
          .execute();
        if (rows.length === 0) return 0;
        const files = (await storedOf(tx, rows)).flatMap(({ standing }) => filesOf(standing));
        const indexed = rows.filter(({ hidden }) => hidden === STILL_INDEXED);
        await forgetWords(
          tx,
          indexed.map(({ no }) => no),
        );
        const nos = rows.map(({ no }) => no);
        await tx.deleteFrom('products').where('no', 'in', nos).execute();
        await releaseUploads(tx, files);
        await removedFilesRepository(tx).add('uploads', await unlessOrdered(tx, files));
        const known = rows.filter(({ changed }) => changed > 0);
        if (known.length > 0) {
          await tx
            .insertInto('removed_products')
            .values(known.map(({ no }) => ({ no, changed: version + 1 })))
            .execute();
        }
        return rows.length;
      }),
  };
}
