// Read-only endpoint for the audit log: actions by admins and by the command line, newest first.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pagination } from '../pagination.ts';
import { fieldError, optionalParam, paginationParams } from '../query.ts';
import { fields, list, oneOf, rowId, text, time } from '../read.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';

export const auditEntry = fields({
  id: rowId,
  at: time,
  /** `command` is the operator's command line, which has no email. */
  actor: oneOf(['admin', 'command'], 'admin'),
  /** The email at that time; '' once the account was deleted. */
  adminEmail: text(300),
  /** One of ADMIN_ACTIONS, or an action that this release does not know. */
  action: text(40, ADMIN_ACTIONS),
  subjectId: text(64),
  /** A product's name or an account's email; '' once the account was deleted or the message erased. */
  subject: text(300),
  /** Name of the product today, in the reader's language; '' for other subjects and once the product was deleted. */
  subjectName: text(500),
  /** The reason or note of the action. */
  note: text(2_000),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Actions of admins, newest first',
  access: 'admin',
  query: z.object({
    action: optionalParam(z.enum(ADMIN_ACTIONS, fieldError('invalid'))),
    ...paginationParams,
  }),
  reply: fields({ entries: list(auditEntry, 10_000), pagination }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});
