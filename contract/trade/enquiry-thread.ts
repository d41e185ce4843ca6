// Endpoints for one enquiry: its replies and its status.
import * as z from 'zod/mini';
import { idParam, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { ENQUIRY_STATUSES, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { fieldError } from '../query.ts';
import { enquiryDto } from './enquiries.ts';
import { readEnquiryThread } from './enquiry-thread-reader.ts';

export const enquiryReplyDto = z.object({
  _id: z.string(),
  id: z.string(),
  side: z.enum(['buyer', 'vendor']),
  sender: z.object({ _id: z.string(), name: z.string() }),
  text: z.string(),
  createdAt: z.string(),
  originalLanguage: z.string(),
  language: z.string(),
});
export type EnquiryReplyDto = z.output<typeof enquiryReplyDto>;

const threadReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: enquiryDto,
  /** Oldest first. */
  replies: z.array(enquiryReplyDto),
});

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/enquiries/:id',
  summary: 'One enquiry with its replies, for its participants',
  access: 'user',
  params: idParam,
  reply: threadReply,
  read: readEnquiryThread,
  errors: ['unauthorized', 'enquiryNotFound'],
});

export const enquiryReplyBody = z.object({
  text: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  idempotencyKey,
});

/** A reply by the supplier or an admin sets a pending enquiry to answered; one by the buyer sets it back to pending. */
export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries/:id/replies',
  summary: 'Adds a reply to an enquiry that is not closed',
  access: 'user',
  params: idParam,
  body: enquiryReplyBody,
  reply: threadReply,
  read: readEnquiryThread,
  errors: [
    'unauthorized',
    'enquiryNotFound',
    'enquiryClosed',
    'keyReused',
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
  reply: threadReply,
  read: readEnquiryThread,
  errors: ['unauthorized', 'enquiryNotFound', 'forbidden', 'validation'],
});
