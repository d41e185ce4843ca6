// Table types of the people who share a company's account, and of open invitations.
import type { Generated } from 'kysely';
import type { MemberRole } from '../../../../contract/accounts/member-limits.ts';

/** People who share a company's account; its owner is the row of `users`. */
export interface CompanyMembersTable {
  id: string;
  company_id: string;
  /** As typed, for display and for mail. */
  email: string;
  /** Lower-cased, and in neither this table nor `users` a second time. */
  email_key: string;
  /** As in `users`; a mailed invitation confirms the email. */
  email_confirmed_at: Generated<string | null>;
  email_bounced_at: Generated<string | null>;
  name: string;
  password_hash: string;
  role: MemberRole;
  created_at: string;
  /** Kinds of mail that the member has stopped (contract/notifications/mail-kinds.ts), with spaces. */
  stopped_mails: Generated<string>;
  /** In the links that stop mails to the member; null until the first mail. */
  stop_token: Generated<string | null>;
}

/** Open invitations to share a company's account; a used or cancelled one is deleted. */
export interface CompanyInvitationsTable {
  id: string;
  company_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** null for a link that anybody may use. */
  email: string | null;
  /** Whether only a mail to `email` has the token. */
  is_mailed: Generated<number>;
  role: MemberRole;
  created_at: string;
  expires_at: string;
}

export interface MemberTables {
  company_members: CompanyMembersTable;
  company_invitations: CompanyInvitationsTable;
}
