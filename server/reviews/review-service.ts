// Reviews: transactions that write, answer, delete and remove them, and update the ratings.
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { REVIEW_ERROR_TEXTS } from '../../contract/messages/reviews.ts';
import type { OrderReview } from '../../contract/reviews/review.ts';
import type { reviewBody } from '../../contract/reviews/reviews.ts';
import { type QuotaChecks, releaseUploads } from '../accounts/quota-queries.ts';
import { auditLogRepository } from '../admin/audit-log-queries.ts';
import { closeReportsOfReview } from '../admin/report-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Notifier, Notify } from '../notifications/notifier.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns, readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { addJobs } from '../platform/jobs/job-queries.ts';
import type { UploadStorage } from '../platform/storage/upload-storage.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import { updateRatings } from './rating-queries.ts';
import { withStoredPhotos } from './review-photos.ts';
import {
  addToScope,
  deleteReviewRow,
  insertReview,
  isReviewed,
  photosOf,
  type ReviewRow,
  readAuthor,
  readOrderedProduct,
  readOrderParticipants,
  readReview,
  updateReview,
} from './review-queries.ts';
import { reviewReads } from './review-reads.ts';

/** Error for a review that is not possible in the current state, with the reason. */
const conflict = (reason: 'tooEarly' | 'exists' | 'replied'): HttpError =>
  new HttpError('conflict', {}, { text: REVIEW_ERROR_TEXTS[reason] });

export type NewReview = Omit<z.output<typeof reviewBody>, 'idempotencyKey'>;

