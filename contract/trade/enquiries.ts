// Endpoints for enquiries ("inquiries" in the UI): POST /enquiries and POST /inquiries create the same resource.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, id, optionalField, requiredText } from '../body.ts';
import {
  ENQUIRY_SENT_AS,
  readEnquiryPage,
  readSentEnquiry,
  sentEnquiry,
  writeEnquiry,
} from '../dialect/enquiry.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  DELIVERY_TIMELINES,
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
  MAX_MESSAGE_LENGTH,
  MAX_QUANTITY,
  MAX_TRADE_PRICE_USD,
  ORDER_MIN_QUANTITY,
} from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { pagination, statusCounts } from '../pagination.ts';
import { fieldError, optionalParam, paginationParams, resolvedId } from '../query.ts';
import {
  ANSWERS_PER_ENQUIRY,
  MAX_ANSWER_LENGTH,
  READY_QUESTIONS_PER_ENQUIRY,
} from '../questions/answers.ts';
import { fields, list, message, orNull } from '../read.ts';
import { findCategory } from '../taxonomy/taxonomy.ts';
import { typedNumberInRange } from '../typed/typed-number-field.ts';
import { enquiry } from './enquiry.ts';

const questionKey = anyText(40);

/** Fields of both bodies about the buyer's needs. */
const needs = {
  type: optionalField(z.enum(ENQUIRY_TYPES, fieldError('inquiryType'))),
  requirements: optionalField(z.object({ text: optionalField(anyText(MAX_MESSAGE_LENGTH)) })),
  quantity: optionalField(typedNumberInRange('quantity', ORDER_MIN_QUANTITY, MAX_QUANTITY, true)),
  contactInfo: optionalField(
    z.object({ email: optionalField(emailText), phone: optionalField(anyText(40)) }),
  ),
  targetPrice: optionalField(typedNumberInRange('targetPrice', 0, MAX_TRADE_PRICE_USD, false)),
  deliveryTimeline: optionalField(z.enum(DELIVERY_TIMELINES, fieldError('deliveryTimeline'))),
  /** Answers to the questions of the machine type, by key: codes of choices, numbers of amounts, else text. */
  answers: optionalField(
    z.record(questionKey, optionalField(anyText(MAX_ANSWER_LENGTH)), fieldError('invalid')).check(
      z.refine((answers) => Object.keys(answers).length <= ANSWERS_PER_ENQUIRY, {
        error: 'tooManyEntries' satisfies FieldErrorKey,
      }),
    ),
  ),
  /** Keys of ready questions. */
  questions: optionalField(
    z
      .array(questionKey, fieldError('invalid'))
      .check(z.maxLength(READY_QUESTIONS_PER_ENQUIRY, fieldError('tooManyEntries'))),
  ),
} as const;

/** Body of the Send Inquiry page. Without a product it is a general enquiry about a category. */
export const enquiryBody = z.object({
  productId: optionalField(id),
  /** The recipient, if the enquiry has no product. */
  supplierId: optionalField(id),
  category: optionalField(resolvedId(findCategory, 'unknownCategory')),
  subject: requiredText(200, 'subjectRequired'),
  message: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  ...needs,
  /** Both are part of the spec (§3), but the server ignores them: it uses the token's user and the status pending. */
  userId: optionalField(anyText(64)),
  status: optionalField(anyText(40)),
  idempotencyKey,
});

/** Body of the Send Inquiry window of a product. */
export const productEnquiryBody = z.object({
  productId: id,
  supplierId: optionalField(id),
  /** Without one, the product is the subject. */
  subject: optionalField(anyText(200)),
  message: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  ...needs,
  idempotencyKey,
});

type PageBody = z.output<typeof enquiryBody>;
/** Either body, validated. */
export type NewEnquiry = Omit<PageBody, 'subject'> & { readonly subject?: string | undefined };

export const ENQUIRY_SORTS = ['newest', 'quantity'] as const;

export const enquiryQuery = z.object({
  status: optionalParam(z.enum(ENQUIRY_STATUSES, fieldError('unknownStatus'))),
  sort: optionalParam(z.enum(ENQUIRY_SORTS, fieldError('sort'))),
  order: optionalParam(z.enum(['asc', 'desc'], fieldError('sort'))),
  ...paginationParams,
});
export type EnquiryQuery = z.output<typeof enquiryQuery>;

/** `data` is null if the backend only confirms the enquiry. */
const newEnquiry = fields({ message, data: orNull(enquiry) });
export type SentEnquiry = z.output<typeof newEnquiry>;
const newEnquiryDialect = dialect<SentEnquiry>({
  read: readSentEnquiry,
  write: ({ message, data }) => ({ message, data: data && writeEnquiry(data) }),
  schema: fields({ message, data: orNull(sentEnquiry) }),
});

const pageFields = {
  message,
  data: list(enquiry, 10_000),
  pagination,
  /** Over all statuses. */
  counts: statusCounts,
};
const enquiryPage = fields(pageFields);
const pageDialect = dialect<z.output<typeof enquiryPage>>({
  read: readEnquiryPage,
  write: ({ data, ...page }) => ({ ...page, data: data.map(writeEnquiry) }),
  schema: fields({ ...pageFields, data: list(sentEnquiry) }),
});

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries',
  summary: 'Sends an enquiry to a supplier or to the admins',
  access: 'buyer',
  body: enquiryBody,
  bodyBytes: 96 * 1024,
  sentAs: ENQUIRY_SENT_AS,
  reply: newEnquiry,
  dialect: newEnquiryDialect,
  errors: [
    'prohibitedGoods',
    'unauthorized',
    'inquiryBuyersOnly',
    'productNotFound',
    'supplierNotFound',
    'keyReused',
    'confirmEmailFirst',
    'validation',
    'tooMany',
  ],
});

export const sendProductEnquiry = endpoint({
  method: 'POST',
  path: '/inquiries',
  summary: 'Sends an enquiry about a product to its supplier',
  access: 'buyer',
  body: productEnquiryBody,
  bodyBytes: 96 * 1024,
  sentAs: ENQUIRY_SENT_AS,
  reply: newEnquiry,
  dialect: newEnquiryDialect,
  errors: [
    'unauthorized',
    'inquiryBuyersOnly',
    'productNotFound',
    'supplierNotFound',
    'keyReused',
    'confirmEmailFirst',
    'validation',
    'tooMany',
  ],
});

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/',
  summary: 'The enquiries the signed-in user sent or received, newest first by default',
  access: 'user',
  query: enquiryQuery,
  reply: enquiryPage,
  dialect: pageDialect,
  errors: ['unauthorized', 'validation'],
});

export const listSupplierEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/vendor',
  summary: 'The enquiries a supplier received, newest first by default',
  access: 'supplier',
  query: enquiryQuery,
  reply: enquiryPage,
  dialect: pageDialect,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const listBuyerEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/buyer',
  summary: 'The enquiries a buyer sent, newest first by default',
  access: 'buyer',
  query: enquiryQuery,
  reply: enquiryPage,
  dialect: pageDialect,
  errors: ['unauthorized', 'forbidden', 'validation'],
});
