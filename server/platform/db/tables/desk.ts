// The admin desk as queries see it: reports, the audit log, what came through the contact form.
import type { Generated } from 'kysely';

export interface ReportsTable {
  id: string;
  product_no: number;
  /** null for a visitor, and once the account is gone. */
  reporter_id: string | null;
  email: string | null;
  /** Hash of the account or, without one, of the network that reports; null once the report is closed. */
  who: string | null;
  reason: string;
  created_at: string;
  closed_at: string | null;
  outcome: string | null;
  note: string;
  text: string;
  /** The client's key for the call that stored it, and what that call held: stored once, however often it is sent. */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

/** Written with what it tells of. Only emails of accounts that are deleted, and of messages that are erased, are blanked. */
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
  /** The language of the page it was written on. */
  language: string;
  created_at: string;
  read_at: string | null;
  message: string;
  /** The client's key for the call that stored it, and what that call held: stored once, however often it is sent. */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

export interface DeskTables {
  reports: ReportsTable;
  audit_log: AuditLogTable;
  contact_messages: ContactMessagesTable;
}
