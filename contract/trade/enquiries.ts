// Endpoints for enquiries ("inquiries" in the UI): POST /enquiries and POST /inquiries create the same resource.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, id, optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  DELIVERY_TIMELINES,
  ENQUIRY_STATUSES,
  INQUIRY_TYPES,
  MAX_MESSAGE_LENGTH,
  MAX_QUANTITY,
  MAX_TRADE_PRICE_USD,
  ORDER_MIN_QUANTITY,
} from '../limits.ts';
import { pagination } from '../pagination.ts';
import {
  fieldError,
  numberInRange,
  optionalParam,
  paginationParams,
  resolvedId,
} from '../query.ts';
import { findCategory } from '../taxonomy.ts';
import { readEnquiries, readSentEnquiry } from './enquiry-reader.ts';

export const participantDto = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  companyName: z.string(),
  /** Visible only to the two participants of a trade. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

export const productReferenceDto = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  images: z.array(z.string()),
});

export const enquiryDto = z.object({
  _id: z.string(),
  id: z.string(),
  topic: z.enum(['product', 'bis', 'general']),
  product: z.nullable(productReferenceDto),
  category: z.nullable(z.string()),
  /** null once the account was deleted. */
  buyer: z.nullable(participantDto),
  /** The supplier, or the admins. */
  vendor: z.nullable(participantDto),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(INQUIRY_TYPES),
  requirements: z.object({ text: z.string() }),
  quantity: z.nullable(z.number()),
  target_price: z.nullable(z.number()),
  delivery_timeline: z.nullable(z.string()),
  contactInfo: z.object({ email: z.string(), phone: z.string() }),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.string(),
  originalLanguage: z.string(),
  language: z.string(),
});
export type EnquiryDto = z.output<typeof enquiryDto>;

/** Body of the Send Inquiry page. Without a product it is a general enquiry about a category. */
export const enquiryBody = z.object({
  productId: optionalField(id),
  /** The recipient, if the enquiry has no product. */
  supplierId: optionalField(id),
  category: optionalField(resolvedId(findCategory, 'unknownCategory')),
  subject: requiredText(200, 'subjectRequired'),
  message: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  quantity: optionalField(numberInRange('quantity', ORDER_MIN_QUANTITY, MAX_QUANTITY, true)),
  contactInfo: optionalField(
    z.object({ email: optionalField(emailText), phone: optionalField(anyText(40)) }),
  ),
  target_price: optionalField(numberInRange('targetPrice', 0, MAX_TRADE_PRICE_USD, false)),
  delivery_timeline: optionalField(z.enum(DELIVERY_TIMELINES, fieldError('deliveryTimeline'))),
  /** Both are part of the spec (§3), but the server ignores them: it uses the token's user and the status pending. */
  userId: optionalField(anyText(64)),
  status: optionalField(anyText(40)),
  idempotencyKey,
});

/** Body of the Send Inquiry window of a product. */
export const productEnquiryBody = z.object({
  productId: id,
  supplierId: optionalField(id),
  inquiryType: optionalField(z.enum(INQUIRY_TYPES, fieldError('inquiryType'))),
  message: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  requirements: optionalField(z.object({ text: optionalField(anyText(MAX_MESSAGE_LENGTH)) })),
  idempotencyKey,
});

export const enquiryQuery = z.object({
  status: optionalParam(z.enum(ENQUIRY_STATUSES, fieldError('unknownStatus'))),
  ...paginationParams,
});

const sentReply = z.object({ success: z.literal(true), message: z.string(), data: enquiryDto });
const listReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(enquiryDto),
  pagination,
});

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries',
  summary: 'Sends an enquiry to a supplier or to the admins',
  access: 'buyer',
  body: enquiryBody,
  bodyBytes: 40 * 1024,
  reply: sentReply,
  read: readSentEnquiry,
  errors: [
    'unauthorized',
    'inquiryBuyersOnly',
    'productNotFound',
    'supplierNotFound',
    'keyReused',
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
  bodyBytes: 64 * 1024,
  reply: sentReply,
  read: readSentEnquiry,
  errors: [
    'unauthorized',
    'inquiryBuyersOnly',
    'productNotFound',
    'supplierNotFound',
    'keyReused',
    'validation',
    'tooMany',
  ],
});

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/',
  summary: 'The enquiries the signed-in user sent or received, newest first',
  access: 'user',
  query: enquiryQuery,
  reply: listReply,
  read: readEnquiries,
  errors: ['unauthorized', 'validation'],
});

export const listSupplierEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/vendor',
  summary: 'The enquiries a supplier received, newest first',
  access: 'supplier',
  query: enquiryQuery,
  reply: listReply,
  read: readEnquiries,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const listBuyerEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/buyer',
  summary: 'The enquiries a buyer sent, newest first',
  access: 'buyer',
  query: enquiryQuery,
  reply: listReply,
  read: readEnquiries,
  errors: ['unauthorized', 'forbidden', 'validation'],
});
