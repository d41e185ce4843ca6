// Admin endpoints for the review queue: products waiting for approval, their live versions, and the decision.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField, requiredText } from '../body.ts';
import { product } from '../catalog/product.ts';
import { NUMBER_FIELDS, namesOf, SHORT_TEXT_FIELDS } from '../catalog/product-fields.ts';
import { readProduct, sentCard, sentProduct, writeCard, writeProduct } from '../dialect/product.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { pagination } from '../pagination.ts';
import { fieldError, numberInRange, paginationParams } from '../query.ts';
import {
  count,
  fields,
  list,
  nullableTime,
  oneOf,
  orNull,
  reader,
  recordOf,
  rowId,
  text,
  texts,
} from '../read.ts';
import { acknowledgement, readRows, successReply } from '../reply.ts';

/** Product fields that a review compares, with their names in the JSON body. */
export const REVIEWED_FIELDS = [
  'name',
  'title',
  'sort_description',
  'description',
  'category',
  'subcategory',
  'machineType',
  'attributes',
  'images',
  'video',
  'specifications',
  'certification_standards',
  'tags',
  'countryOfOrigin',
  ...namesOf(SHORT_TEXT_FIELDS),
  'priceRange',
  ...namesOf(NUMBER_FIELDS),
] as const;
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];

const reviewHead = {
  /** The product's id. */
  id: rowId,
  /** `new`: never live before. `change`: a change of an approved product. */
  kind: oneOf(['new', 'change'], 'new'),
  submittedAt: nullableTime,
};

const reviewRow = fields({ ...reviewHead, product });
export type ReviewRow = z.output<typeof reviewRow>;

const reviewPage = fields({ reviews: list(reviewRow, 10_000), pagination });

const reviewBody = {
  ...reviewHead,
  /** Sent back with the decision: if the product has changed since, the decision fails with a conflict. */
  revision: count,
};

const review = fields({
  ...reviewBody,
  /** The supplier's original text. */
  proposed: product,
  /** The approved version; null for a new product. */
  live: orNull(product),
  /** Fields that differ between the two, of REVIEWED_FIELDS; for a new product, all filled fields. */
  changed: texts,
});
export type Review = z.output<typeof review>;

const readReviewRow = (value: unknown) => {
  const row = recordOf(value);
  return { ...row, product: readProduct(row.product) };
};

const sentReview = fields({
  ...reviewBody,
  proposed: sentProduct,
  live: reader((value) => value, { ...sentProduct.json, nullable: true }),
  changed: list(text(40, REVIEWED_FIELDS)),
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  summary: 'Products waiting for review, oldest submission first',
  access: 'admin',
  query: z.object(paginationParams),
  reply: reviewPage,
  dialect: dialect<z.output<typeof reviewPage>>({
    read: (body) => ({
      ...recordOf(body),
      reviews: readRows(body, readReviewRow, 'reviews', 'data'),
    }),
    write: ({ reviews, ...rest }) => ({
      ...rest,
      reviews: reviews.map((row) => ({ ...row, product: writeCard(row.product) })),
    }),
    schema: fields({ reviews: list(fields({ ...reviewHead, product: sentCard })), pagination }),
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

export const getReview = endpoint({
  method: 'GET',
  path: '/admin/reviews/:id',
  summary: 'One product waiting for review, with its live version',
  access: 'admin',
  params: idParam,
  reply: review,
  dialect: dialect<Review>({
    read: (body) => {
      const data = recordOf(successReply(body).data);
      return { ...data, proposed: readProduct(data.proposed), live: readProduct(data.live) };
    },
    write: ({ proposed, live, ...rest }) => ({
      data: { ...rest, proposed: writeProduct(proposed), live: live && writeProduct(live) },
    }),
    schema: fields({ data: sentReview }),
  }),
  errors: ['unauthorized', 'adminsOnly', 'productNotFound'],
});

const decisionFields = z.object({
  decision: z.enum(['approve', 'reject'], fieldError('decision')),
  /** Shown to the supplier; required to reject. */
  reason: optionalField(anyText(1_000)),
  revision: numberInRange('invalid', 0, Number.MAX_SAFE_INTEGER, true),
});

const decisionBody = decisionFields.check(
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
