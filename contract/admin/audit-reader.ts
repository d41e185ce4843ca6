// Parser of the audit log.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { fields, list, nullableTime, record, text } from '../read.ts';
import { rowsOf } from '../reply.ts';

export interface AuditEntry {
  readonly id: string;
  readonly at: string | null;
  readonly actor: 'admin' | 'command';
  /** '' if the account was deleted. */
  readonly adminEmail: string;
  readonly action: string;
  readonly subjectId: string;
  readonly subject: string;
  readonly note: string;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly pagination: Pagination | null;
}

const auditEntryFields = fields({
  id: text(64),
  at: nullableTime,
  actor: z.pipe(
    text(40),
    z.transform((value) => (value === 'command' ? 'command' : 'admin')),
  ),
  adminEmail: text(300),
  action: text(40),
  subjectId: text(64),
  subject: text(300),
  note: text(2_000),
}).check(z.refine((parsed) => parsed.id !== ''));

export const readAuditPage = (body: unknown): AuditPage => ({
  entries: z.parse(list(auditEntryFields, 10_000), rowsOf(body, 'entries', 'data')),
  pagination: readPagination(z.parse(record, body).pagination),
});
