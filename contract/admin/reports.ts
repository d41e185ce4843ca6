// Endpoints for reports: visitors and users report products (reviews: contract/reviews), participants their counterpart in a chat,
// admins close reports.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField } from '../body.ts';
import { messageFields } from '../chat/message.ts';
import { endpoint } from '../endpoint.ts';
import { REPORT_REASONS, REPORTED_MESSAGES, USER_REPORT_REASONS } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { booleanParam, fieldError, optionalParam, paginationParams } from '../query.ts';
import {
  count,
  fields,
  flag,
  list,
  nullableText,
  nullableTime,
  oneOf,
  orNull,
  rowId,
  text,
  time,
} from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { review } from '../reviews/review.ts';
import { REVIEW_REPORT_REASONS } from '../reviews/review-limits.ts';
import { reportBody } from './report-body.ts';

/** Stores the reporter's account if a token is sent. */
export const reportProduct = endpoint({
  method: 'POST',
  path: '/products/:id/reports',
  summary: 'Reports a product to the admins',
  access: 'anyone',
  params: idParam,
  body: reportBody(REPORT_REASONS),
  reply: acknowledgement,
  errors: ['productNotFound', 'keyReused', 'validation', 'tooMany'],
});

/** What a report is about. */
export const REPORT_KINDS = ['product', 'review', 'user'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const reportedMessage = fields({
  id: messageFields.id,
  /** '' if the account was deleted. */
  senderName: text(300),
  text: messageFields.text,
  createdAt: messageFields.createdAt,
  originalLanguage: messageFields.originalLanguage,
});

const report = fields({
  id: rowId,
  kind: oneOf(REPORT_KINDS, 'product'),
  /** Id and name of the reported account; '' in other reports. */
  userId: text(64),
  userName: text(300),
  /** The last messages of the conversation at the time of the report, oldest first; only in reports of accounts. */
  messages: list(reportedMessage, REPORTED_MESSAGES),
  /** The reported review; null in other reports. */
  review: orNull(fields({ review, removed: flag })),
  /** Fields of the reported or reviewed product and its supplier: '' and false in reports of accounts, '' once it was deleted. */
  productId: text(64),
  productName: text(300),
  /** Whether buyers can see the product now. */
  productLive: flag,
  supplierId: text(64),
  supplierName: text(300),
  /** One of REPORT_REASONS, REVIEW_REPORT_REASONS or USER_REPORT_REASONS, or a reason that this release does not know. */
  reason: text(40, [
    ...new Set([...REPORT_REASONS, ...REVIEW_REPORT_REASONS, ...USER_REPORT_REASONS]),
  ]),
  text: text(2_000),
  /** The reporter's email: of the account, or as typed in the form. */
  email: nullableText(300),
  createdAt: time,
  closedAt: nullableTime,
  outcome: oneOf(['upheld', 'dismissed'], null),
  note: text(2_000),
});
export type Report = z.output<typeof report>;

const reportQuery = z.object({
  /** Only open reports. */
  open: optionalParam(booleanParam),
  ...paginationParams,
});

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  summary: 'Reports of products, reviews and accounts, newest first',
  access: 'admin',
  query: reportQuery,
  reply: fields({
    reports: list(report, 10_000),
    pagination,
    /** Over all pages, independent of the query. */
    open: count,
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

/** A closed report cannot be changed: the second admin gets a conflict. */
export const closeReport = endpoint({
  method: 'PUT',
  path: '/admin/reports/:id',
  summary: 'Closes a report',
  access: 'admin',
  params: idParam,
  body: z.object({
    outcome: z.enum(['upheld', 'dismissed'], fieldError('decision')),
    note: optionalField(anyText(1_000)),
  }),
  reply: acknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'notFound', 'conflict'],
});
