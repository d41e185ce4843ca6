// Limits of reviews, and the reasons for reporting one.

export const REVIEW_MIN_LENGTH = 20;
export const REVIEW_MAX_LENGTH = 2_000;
export const REVIEW_REPLY_MAX_LENGTH = 2_000;
export const PHOTOS_PER_REVIEW = 5;
export const MAX_STARS = 5;
/** Reviews on a page of the list of a product or a supplier. */
export const REVIEWS_PER_PAGE = 10;
/** Number of reviews on the page of a product or a supplier itself. */
export const REVIEWS_SHOWN = 4;

export const REVIEW_REPORT_REASONS = [
  'untrue',
  'offensive',
  'advertising',
  'private',
  'other',
] as const;
