// Fragment of an order's page that opens the review dialog of its first product without a review.
export const WRITE_REVIEW = '#write-review';
