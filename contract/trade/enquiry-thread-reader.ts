// Parser of an enquiry with its replies.
import * as z from 'zod/mini';
import { fields, list, maybeText, maybeTime, pick, text } from '../read.ts';
import { accepted, unreadable } from '../reply.ts';
import { type Enquiry, enquiryRow } from './enquiry-reader.ts';
import { type Party, party } from './reference-reader.ts';

export interface EnquiryReply {
  readonly id: string;
  readonly side: 'buyer' | 'vendor';
  readonly sender: Party | null;
  readonly text: string;
  readonly createdAt: string | null;
  readonly originalLanguage: string | null;
}

export interface EnquiryThread {
  readonly enquiry: Enquiry;
  readonly replies: readonly EnquiryReply[];
  readonly message: string | null;
}

const replyRow = z.pipe(
  fields({
    _id: maybeText(64),
    id: maybeText(64),
    side: text(40),
    sender: party,
    text: text(),
    createdAt: maybeTime,
    originalLanguage: maybeText(20),
  }).check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform(
    ({ _id, id, side, ...read }): EnquiryReply => ({
      ...read,
      id: _id ?? id ?? '',
      side: side === 'buyer' ? 'buyer' : 'vendor',
    }),
  ),
);

export const readEnquiryThread = (body: unknown): EnquiryThread => {
  const reply = accepted(body);
  const enquiry = z.safeParse(enquiryRow, pick(reply, 'data', 'enquiry'));
  if (!enquiry.success) throw unreadable();
  return {
    enquiry: enquiry.data,
    replies: z.parse(list(replyRow, 10_000), reply.replies),
    message: z.parse(maybeText(500), reply.message),
  };
};
