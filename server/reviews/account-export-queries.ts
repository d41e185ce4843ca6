// Reviews that an account wrote, its replies to reviews and its photos, for its data export.
import type { ExportPart } from '../accounts/account-parts.ts';
import {
  type ToUrl,
  uploadArchivePaths,
  uploadedFiles,
} from '../accounts/download/export-files.ts';
import { inBatches } from '../platform/db/in-batches.ts';
import type { Db } from '../platform/db/open.ts';
import { photosOf, type ReviewRow } from './review-queries.ts';

const ROWS_PER_QUERY = 100;

const reviewBatches = (db: Db, column: 'author_id' | 'supplier_id', id: string) =>
  inBatches<ReviewRow>((last) =>
    db
      .selectFrom('reviews')
      .selectAll()
      .where(column, '=', id)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(ROWS_PER_QUERY)
      .execute(),
  );

async function* reviewsBy(db: Db, id: string, toUrl: ToUrl) {
  for await (const rows of reviewBatches(db, 'author_id', id))
    yield rows.map((row) => ({
      id: row.id,
      order: row.order_id,
      product: row.product_name,
      author: row.author,
      city: row.city,
      rating: row.rating,
      language: row.language,
      text: row.text,
      photos: photosOf(row).map(toUrl),
      /** Paths in the archive. */
      files: uploadArchivePaths(photosOf(row)),
      createdAt: row.created_at,
      removedAt: row.removed_at,
      removalReason: row.removal_reason,
    }));
}

async function* repliesBy(db: Db, id: string) {
  for await (const rows of reviewBatches(db, 'supplier_id', id))
    yield rows.flatMap((row) =>
      row.reply === null
        ? []
        : {
            review: row.id,
            product: row.product_name,
            language: row.reply_language,
            text: row.reply,
            createdAt: row.replied_at,
          },
    );
}

async function* photosBy(db: Db, id: string) {
  for await (const rows of reviewBatches(db, 'author_id', id))
    yield uploadedFiles(rows.flatMap(photosOf));
}

export const reviewsExport = (db: Db, toUrl: ToUrl): ExportPart => ({
  sections: ({ id }) => [
    ['reviews', reviewsBy(db, id, toUrl)],
    ['reviewReplies', repliesBy(db, id)],
  ],
  files: (id) => photosBy(db, id),
});
