// Parsers of enquiries, for all documented variants: buyer or vendor, product or its id, array or object with `data`.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { BIS_TOPIC_ID } from '../limits.ts';
import { fields, list, maybeNumber, maybeText, maybeTime, pick, record, text } from '../read.ts';
import { rowsOf, unrefused } from '../reply.ts';
import { type Party, type ProductReference, party, productReference } from './reference-reader.ts';

export interface Enquiry {
  readonly id: string;
  /** `bis` enquiries go to the admins; `general` ones have at most a category. */
  readonly topic: 'product' | 'bis' | 'general';
  readonly product: ProductReference | null;
  readonly category: string | null;
  readonly buyer: Party | null;
  readonly supplier: Party | null;
  readonly subject: string | null;
  readonly message: string;
  readonly type: string;
  readonly requirements: string | null;
  readonly quantity: number | null;
  /** US dollars. */
  readonly targetPrice: number | null;
  readonly deliveryTimeline: string | null;
  readonly contact: { readonly email: string | null; readonly phone: string | null };
  readonly status: string;
  readonly createdAt: string | null;
  readonly originalLanguage: string | null;
}

export interface Enquiries {
  readonly enquiries: readonly Enquiry[];
  readonly pagination: Pagination | null;
}

export interface SentEnquiry {
  /** null if the backend only confirms success. */
  readonly enquiry: Enquiry | null;
  readonly message: string | null;
}

const enquiryFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  topic: maybeText(40),
  product: productReference,
  productId: productReference,
  category: maybeText(200),
  buyer: party,
  userId: party,
  vendor: party,
  supplier: party,
  supplierId: party,
  subject: maybeText(500),
  message: text(),
  inquiryType: text(40),
  requirements: z.unknown(),
  quantity: maybeNumber,
  target_price: maybeNumber,
  delivery_timeline: maybeText(100),
  contactInfo: fields({ email: maybeText(300), phone: maybeText(60) }),
  status: text(40),
  createdAt: maybeTime,
  originalLanguage: maybeText(20),
});

/** `{ text }`, or a plain string. */
const readRequirements = (value: unknown): string | null =>
  z.parse(maybeText(), value) ?? z.parse(fields({ text: maybeText() }), value).text;

/** The reserved id marks a BIS enquiry; it is not shown as a product (spec §2). */
const topicOf = (topic: string | null, product: ProductReference | null): Enquiry['topic'] => {
  if (topic === 'bis' || product?.id === BIS_TOPIC_ID) return 'bis';
  return product === null ? 'general' : 'product';
};

/** One enquiry; rejects rows without an id. */
export const enquiryRow = z.pipe(
  enquiryFields.check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform((read): Enquiry => {
    const product = read.product ?? read.productId;
    const topic = topicOf(read.topic, product);
    return {
      id: read._id ?? read.id ?? '',
      topic,
      product: topic === 'product' ? product : null,
      category: read.category,
      buyer: read.buyer ?? read.userId,
      supplier: read.vendor ?? read.supplier ?? read.supplierId,
      subject: read.subject,
      message: read.message,
      type: read.inquiryType || 'product_info',
      requirements: readRequirements(read.requirements),
      quantity: read.quantity,
      targetPrice: read.target_price,
      deliveryTimeline: read.delivery_timeline,
      contact: read.contactInfo,
      status: read.status || 'pending',
      createdAt: read.createdAt,
      originalLanguage: read.originalLanguage,
    };
  }),
);

export const readEnquiries = (body: unknown): Enquiries => ({
  enquiries: z.parse(list(enquiryRow, 10_000), rowsOf(body, 'data', 'enquiries', 'inquiries')),
  pagination: readPagination(z.parse(record, body).pagination),
});

export const readSentEnquiry = (body: unknown): SentEnquiry => {
  const reply = unrefused(body);
  const inside = pick(reply, 'data', 'enquiry', 'inquiry');
  const read = z.safeParse(enquiryRow, inside ?? reply);
  // If the reply is the enquiry itself, its `message` is the buyer's text, not the server's.
  const bare = inside === undefined && read.success;
  return {
    enquiry: read.success ? read.data : null,
    message: bare ? null : z.parse(maybeText(500), reply.message),
  };
};
