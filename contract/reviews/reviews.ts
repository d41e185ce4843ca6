// Endpoints for reviews: buyers write them about delivered orders, suppliers reply once, admins remove them. Reading is public.
import * as z from 'zod/mini';
import { reportBody } from '../admin/report-body.ts';
import { id, idParam, oneOrMore, optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { MAX_IMAGE_BYTES } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { fieldError, numberInRange, paginationParams } from '../query.ts';
import { fields, list, message } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { pictureFile } from '../upload.ts';
import { orderReview, ratingSummary, review } from './review.ts';
import {
  MAX_STARS,
  PHOTOS_PER_REVIEW,
  REVIEW_MAX_LENGTH,
  REVIEW_MIN_LENGTH,
  REVIEW_REPLY_MAX_LENGTH,
  REVIEW_REPORT_REASONS,
} from './review-limits.ts';

const reviewPage = fields({
  reviews: list(review, 100),
  pagination,
  /** Over all pages. */
  summary: ratingSummary,
});

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/products/:id/reviews',
  summary: 'Reviews of a product, newest first',
  access: 'anyone',
  params: idParam,
  query: z.object(paginationParams),
  reply: reviewPage,
  errors: ['productNotFound', 'validation'],
});

export const listSupplierReviews = endpoint({
  method: 'GET',
  path: '/auth/suppliers/:id/reviews',
  summary: 'Reviews of all products of a supplier, newest first',
  access: 'anyone',
  params: idParam,
  query: z.object(paginationParams),
  reply: reviewPage,
  errors: ['supplierNotFound', 'validation'],
});

export const listOrderReviews = endpoint({
  method: 'GET',
  path: '/orders/:id/reviews',
  summary: 'Reviews of the products of an order, for its participants',
  access: 'user',
  params: idParam,
  reply: fields({ reviews: list(orderReview, 100) }),
  errors: ['unauthorized', 'orderNotFound'],
});

export const reviewBody = z.object({
  orderId: id,
  productId: id,
  rating: numberInRange('reviewRating', 1, MAX_STARS, true),
  text: requiredText(REVIEW_MAX_LENGTH, 'reviewText').check(
    z.minLength(REVIEW_MIN_LENGTH, fieldError('reviewText')),
  ),
  photos: optionalField(oneOrMore(pictureFile, PHOTOS_PER_REVIEW, 'imagesOnCreate')),
  idempotencyKey,
});

const changedReview = fields({ message, review: orderReview });

/** One review per order and product. */
export const writeReview = endpoint({
  method: 'POST',
  path: '/reviews',
  summary: 'Writes a review of a product of a delivered order',
  access: 'buyer',
  body: reviewBody,
  bodyType: 'multipart',
  fileBytes: PHOTOS_PER_REVIEW * MAX_IMAGE_BYTES,
  reply: changedReview,
  errors: [
    'unauthorized',
    'reviewBuyersOnly',
    'orderNotFound',
    'productNotFound',
    'conflict',
    'keyReused',
    'overQuota',
    'validation',
    'tooLarge',
    'unsupportedType',
    'tooMany',
  ],
});

/** The buyer may write another one afterwards. One that an admin has removed cannot be deleted. */
export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/reviews/:id',
  summary: "Deletes the buyer's own review",
  access: 'buyer',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'reviewBuyersOnly', 'reviewNotFound', 'tooMany'],
});

export const replyBody = z.object({ text: requiredText(REVIEW_REPLY_MAX_LENGTH) });

/** The same text again changes nothing, so that the call can be repeated. */
export const replyToReview = endpoint({
  method: 'POST',
  path: '/reviews/:id/reply',
  summary: "Stores the supplier's reply to a review of one of its products, once",
  access: 'supplier',
  params: idParam,
  body: replyBody,
  reply: changedReview,
  errors: ['unauthorized', 'forbidden', 'reviewNotFound', 'conflict', 'validation', 'tooMany'],
});

/** Stores the reporter's account if a token is sent. */
export const reportReview = endpoint({
  method: 'POST',
  path: '/reviews/:id/reports',
  summary: 'Reports a review to the admins',
  access: 'anyone',
  params: idParam,
  body: reportBody(REVIEW_REPORT_REASONS),
  reply: acknowledgement,
  errors: ['reviewNotFound', 'keyReused', 'validation', 'tooMany'],
});

/** Closes the open reports of the review as upheld. */
export const removeReview = endpoint({
  method: 'PUT',
  path: '/reviews/:id/removal',
  summary: 'Removes a review, with a reason for its author',
  access: 'admin',
  params: idParam,
  body: z.object({ reason: requiredText(1_000, 'reasonRequired') }),
  reply: acknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'reviewNotFound'],
});