interface ReviewParts {
  readonly notifier: Notifier;
  readonly storage: UploadStorage;
  readonly quotas: QuotaChecks;
  readonly catalog: Pick<Catalog, 'refresh'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export function reviewService(db: Db, parts: ReviewParts) {
  const { storage, quotas, catalog, log } = parts;
  const reads = reviewReads(db);

  /** Throws if the buyer cannot review the product of the order, or has done so. Returns the values of both that the row needs. */
  const checkTarget = async (tx: DbOrTx, buyerId: string, { orderId, productId }: NewReview) => {
    const order = await readOrderParticipants(tx, orderId);
    if (order?.buyer_id !== buyerId) throw new HttpError('orderNotFound');
    const product = await readOrderedProduct(tx, orderId, productId);
    if (!product) throw new HttpError('productNotFound');
    if (order.status !== 'delivered') throw conflict('tooEarly');
    if (await isReviewed(tx, orderId, product.no)) throw conflict('exists');
    return product;
  };

  /** After the commit: reloads the catalog, and removes files that are no longer used. */
  const finish = async (unused: readonly string[]): Promise<void> => {
    await catalog.refresh();
    await storage.remove(unused).catch((error: unknown) => {
      log.error({ error, unused }, 'unused files could not be removed');
    });
  };

  /** Changes a review that is not removed, in a transaction with its notifications. `work` returns paths of unused photos. */
  const change = async (
    id: string,
    changed: 'ratings' | 'words',
    isAllowed: (row: ReviewRow) => boolean,
    work: (tx: DbOrTx, row: ReviewRow, notify: Notify) => Promise<readonly string[]>,
  ): Promise<void> => {
    const unused = await parts.notifier.withNotifications(async (tx, notify) => {
      const { result } = await changeCatalog(tx, async (_, scope) => {
        const row = await readReview(tx, id);
        if (!row || row.removed_at !== null || !isAllowed(row))
          throw new HttpError('reviewNotFound');
        await addToScope(tx, scope, row, changed);
        return work(tx, row, notify);
      });
      return result;
    });
    await finish(unused);
  };

  const about = ({ order_id, product_name }: ReviewRow) => ({
    subjectId: order_id,
    subject: product_name,
  });

  return {
    ...reads,

    /** Publishes a review, or returns the one that the same attempt (idempotency key) has stored already. */
    async write(
      user: SessionUser,
      content: NewReview,
      attempt: IdempotencyKey | null,
      lang: Lang,
    ): Promise<OrderReview> {
      // Checked before photos are decoded, which is expensive; checked again in the transaction that inserts the row.
      const earlier = await readStoredId(db, 'reviews', user.id, attempt);
      if (earlier !== null) return reads.one(earlier, lang);
      await checkTarget(db, user.id, content);
      const { id, unused } = await withStoredPhotos(
        storage,
        user.id,
        content.photos ?? [],
        (stored) =>
          parts.notifier.withNotifications(async (tx, notify) => {
            const paths = stored.map(({ path }) => path);
            const { result } = await changeCatalog(tx, async (_, scope) => {
              const concurrent = await readStoredId(tx, 'reviews', user.id, attempt);
              if (concurrent !== null) return { id: concurrent, unused: paths };
              const author = await readAuthor(tx, user.id);
              if (!author) throw new HttpError('unauthorized');
              const product = await checkTarget(tx, user.id, content);
              const row = {
                id: monotonicId(),
                product_no: product.no,
                product_name: product.name,
                supplier_id: product.supplier_id,
                order_id: content.orderId,
                author_id: user.id,
                author: author.author,
                city: author.city,
                rating: content.rating,
                photos: JSON.stringify(paths),
                language: languageOfTexts([content.text], author.language as Lang),
                text: content.text,
                created_at: new Date().toISOString(),
                ...idempotencyColumns(attempt),
              };
              await addToScope(tx, scope, row, 'ratings');
              await insertReview(tx, row);
              await updateRatings(tx, row);
              await quotas.claimUploads(tx, user.id, stored);
              await addJobs(tx, 'review-texts', [row.id]);
              await notify(tx, {
                userId: row.supplier_id,
                kind: 'review.new',
                subjectId: row.order_id,
                subject: row.product_name,
                from: user.id,
                detail: '',
              });
              return { id: row.id, unused: [] };
            });
            return result;
          }),
      );
      await finish(unused);
      return reads.one(id, lang);
    },

    /** Throws reviewNotFound where the review is another buyer's, or was removed by an admin. */
    delete: (userId: string, id: string): Promise<void> =>
      change(
        id,
        'ratings',
        (row) => row.author_id === userId,
        async (tx, row) => {
          await deleteReviewRow(tx, id);
          await updateRatings(tx, row);
          await releaseUploads(tx, photosOf(row));
          return photosOf(row);
        },
      ),

    /** Stores the only reply of the supplier. Throws a conflict where there is another one. */
    async reply(user: SessionUser, id: string, text: string, lang: Lang): Promise<OrderReview> {
      await change(
        id,
        'words',
        (row) => row.supplier_id === user.id,
        async (tx, row, notify) => {
          if (row.reply === text) return [];
          if (row.reply !== null) throw conflict('replied');
          const language = (await readAuthor(tx, user.id))?.language as Lang | undefined;
          await updateReview(tx, id, {
            reply: text,
            reply_language: languageOfTexts([text], language ?? lang),
            replied_at: new Date().toISOString(),
            tried: null,
          });
          await addJobs(tx, 'review-texts', [id]);
          if (row.author_id !== null)
            await notify(tx, {
              ...about(row),
              userId: row.author_id,
              kind: 'review.reply',
              from: user.id,
              detail: '',
            });
          return [];
        },
      );
      return reads.one(id, lang);
    },

    /** Hides a review from the public and removes its photos. Closes its open reports as upheld. */
    remove: (id: string, reason: string, adminId: string): Promise<void> =>
      change(
        id,
        'ratings',
        () => true,
        async (tx, row, notify) => {
          const removed_at = new Date().toISOString();
          await updateReview(tx, id, { removed_at, removal_reason: reason, photos: '[]' });
          await updateRatings(tx, row);
          await releaseUploads(tx, photosOf(row));
          await closeReportsOfReview(tx, id, { outcome: 'upheld', note: reason });
          await auditLogRepository(tx).add(adminId, {
            action: 'review.remove',
            subjectId: id,
            subject: row.product_name,
            note: reason,
          });
          if (row.author_id !== null)
            await notify(tx, {
              ...about(row),
              userId: row.author_id,
              kind: 'review.removed',
              from: ADMIN_COUNTERPART_ID,
              detail: reason,
            });
          return photosOf(row);
        },
      ),
  };
}
export type ReviewService = ReturnType<typeof reviewService>;
