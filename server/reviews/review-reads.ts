// Reads of reviews: public pages of a product or a supplier, those of an order for its participants, and some for the admins.
import type { Lang } from '../../contract/lang.ts';
import type { OrderReview, RatingSummary, Review } from '../../contract/reviews/review.ts';
import { isPublicSupplierId } from '../catalog/public-supplier-queries.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { type ReviewSubject, readSummary } from './rating-queries.ts';
import {
  readOrderParticipants,
  readPublicProductNo,
  readReviewPage,
  readReviews,
  readReviewsOfOrder,
} from './review-queries.ts';
import { serializeOrderReviews, serializeReviews } from './review-resource-queries.ts';

interface ReviewPage {
  readonly reviews: Review[];
  readonly total: number;
  readonly summary: RatingSummary;
}

export function reviewReads(db: Db) {
  const readPage = async (
    subject: ReviewSubject,
    page: PageQuery,
    lang: Lang,
  ): Promise<ReviewPage> => {
    const { rows, total } = await readReviewPage(db, subject, page);
    return {
      reviews: await serializeReviews(db, rows, lang),
      total,
      summary: await readSummary(db, subject),
    };
  };

  return {
    async one(id: string, lang: Lang): Promise<OrderReview> {
      const [review] = await serializeOrderReviews(db, await readReviews(db, [id]), lang);
      if (!review) throw new HttpError('reviewNotFound');
      return review;
    },

    /** Throws productNotFound where the product is not public. */
    async ofProduct(id: string, page: PageQuery, lang: Lang): Promise<ReviewPage> {
      const value = await readPublicProductNo(db, id);
      if (value === null) throw new HttpError('productNotFound');
      return readPage({ column: 'product_no', value }, page, lang);
    },

    /** Throws supplierNotFound where the supplier is not public. */
    async ofSupplier(id: string, page: PageQuery, lang: Lang): Promise<ReviewPage> {
      if (!(await isPublicSupplierId(db, id))) throw new HttpError('supplierNotFound');
      return readPage({ column: 'supplier_id', value: id }, page, lang);
    },

    /** A removed review is for its author only. Throws orderNotFound where the user is not a participant. */
    async ofOrder(orderId: string, user: SessionUser, lang: Lang): Promise<OrderReview[]> {
      const order = await readOrderParticipants(db, orderId);
      const isBuyer = order?.buyer_id === user.id;
      if (!isBuyer && order?.supplier_id !== user.id) throw new HttpError('orderNotFound');
      const rows = await readReviewsOfOrder(db, orderId);
      const shown = rows.filter(({ removed_at }) => isBuyer || removed_at === null);
      return serializeOrderReviews(db, shown, lang);
    },

    /** Reviews by id for the admins, removed or not. */
    async byIds(ids: readonly string[], lang: Lang): Promise<Map<string, OrderReview>> {
      const rows = await readReviews(db, [...new Set(ids)]);
      const reviews = await serializeOrderReviews(db, rows, lang);
      return new Map(reviews.map((review) => [review.id, review]));
    },
  };
}
