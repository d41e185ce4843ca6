// Notices about the safety of a sign-in: declared here, stored and mailed by the notifications (security-notices.ts there).
import type { SecurityKind } from '../../contract/notifications/mail-kinds.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Person } from '../platform/http/session-user.ts';

export interface SecurityNotice {
  /** The person whose sign-in it is about: the mail goes to it, the notification to its account. */
  readonly person: Person;
  readonly kind: SecurityKind;
  /** Device of a sign-in, name of a passkey, the new email, or the invited person or member; '' if there is none. */
  readonly subject?: string;
  /** Kind of the second factor, role, or the number of recovery codes that are left; '' if there is none. */
  readonly detail?: string;
  /** Id of what was granted: the factor, the invitation or the member. The mail offers to remove a factor and a member. */
  readonly targetId?: string;
  /** Recipient of the mail, if not the email of the person: the old email that was changed. */
  readonly mailTo?: string;
  /** Token of the link that undoes a change of the email. */
  readonly undoToken?: string | undefined;
}

export type SendNotice = (tx: DbOrTx, notice: SecurityNotice) => Promise<void>;

/**
 * Runs `work` in a new transaction, which also stores its notices and their mails. `work` may run again after a conflict with
 * another transaction.
 */
export type WithSecurityNotices = <Result>(
  work: (tx: DbOrTx, sendNotice: SendNotice) => Promise<Result>,
) => Promise<Result>;
