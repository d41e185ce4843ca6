// Queries for the deletion of an account: reviews by a buyer stay without its name, reviews of a supplier are deleted.
import { releaseUploads } from '../accounts/quota-queries.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import { addToScope, photosOf, type ReviewRow } from './review-queries.ts';

const REVIEWS_PER_TRANSACTION = 50;

const removePhotos = async (tx: DbOrTx, rows: readonly ReviewRow[]): Promise<void> => {
  const photos = rows.flatMap(photosOf);
  await releaseUploads(tx, photos);
  await removedFilesRepository(tx).add('uploads', photos);
};

const readBatch = (tx: DbOrTx, column: 'author_id' | 'supplier_id', id: string) =>
  tx
    .selectFrom('reviews')
    .selectAll()
    .where(column, '=', id)
    .limit(REVIEWS_PER_TRANSACTION)
    .execute();

/** Removes name, city and photos, which identify the author. Rating and text stay. */
export async function anonymizeReviews(tx: DbOrTx, authorId: string): Promise<number> {
  const { result } = await changeCatalog(tx, async (_, scope) => {
    const rows = await readBatch(tx, 'author_id', authorId);
    if (rows.length === 0) return 0;
    for (const row of rows) if (row.removed_at === null) await addToScope(tx, scope, row, 'words');
    await removePhotos(tx, rows);
    await tx
      .updateTable('reviews')
      .set({ author_id: null, author: '', city: '', photos: '[]' })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.length;
  });
  return result;
}

/** Their products are not public since the account was disabled, so no rating needs an update. */
export async function deleteReviewsOfSupplier(tx: DbOrTx, supplierId: string): Promise<number> {
  const rows = await readBatch(tx, 'supplier_id', supplierId);
  if (rows.length === 0) return 0;
  await removePhotos(tx, rows);
  await tx
    .deleteFrom('reviews')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.length;
}
