// Newest reviews that the page of a product or a supplier shows.
import type { Rating } from '../../../contract/catalog/rating.ts';
import type { RatingSummary, Review } from '../../../contract/reviews/review.ts';
import { REVIEWS_SHOWN } from '../../../contract/reviews/review-limits.ts';
import { listProductReviews, listSupplierReviews } from '../../../contract/reviews/reviews.ts';
import type { Api } from '../../api/call.ts';

interface ShownReviews {
  readonly reviews: readonly Review[];
  /** null without reviews. */
  readonly summary: RatingSummary | null;
}

const NONE: ShownReviews = { reviews: [], summary: null };

/** No reviews if the call fails, because it must not break the page. Without a rating there is no call. */
export async function shownReviews(
  api: Api,
  kind: 'product' | 'supplier',
  { id, rating }: { readonly id: string; readonly rating: Rating },
): Promise<ShownReviews> {
  if (rating.count === 0) return NONE;
  const list = kind === 'product' ? listProductReviews : listSupplierReviews;
  const input = { params: { id }, query: { limit: REVIEWS_SHOWN } };
  return api.call(list, input).catch(() => NONE);
}
