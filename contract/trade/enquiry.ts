// An enquiry and its replies, as the server serializes them and every screen uses them.
import type * as z from 'zod/mini';
import { ENQUIRY_STATUSES, ENQUIRY_TYPES, ROLES } from '../limits.ts';
import {
  fields,
  list,
  nullableNumber,
  nullableText,
  oneOf,
  orNull,
  rowId,
  text,
  texts,
  time,
} from '../read.ts';
import { participant, productReference } from './references.ts';
import { registrations } from './registration.ts';

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const enquiryFields = {
  id: rowId,
  /** `bis` enquiries go to the admins; `general` ones have at most a category. */
  topic: oneOf(['product', 'bis', 'general'], 'general'),
  /** null unless the topic is a product. */
  product: orNull(productReference),
  category: nullableText(200),
  /** null once the account was deleted. */
  buyer: orNull(participant),
  /** Registration numbers of the buyer, for the supplier. */
  buyerRegistrations: registrations,
  /** The supplier, or the admins. */
  supplier: orNull(participant),
  subject: text(500),
  message: text(),
  type: text(40, ENQUIRY_TYPES),
  requirements: fields({ text: text() }),
  quantity: nullableNumber,
  /** US dollars. */
  targetPrice: nullableNumber,
  deliveryTimeline: nullableText(100),
  contactInfo: fields({ email: text(300), phone: text(60) }),
  /** Answers about the machine, with label and text in the reader's language. */
  answers: list(fields({ key: text(40), label: text(200), text: text(300) }), 20),
  /** Ready questions in the reader's language. */
  questions: texts,
  status: text(40, ENQUIRY_STATUSES),
  createdAt: time,
  originalLanguage: text(20),
  language: text(20),
};
export const enquiry = fields(enquiryFields);
export type Enquiry = z.output<typeof enquiry>;

export const enquiryReplyFields = {
  id: rowId,
  side: oneOf(ROLES, 'supplier'),
  sender: fields({ id: text(64), name: text(300) }),
  text: text(),
  createdAt: time,
  originalLanguage: text(20),
  language: text(20),
};
export const enquiryReply = fields(enquiryReplyFields);
export type EnquiryReply = z.output<typeof enquiryReply>;
