// Queries that remove a deleted account from reports and the audit log, which stay.
import type { DeletedAccount } from '../accounts/account-parts.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export async function removeReporter(tx: DbOrTx, { id }: DeletedAccount): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ email: null, who: null })
    .where('reporter_id', '=', id)
    .execute();
}

/** Blanks the account's email in all audit log entries, by it and about it. */
export async function blankAuditedEmail(tx: DbOrTx, { id, email }: DeletedAccount): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ admin_email: '' })
    .where((each) => each.or([each('admin_id', '=', id), each('admin_email', '=', email)]))
    .execute();
  await tx
    .updateTable('audit_log')
    .set({ subject: '' })
    .where((each) =>
      each.or([
        each.and([
          each('subject_id', '=', id),
          each.or([each('action', 'like', 'user.%'), each('action', 'like', 'evidence.%')]),
        ]),
        each('subject', '=', email),
      ]),
    )
    .execute();
}
