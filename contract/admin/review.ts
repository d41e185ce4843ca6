// Admin endpoints for the review queue: products waiting for approval, their live versions, and the decision.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField, requiredText } from '../body.ts';
import { productCardDto, productDto } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { pagination } from '../pagination.ts';
import { fieldError, numberInRange, paginationParams } from '../query.ts';
import { acknowledgement } from '../reply.ts';
import { readReview, readReviews } from './review-reader.ts';

/** Product fields that a review compares, with their names in the JSON body. */
export const REVIEWED_FIELDS = [
  'name',
  'title',
  'sort_description',
  'description',
  'category',
  'subcategory',
  'images',
  'video',
  'specifications',
  'certification_standards',
  'tags',
  'countryOfOrigin',
  'stock',
  'priceRange',
  'minOrderQuantity',
] as const;
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];

export const reviewRowDto = z.object({
  /** The product's id. */
  id: z.string(),
  /** `new`: never live before. `change`: a change of an approved product. */
  kind: z.enum(['new', 'change']),
  submittedAt: z.string(),
  product: productCardDto,
});
export type ReviewRowDto = z.output<typeof reviewRowDto>;

export const reviewDto = z.object({
  id: z.string(),
  kind: z.enum(['new', 'change']),
  submittedAt: z.string(),
  /** Sent back with the decision: if the product has changed since, the decision fails with a conflict. */
  revision: z.number(),
  /** The supplier's original text. */
  proposed: productDto,
  /** The approved version; null for a new product. */
  live: z.nullable(productDto),
  /** Fields that differ between the two; for a new product, all filled fields. */
  changed: z.array(z.enum(REVIEWED_FIELDS)),
});
export type ReviewDto = z.output<typeof reviewDto>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  summary: 'Products waiting for review, oldest submission first',
  access: 'admin',
  query: z.object(paginationParams),
  reply: z.object({ success: z.literal(true), reviews: z.array(reviewRowDto), pagination }),
  read: readReviews,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

export const getReview = endpoint({
  method: 'GET',
  path: '/admin/reviews/:id',
  summary: 'One product waiting for review, with its live version',
  access: 'admin',
  params: idParam,
  reply: z.object({ success: z.literal(true), data: reviewDto }),
  read: readReview,
  errors: ['unauthorized', 'adminsOnly', 'productNotFound'],
});

const decisionFields = z.object({
  decision: z.enum(['approve', 'reject'], fieldError('decision')),
  /** Shown to the supplier; required to reject. */
  reason: optionalField(anyText(1_000)),
  revision: numberInRange('invalid', 0, Number.MAX_SAFE_INTEGER, true),
});

export const decisionBody = decisionFields.check(
  z.refine(({ decision, reason }) => decision !== 'reject' || Boolean(reason?.trim()), {
    error: 'reasonRequired',
    path: ['reason'],
  }),
);

export const decideReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id',
  summary: 'Approves a product, which makes it live, or rejects it with a reason for its supplier',
  access: 'admin',
  params: idParam,
  body: decisionBody,
  reply: acknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'productNotFound', 'conflict'],
});

/** The supplier may correct the product and submit it again. Open reports about it are closed as upheld. */
export const takeDownProduct = endpoint({
  method: 'PUT',
  path: '/admin/products/:id/take-down',
  summary: 'Takes a live product down, with a reason for its supplier',
  access: 'admin',
  params: idParam,
  body: z.object({ reason: requiredText(1_000, 'reasonRequired') }),
  reply: acknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'productNotFound'],
});
