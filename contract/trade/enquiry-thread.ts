// Endpoints for one enquiry: its replies and its status.
import * as z from 'zod/mini';
import { idParam, requiredText } from '../body.ts';
import {
  readEnquiryThread,
  sentEnquiry,
  sentReplies,
  writeEnquiry,
  writeReply,
} from '../dialect/enquiry.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { ENQUIRY_STATUSES, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { fieldError } from '../query.ts';
import { fields, list, message } from '../read.ts';
import { enquiry, enquiryReply } from './enquiry.ts';

const enquiryThread = fields({
  message,
  data: enquiry,
  /** Oldest first. */
  replies: list(enquiryReply, 10_000),
});
export type EnquiryThread = z.output<typeof enquiryThread>;
const threadDialect = dialect<EnquiryThread>({
  read: readEnquiryThread,
  write: ({ message, data, replies }) => ({
    message,
    data: writeEnquiry(data),
    replies: replies.map(writeReply),
  }),
  schema: fields({ message, data: sentEnquiry, replies: sentReplies }),
});

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/enquiries/:id',
  summary: 'One enquiry with its replies, for its participants',
  access: 'user',
  params: idParam,
  reply: enquiryThread,
  dialect: threadDialect,
  errors: ['unauthorized', 'enquiryNotFound'],
});

export const enquiryReplyBody = z.object({
  text: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  idempotencyKey,
});

export type EnquiryReplyBody = z.output<typeof enquiryReplyBody>;

/** A reply by the supplier or an admin sets a pending enquiry to answered; one by the buyer sets it back to pending. */
export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries/:id/replies',
  summary: 'Adds a reply to an enquiry that is not closed',
  access: 'user',
  params: idParam,
  body: enquiryReplyBody,
  reply: enquiryThread,
  dialect: threadDialect,
  errors: [
    'unauthorized',
    'enquiryNotFound',
    'enquiryClosed',
    'keyReused',
    'confirmEmailFirst',
    'validation',
    'tooMany',
  ],
});

/** Only the receiving side may set any status; either side may set closed. */
export const setEnquiryStatus = endpoint({
  method: 'PUT',
  path: '/enquiries/:id',
  summary: 'Marks an enquiry as pending, answered or closed',
  access: 'user',
  params: idParam,
  body: z.object({ status: z.enum(ENQUIRY_STATUSES, fieldError('unknownStatus')) }),
  reply: enquiryThread,
  dialect: threadDialect,
  errors: ['unauthorized', 'enquiryNotFound', 'forbidden', 'validation'],
});
