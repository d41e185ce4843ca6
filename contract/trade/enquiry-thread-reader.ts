// Parser of an enquiry with its replies.
import * as z from 'zod/mini';
import { fields, firstPresent, list, nullableText, nullableTime, text } from '../read.ts';
import { successReply, unreadableReply } from '../reply.ts';
import { type Enquiry, enquiryRow } from './enquiry-reader.ts';
import { type Participant, participant } from './reference-reader.ts';

export interface EnquiryReply {
  readonly id: string;
  readonly side: 'buyer' | 'vendor';
  readonly sender: Participant | null;
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
    _id: nullableText(64),
    id: nullableText(64),
    side: text(40),
    sender: participant,
    text: text(),
    createdAt: nullableTime,
    originalLanguage: nullableText(20),
  }).check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform(
    ({ _id, id, side, ...parsed }): EnquiryReply => ({
      ...parsed,
      id: _id ?? id ?? '',
      side: side === 'buyer' ? 'buyer' : 'vendor',
    }),
  ),
);

export const readEnquiryThread = (body: unknown): EnquiryThread => {
  const reply = successReply(body);
  const enquiry = z.safeParse(enquiryRow, firstPresent(reply, 'data', 'enquiry'));
  if (!enquiry.success) throw unreadableReply();
  return {
    enquiry: enquiry.data,
    replies: z.parse(list(replyRow, 10_000), reply.replies),
    message: z.parse(nullableText(500), reply.message),
  };
};
