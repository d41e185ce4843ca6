// Listings of a supplier whose account is being deleted: hidden at once, then deleted some at a time with all that goes with them.

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

/** Hidden, and the word index still holds it. */
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
     * One statement a state, in a change of the catalog with the supplier's `columns` in its scope. What was public stays in the
     * search index, where it matches nothing any more, until deleteSome() deletes it.
     */
    async hide(supplierId: string, tx: Queries): Promise<void> {
      const own = tx.updateTable('products').where('supplier_id', '=', supplierId);
      await own.set({ hidden: STILL_INDEXED }).where(isPublicListing).execute();
      await own.set({ hidden: 1 }).where('hidden', '=', 0).execute();
    },

    /**
     * Deletes up to `limit` of them and notes their files for removal; returns how many there were. They are marked as removed
     * by the next version, to which the catalog moves once, with the supplier's own row after the last of them.
     */
    deleteSome: (supplierId: string, limit: number): Promise<number> =>
      inTransaction(db, async (tx) => {
        // Locked and not changed: the public has not seen these since hide(). A version for every few products would empty the
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
