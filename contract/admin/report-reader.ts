// Parser of product reports in the admin area.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../pagination.ts';
import { count, fields, flag, list, nullableText, nullableTime, record, text } from '../read.ts';
import { rowsOf } from '../reply.ts';

export interface Report {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly productLive: boolean;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly reason: string;
  readonly text: string;
  readonly email: string | null;
  readonly createdAt: string | null;
  readonly closedAt: string | null;
  readonly outcome: string | null;
  readonly note: string;
}

export interface Reports {
  readonly reports: readonly Report[];
  readonly pagination: Pagination | null;
  readonly open: number;
}

const reportRow = fields({
  id: text(64),
  productId: text(64),
  productName: text(300),
  productLive: flag,
  supplierId: nullableText(64),
  supplierName: text(300),
  reason: text(40),
  text: text(2_000),
  email: nullableText(300),
  createdAt: nullableTime,
  closedAt: nullableTime,
  outcome: nullableText(40),
  note: text(2_000),
}).check(z.refine((parsed) => parsed.id !== ''));

export const readReports = (body: unknown): Reports => {
  const reply = z.parse(record, body);
  return {
    reports: z.parse(list(reportRow, 10_000), rowsOf(body, 'reports', 'data')),
    pagination: readPagination(reply.pagination),
    open: z.parse(count, reply.open),
  };
};
