// Read-only endpoint for the audit log: actions by admins and by the command line, newest first.
import * as z from 'zod/mini';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { ADMIN_ACTIONS } from '../limits.ts';
import { given, paging, says } from '../query.ts';
import { readAudit } from './audit-reader.ts';

export const auditWire = z.object({
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
export type AuditWire = z.output<typeof auditWire>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'What admins did, newest first',
  access: 'admin',
  query: z.object({ action: given(z.enum(ADMIN_ACTIONS, says('invalid'))), ...paging }),
  reply: z.object({ success: z.literal(true), entries: z.array(auditWire), pagination }),
  read: readAudit,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});
