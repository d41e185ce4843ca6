// Reports: anyone tells the admin desk that a listing is wrong; admins look and close them.
import * as z from 'zod/mini';
import { emailText } from './account-rules.ts';
import { anyText, idParam, maybe } from './body.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey } from './idempotency.ts';
import { REPORT_REASONS } from './limits.ts';
import { pagination } from './products.ts';
import { given, paging, says, yes } from './query.ts';
import { acknowledgement, readAcknowledgement } from './reply.ts';
import { readReports } from './report-reader.ts';

export const reportBody = z.object({
  reason: z.enum(REPORT_REASONS, says('reportReason')),
  text: maybe(anyText(1_000)),
  /** For an answer; a signed-in reader's account is noted by itself. */
  email: maybe(emailText),
  /** A visitor's counts together with what is reported: another visitor's may be the same. */
  idempotencyKey,
});

/** Stored with the reporter's account where a token is sent. */
export const reportListing = endpoint({
  method: 'POST',
  path: '/products/:id/reports',
  summary: 'Tells the admin desk what is wrong with a listing',
  access: 'anyone',
  params: idParam,
  body: reportBody,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['productNotFound', 'keyReused', 'validation', 'tooMany'],
});

export const reportWire = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** Whether buyers can see the listing now. */
  productLive: z.boolean(),
  supplierId: z.string(),
  supplierName: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** Who reported: an account's email, or the one that was typed. */
  email: z.nullable(z.string()),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['upheld', 'dismissed'])),
  note: z.string(),
});
export type ReportWire = z.output<typeof reportWire>;

export const reportQuery = z.object({
  /** Only those nobody has closed. */
  open: given(yes),
  ...paging,
});

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  summary: 'Reports of listings, newest first',
  access: 'admin',
  query: reportQuery,
  reply: z.object({
    success: z.literal(true),
    reports: z.array(reportWire),
    pagination,
    /** Of all pages, whatever was asked for. */
    open: z.number(),
  }),
  read: readReports,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

/** One that is closed stays as it is: whoever comes second is told so. */
export const closeReport = endpoint({
  method: 'PUT',
  path: '/admin/reports/:id',
  summary: 'Closes a report',
  access: 'admin',
  params: idParam,
  body: z.object({
    outcome: z.enum(['upheld', 'dismissed'], says('decision')),
    note: maybe(anyText(1_000)),
  }),
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'notFound', 'conflict'],
});
