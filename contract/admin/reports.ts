// Endpoints for product reports: visitors and users submit them, admins close them.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { REPORT_REASONS } from '../limits.ts';
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
  rowId,
  text,
  time,
} from '../read.ts';
import { acknowledgement } from '../reply.ts';

export const reportBody = z.object({
  reason: z.enum(REPORT_REASONS, fieldError('reportReason')),
  text: optionalField(anyText(1_000)),
  /** Address for a reply; for a signed-in reporter the account is stored anyway. */
  email: optionalField(emailText),
  /** For visitors, compared together with the reported content: another visitor may use the same key. */
  idempotencyKey,
});

/** Stores the reporter's account if a token is sent. */
export const reportProduct = endpoint({
  method: 'POST',
  path: '/products/:id/reports',
  summary: 'Reports a product to the admins',
  access: 'anyone',
  params: idParam,
  body: reportBody,
  reply: acknowledgement,
  errors: ['productNotFound', 'keyReused', 'validation', 'tooMany'],
});

const report = fields({
  id: rowId,
  productId: text(64),
  productName: text(300),
  /** Whether buyers can see the product now. */
  productLive: flag,
  supplierId: text(64),
  supplierName: text(300),
  /** One of REPORT_REASONS, or a reason that this release does not know. */
  reason: text(40, REPORT_REASONS),
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
  summary: 'Reports of products, newest first',
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
