// Queries for an account's reports and audit log entries in its data export.
import type { ExportPart } from '../accounts/account-parts.ts';
import type { Db } from '../platform/db/open.ts';

const readReports = (db: Db, id: string) =>
  db
    .selectFrom('reports')
    .select([
      'reports.target_kind as kind',
      'reports.target_id as targetId',
      'reports.reason',
      'reports.text',
      'reports.created_at as createdAt',
      'reports.closed_at as closedAt',
      'reports.outcome',
    ])
    .where('reporter_id', '=', id)
    .orderBy('reports.created_at')
    .execute();

/** Audit log entries by and about the account, without the other person. */
const readAuditEntries = async (db: Db, id: string) => {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where((each) => each.or([each('admin_id', '=', id), each('subject_id', '=', id)]))
    .orderBy('at')
    .execute();
  return rows.map((row) => {
    const isOwnAction = row.admin_id === id;
    // Notes of other actions, such as a verification, are for admins only.
    const showsNote = isOwnAction || row.action === 'user.suspend';
    const note = showsNote ? { note: row.note } : {};
    return { at: row.at, action: row.action, as: isOwnAction ? 'admin' : 'subject', ...note };
  });
};

export const adminExport = (db: Db): ExportPart => ({
  async sections({ id }) {
    return [
      ['reports', await readReports(db, id)],
      ['audit', await readAuditEntries(db, id)],
    ];
  },
});
