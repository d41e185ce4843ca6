// Read-only endpoint for the audit log: actions by admins and by the command line, newest first.
import * as z from 'zod/mini';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { ADMIN_ACTIONS } from '../limits.ts';
import { fieldError, optionalParam, paginationParams } from '../query.ts';
import { readAuditPage } from './audit-reader.ts';

export const auditEntryDto = z.object({
  id: z.string(),
  at: z.string(),
  /** `command` is the operator's command line, which has no email. */
  actor: z.enum(['admin', 'command']),
  /** The email at that time; '' once the account was deleted. */
  adminEmail: z.string(),
  action: z.enum(ADMIN_ACTIONS),
  subjectId: z.string(),
  /** A product's name or an account's email; '' once the account was deleted or the message erased. */
  subject: z.string(),
  /** The reason or note of the action. */
  note: z.string(),
});
export type AuditEntryDto = z.output<typeof auditEntryDto>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Actions of admins, newest first',
  access: 'admin',
  query: z.object({
    action: optionalParam(z.enum(ADMIN_ACTIONS, fieldError('invalid'))),
    ...paginationParams,
  }),
  reply: z.object({ success: z.literal(true), entries: z.array(auditEntryDto), pagination }),
  read: readAuditPage,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});
