// Parsers of enquiries, for all documented variants: buyer or vendor, product or its id, array or object with `data`.
import * as z from 'zod/mini';
import { BIS_TOPIC_ID } from '../limits.ts';
import { type Pagination, readPagination } from '../pagination.ts';
import {
  fields,
  firstPresent,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  record,
  text,
} from '../read.ts';
import { rowsOf, successReplyOrEmpty } from '../reply.ts';
import {
  type Participant,
  type ProductReference,
  participant,
  productReference,
} from './reference-reader.ts';

export interface Enquiry {
  readonly id: string;
  /** `bis` enquiries go to the admins; `general` ones have at most a category. */
  readonly topic: 'product' | 'bis' | 'general';
  readonly product: ProductReference | null;
  readonly category: string | null;
  readonly buyer: Participant | null;
  readonly supplier: Participant | null;
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
  _id: nullableText(64),
  id: nullableText(64),
  topic: nullableText(40),
  product: productReference,
  productId: productReference,
  category: nullableText(200),
  buyer: participant,
  userId: participant,
  vendor: participant,
  supplier: participant,
  supplierId: participant,
  subject: nullableText(500),
  message: text(),
  inquiryType: text(40),
  requirements: z.unknown(),
  quantity: nullableNumber,
  target_price: nullableNumber,
  delivery_timeline: nullableText(100),
  contactInfo: fields({ email: nullableText(300), phone: nullableText(60) }),
  status: text(40),
  createdAt: nullableTime,
  originalLanguage: nullableText(20),
});

/** `{ text }`, or a plain string. */
const readRequirements = (value: unknown): string | null =>
  z.parse(nullableText(), value) ?? z.parse(fields({ text: nullableText() }), value).text;

/** The reserved id marks a BIS enquiry; it is not shown as a product (spec §2). */
const topicOf = (topic: string | null, product: ProductReference | null): Enquiry['topic'] => {
  if (topic === 'bis' || product?.id === BIS_TOPIC_ID) return 'bis';
  return product === null ? 'general' : 'product';
};

/** One enquiry; rejects rows without an id. */
export const enquiryRow = z.pipe(
  enquiryFields.check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform((parsed): Enquiry => {
    const product = parsed.product ?? parsed.productId;
    const topic = topicOf(parsed.topic, product);
    return {
      id: parsed._id ?? parsed.id ?? '',
      topic,
      product: topic === 'product' ? product : null,
      category: parsed.category,
      buyer: parsed.buyer ?? parsed.userId,
      supplier: parsed.vendor ?? parsed.supplier ?? parsed.supplierId,
      subject: parsed.subject,
      message: parsed.message,
      type: parsed.inquiryType || 'product_info',
      requirements: readRequirements(parsed.requirements),
      quantity: parsed.quantity,
      targetPrice: parsed.target_price,
      deliveryTimeline: parsed.delivery_timeline,
      contact: parsed.contactInfo,
      status: parsed.status || 'pending',
      createdAt: parsed.createdAt,
      originalLanguage: parsed.originalLanguage,
    };
  }),
);

export const readEnquiries = (body: unknown): Enquiries => ({
  enquiries: z.parse(list(enquiryRow, 10_000), rowsOf(body, 'data', 'enquiries', 'inquiries')),
  pagination: readPagination(z.parse(record, body).pagination),
});

export const readSentEnquiry = (body: unknown): SentEnquiry => {
  const reply = successReplyOrEmpty(body);
  const nested = firstPresent(reply, 'data', 'enquiry', 'inquiry');
  const parsed = z.safeParse(enquiryRow, nested ?? reply);
  // If the reply is the enquiry itself, its `message` is the buyer's text, not the server's.
  const isTopLevel = nested === undefined && parsed.success;
  return {
    enquiry: parsed.success ? parsed.data : null,
    message: isTopLevel ? null : z.parse(nullableText(500), reply.message),
  };
};
