// The admin desk as queries see it: reports, the audit log, what came through the contact form.

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
}

/** Written with what it tells of, never changed. It names people and things as they were called then. */
export interface AuditLogTable {
  id: string;
  at: string;
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
}

export interface DeskTables {
  reports: ReportsTable;
  audit_log: AuditLogTable;
  contact_messages: ContactMessagesTable;
}
