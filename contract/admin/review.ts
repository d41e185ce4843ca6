// Admin endpoints for the review queue: products waiting for approval, their live versions, and the decision.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField, requiredText } from '../body.ts';
import { product } from '../catalog/product.ts';
import {
  CODE_FIELDS,
  NUMBER_FIELDS,
  namesOf,
  SHORT_TEXT_FIELDS,
} from '../catalog/product-fields.ts';
import {
  REVIEW_SENT_AS,
  readProduct,
  sentCard,
  sentProduct,
  writeCard,
  writeProduct,
} from '../dialect/product.ts';
import { nameAsReceived, nameAsSent } from '../dialect/sent-as.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { LANGS } from '../lang.ts';
import { pagination } from '../pagination.ts';
import { fieldError, numberInRange, optionalParam, paginationParams, textParam } from '../query.ts';
import {
  count,
  fields,
  list,
  nullableText,
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

/** Product fields that a review compares, in the order in which it shows them. */
export const REVIEWED_FIELDS = [
  'name',
  'title',
  'summary',
  'description',
  'category',
  'subcategory',
  'machineType',
  'attributes',
  'images',
  'video',
  'specifications',
  'certifications',
  'tags',
  'countryOfOrigin',
  ...namesOf(SHORT_TEXT_FIELDS),
  'price',
  ...namesOf(CODE_FIELDS),
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

/** An import whose new products wait for review together. */
const waitingImport = fields({
  id: rowId,
  fileName: text(200),
  machineType: text(200),
  waiting: count,
});
export type WaitingImport = z.output<typeof waitingImport>;

/** `import` is set where the row stands for two or more new products of an import; `product` is then the first of them. */
const importOfRow = { import: orNull(waitingImport) };

const reviewRow = fields({ ...reviewHead, ...importOfRow, product });
export type ReviewRow = z.output<typeof reviewRow>;

const reviewPage = fields({ reviews: list(reviewRow, 10_000), pagination });

const reviewBody = {
  ...reviewHead,
  /** Sent back with the decision: if the product has changed since, the decision fails with a conflict. */
  revision: count,
  /** The import that made the new product; null without one. */
  importId: nullableText(64),
};

/** `missing`: buyers see the original text until it is translated. `part`: some of it was left untranslated. */
const TRANSLATIONS = ['original', 'whole', 'part', 'missing'] as const;

const previewHead = { lang: oneOf(LANGS, 'en'), translation: oneOf(TRANSLATIONS, 'missing') };

/** The proposed product as its page will show it in one language. */
const reviewPreview = fields({ ...previewHead, product });
export type ReviewPreview = z.output<typeof reviewPreview>;

const review = fields({
  ...reviewBody,
  /** The supplier's original text. */
  proposed: product,
  /** One for each language. */
  previews: list(reviewPreview, LANGS.length),
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

const nameOnWire = (name: string): string => nameAsSent(name, REVIEW_SENT_AS);

const sentReview = fields({
  ...reviewBody,
  proposed: sentProduct,
  previews: list(fields({ ...previewHead, product: sentProduct })),
  live: reader((value) => value, { ...sentProduct.json, nullable: true }),
  changed: list(text(40, REVIEWED_FIELDS.map(nameOnWire))),
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  summary: 'Products waiting for review, oldest submission first; those of one import are one row',
  access: 'admin',
  query: z.object({
    /** Id of an import: lists its new products, each as a row. */
    import: optionalParam(textParam(64, 'invalid')),
    ...paginationParams,
  }),
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
    schema: fields({
      reviews: list(fields({ ...reviewHead, ...importOfRow, product: sentCard })),
      pagination,
    }),
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
      return {
        ...data,
        proposed: readProduct(data.proposed),
        previews: readRows(data, readReviewRow, 'previews'),
        live: readProduct(data.live),
        changed: z.parse(texts, data.changed).map((name) => nameAsReceived(name, REVIEW_SENT_AS)),
      };
    },
    write: ({ proposed, previews, live, changed, ...rest }) => ({
      data: {
        ...rest,
        proposed: writeProduct(proposed),
        previews: previews.map((each) => ({ ...each, product: writeProduct(each.product) })),
        live: live && writeProduct(live),
        changed: changed.map(nameOnWire),
      },
    }),
    schema: fields({ data: sentReview }),
  }),
  errors: ['unauthorized', 'adminsOnly', 'productNotFound'],
});

export const DECISIONS = ['approve', 'reject'] as const;

interface GivenDecision {
  readonly decision: (typeof DECISIONS)[number];
  readonly reason?: string | undefined;
}

/** Whether the decision has the reason that it needs. */
export const hasNeededReason = ({ decision, reason }: GivenDecision): boolean =>
  decision !== 'reject' || Boolean(reason?.trim());
export const REASON_REQUIRED = { error: 'reasonRequired', path: ['reason'] };

const decisionFields = z.object({
  decision: z.enum(DECISIONS, fieldError('decision')),
  /** Shown to the supplier; required to reject. */
  reason: optionalField(anyText(1_000)),
  revision: numberInRange('invalid', 0, Number.MAX_SAFE_INTEGER, true),
});

const decisionBody = decisionFields.check(z.refine(hasNeededReason, REASON_REQUIRED));

export const decideReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id',
  summary: 'Approves a product, which makes it live, or rejects it with a reason for its supplier',
  access: 'admin',
  params: idParam,
  body: decisionBody,
  reply: acknowledgement,
  errors: [
    'unauthorized',
    'adminsOnly',
    'validation',
    'productNotFound',
    'conflict',
    'prohibitedGoods',
  ],
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
