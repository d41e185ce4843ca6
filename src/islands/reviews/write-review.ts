// Fragments of an order's page that open the review dialog.

/** For the first product without a review. */
export const WRITE_REVIEW = '#write-review';

/** For one product. */
export const writeReview = (productId: string): string =>
  `${WRITE_REVIEW}=${encodeURIComponent(productId)}`;
