// References in orders, enquiries and chats: a participant, and the product that they are about.
import * as z from 'zod/mini';
import { fields, nullableText, reader, text, texts } from '../read.ts';

export const participantFields = {
  id: text(64),
  name: text(300),
  companyName: text(300),
  /** Of its trade name, and its picture if it has one, for the avatar. */
  initials: text(8),
  avatar: nullableText(2_000),
  /** Visible only to the two participants of a trade. */
  email: nullableText(300),
  phone: nullableText(60),
};
const participantOf = fields(participantFields);

/** A buyer, a supplier or the admins, as the counterpart sees them. Refused if nothing names it. */
export const participant = reader((value) => {
  const read = z.parse(participantOf, value);
  return read.id || read.name || read.companyName || read.email ? read : undefined;
}, participantOf.json);
export type Participant = z.output<typeof participantOf>;

export const productReferenceFields = {
  /** '' once the product was deleted. */
  id: text(64),
  name: text(500),
  images: texts,
};
const productReferenceOf = fields(productReferenceFields);

/** Refused if nothing names the product. */
export const productReference = reader((value) => {
  const read = z.parse(productReferenceOf, value);
  return read.id || read.name ? read : undefined;
}, productReferenceOf.json);
export type ProductReference = z.output<typeof productReferenceOf>;
