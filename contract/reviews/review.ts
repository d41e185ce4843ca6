// Resource of a review: a buyer's rating and text about a product of a delivered order, with the supplier's reply.
import * as z from 'zod/mini';
import { averageStars } from '../catalog/rating.ts';
import {
  count,
  fields,
  flag,
  list,
  nullableNumber,
  nullableText,
  orNull,
  reader,
  requiredText,
  rowId,
  text,
  texts,
  time,
} from '../read.ts';
import { MAX_STARS, REVIEW_MAX_LENGTH, REVIEW_REPLY_MAX_LENGTH } from './review-limits.ts';

/** A whole number from 1 to 5. */
const stars = reader(
  (value) => {
    const number = Math.round(z.parse(nullableNumber, value) ?? 0);
    return number >= 1 && number <= MAX_STARS ? number : undefined;
  },
  { type: 'number' },
);

/** A text in the reader's language if there is a translation, with the author's own text as `original`; otherwise that is null. */
const translatedText = (maxLength: number) => ({
  /** A translation may be longer than its original. */
  text: requiredText(maxLength * 6),
  original: nullableText(maxLength),
  originalLanguage: nullableText(20),
  language: nullableText(20),
});

const reply = fields({ ...translatedText(REVIEW_REPLY_MAX_LENGTH), createdAt: time });

const reviewFields = {
  id: rowId,
  /** '' where the product is not public. */
  productId: text(64),
  productName: text(500),
  rating: stars,
  ...translatedText(REVIEW_MAX_LENGTH),
  /** Media paths under the /api base. */
  photos: texts,
  /** Company of the buyer, or first name, at the time of writing; '' once the account was deleted. */
  author: text(300),
  city: nullableText(200),
  /** Whether the buyer received the product with an order of this market. */
  verified: flag,
  createdAt: time,
  reply: orNull(reply),
};

export const review = fields(reviewFields);
export type Review = z.output<typeof review>;

/** A review of an order, as its participants see it. */
export const orderReview = fields({
  ...reviewFields,
  /** The ordered product, public or not; '' once it was deleted. */
  orderedProductId: text(64),
  /** Set where an admin has removed the review: then only its author gets it, without photos. */
  removed: orNull(fields({ at: time, reason: text(1_000) })),
});
export type OrderReview = z.output<typeof orderReview>;

/** Of all reviews of a product or a supplier. */
export const ratingSummary = fields({
  /** 0 without reviews. */
  average: averageStars,
  count,
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  stars: list(count, MAX_STARS),
});
export type RatingSummary = z.output<typeof ratingSummary>;
