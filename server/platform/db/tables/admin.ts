// Table types of the admin area: reports, the audit log, messages of the contact form.
import type { Generated } from 'kysely';
import type { ReportKind } from '../../../../contract/admin/reports.ts';

export interface ReportsTable {
  id: string;
  /** Kind of the reported object: a product, a review, or an account in a chat. */
  target_kind: ReportKind;
  /** Id of the reported object. No foreign key, because a report of an account stays after its deletion. */
  target_id: string;
  /** Only in reports of products, which are deleted with the product. */
  product_no: number | null;
  /** Only in reports of reviews, which are deleted with the review. */
  review_id: string | null;
  /** The chat in which an account is reported, and its last message at that time: admins see the messages before it. */
  chat_id: string | null;
  message_id: string | null;
  /** null for a visitor, and after the account was deleted. */
  reporter_id: string | null;
  email: string | null;
  /** Hash of the reporting account or, without one, of its network; null once the report is closed. */
  who: string | null;
  reason: string;
  created_at: string;
  closed_at: string | null;
  outcome: string | null;
  note: string;
  text: string;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

/**
 * Written in the same transaction as the action it records. Only emails of deleted accounts and of erased messages are
 * blanked later.
 */
export interface AuditLogTable {
  id: string;
  at: string;
  actor: Generated<'admin' | 'command'>;
  admin_id: string | null;
  admin_email: string;
  action: string;
  subject_id: string;
  subject: string;
  note: string;
}

export interface ContactMessagesTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  subject: string;
  /** The language of the page with the form. */
  language: string;
  created_at: string;
  read_at: string | null;
  message: string;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

export interface AdminTables {
  reports: ReportsTable;
  audit_log: AuditLogTable;
  contact_messages: ContactMessagesTable;
}
