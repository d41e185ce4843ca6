// Endpoints for product reports: visitors and users submit them, admins close them.
import * as z from 'zod/mini';
import { emailText } from '../accounts/account-rules.ts';
import { anyText, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { REPORT_REASONS } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { booleanParam, fieldError, optionalParam, paginationParams } from '../query.ts';
import { acknowledgement } from '../reply.ts';
import { readReports } from './report-reader.ts';

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

export const reportDto = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** Whether buyers can see the product now. */
  productLive: z.boolean(),
  supplierId: z.string(),
  supplierName: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** The reporter's email: of the account, or as typed in the form. */
  email: z.nullable(z.string()),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['upheld', 'dismissed'])),
  note: z.string(),
});
export type ReportDto = z.output<typeof reportDto>;

export const reportQuery = z.object({
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
  reply: z.object({
    success: z.literal(true),
    reports: z.array(reportDto),
    pagination,
    /** Over all pages, independent of the query. */
    open: z.number(),
  }),
  read: readReports,
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
