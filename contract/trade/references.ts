// References in orders, enquiries and chats: a participant, and the product that they are about.
import * as z from 'zod/mini';
import { fields, nullableText, reader, text, texts } from '../read.ts';

const participantFields = fields({
  /** The same as `id`. */
  _id: text(64),
  id: text(64),
  name: text(300),
  companyName: text(300),
  /** Of its trade name, and its picture if it has one, for the avatar. */
  initials: text(8),
  avatar: nullableText(2_000),
  /** Visible only to the two participants of a trade. */
  email: nullableText(300),
  phone: nullableText(60),
});

/** A buyer, a supplier or the admins, as the counterpart sees them. Refused if nothing names it. */
export const participant = reader((value) => {
  const read = z.parse(participantFields, value);
  return read.id || read.name || read.companyName || read.email ? read : undefined;
}, participantFields.json);
export type Participant = z.output<typeof participantFields>;

const productFields = fields({
  /** The same as `id`. */
  _id: text(64),
  /** '' once the product was deleted. */
  id: text(64),
  name: text(500),
  images: texts,
});

/** Refused if nothing names the product. */
export const productReference = reader((value) => {
  const read = z.parse(productFields, value);
  return read.id || read.name ? read : undefined;
}, productFields.json);
export type ProductReference = z.output<typeof productFields>;
