// Endpoints for enquiries ("inquiries" in the UI): POST /enquiries and POST /inquiries create the same resource.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, filledText, id, maybe } from '../body.ts';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  DELIVERY_TIMELINES,
  ENQUIRY_STATUSES,
  INQUIRY_TYPES,
  MAX_MESSAGE,
  MAX_PRICE,
  MAX_QUANTITY,
  ORDER_MIN_QUANTITY,
} from '../limits.ts';
import { given, numeral, paging, resolved, says } from '../query.ts';
import { findCategory } from '../taxonomy.ts';
import { readEnquiries, readSentEnquiry } from './enquiry-reader.ts';

export const partyWire = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  companyName: z.string(),
  /** Visible only to the two participants of a trade. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

export const productReferenceWire = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  images: z.array(z.string()),
});

export const enquiryWire = z.object({
  _id: z.string(),
  id: z.string(),
  topic: z.enum(['product', 'bis', 'general']),
  product: z.nullable(productReferenceWire),
  category: z.nullable(z.string()),
  /** null once the account was deleted. */
  buyer: z.nullable(partyWire),
  /** The supplier, or the admins. */
  vendor: z.nullable(partyWire),
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
export type EnquiryWire = z.output<typeof enquiryWire>;

/** Body of the Send Inquiry page. Without a product it is a general enquiry about a category. */
export const enquiryBody = z.object({
  productId: maybe(id),
  /** The recipient, if the enquiry has no product. */
  supplierId: maybe(id),
  category: maybe(resolved(findCategory, 'unknownCategory')),
  subject: filledText(200, 'subjectRequired'),
  message: filledText(MAX_MESSAGE, 'messageRequired'),
  quantity: maybe(numeral('quantity', ORDER_MIN_QUANTITY, MAX_QUANTITY, true)),
  contactInfo: maybe(z.object({ email: maybe(emailText), phone: maybe(anyText(40)) })),
  target_price: maybe(numeral('targetPrice', 0, MAX_PRICE, false)),
  delivery_timeline: maybe(z.enum(DELIVERY_TIMELINES, says('deliveryTimeline'))),
  /** Both are part of the spec (§3), but the server ignores them: it uses the token's user and the status pending. */
  userId: maybe(anyText(64)),
  status: maybe(anyText(40)),
  idempotencyKey,
});

/** Body of the Send Inquiry window of a product. */
export const inquiryBody = z.object({
  productId: id,
  supplierId: maybe(id),
  inquiryType: maybe(z.enum(INQUIRY_TYPES, says('inquiryType'))),
  message: filledText(MAX_MESSAGE, 'messageRequired'),
  requirements: maybe(z.object({ text: maybe(anyText(MAX_MESSAGE)) })),
  idempotencyKey,
});

export const enquiryQuery = z.object({
  status: given(z.enum(ENQUIRY_STATUSES, says('unknownStatus'))),
  ...paging,
});

const sent = z.object({ success: z.literal(true), message: z.string(), data: enquiryWire });
const listed = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(enquiryWire),
  pagination,
});

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries',
  summary: 'Sends an enquiry to a supplier, or to the admin desk',
  access: 'buyer',
  body: enquiryBody,
  bodyBytes: 40 * 1024,
  reply: sent,
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

export const sendInquiry = endpoint({
  method: 'POST',
  path: '/inquiries',
  summary: "Sends an enquiry from a product's page",
  access: 'buyer',
  body: inquiryBody,
  bodyBytes: 64 * 1024,
  reply: sent,
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
  reply: listed,
  read: readEnquiries,
  errors: ['unauthorized', 'validation'],
});

export const listVendorEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/vendor',
  summary: 'The enquiries a supplier received, newest first',
  access: 'supplier',
  query: enquiryQuery,
  reply: listed,
  read: readEnquiries,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const listBuyerEnquiries = endpoint({
  method: 'GET',
  path: '/enquiries/buyer',
  summary: 'The enquiries a buyer sent, newest first',
  access: 'buyer',
  query: enquiryQuery,
  reply: listed,
  read: readEnquiries,
  errors: ['unauthorized', 'forbidden', 'validation'],
});
