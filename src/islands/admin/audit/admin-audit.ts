// Store for the audit log: actions by admins and by the command line, newest first.
import { type AuditEntry, listAuditEntries } from '../../../../contract/admin/audit.ts';
import type { Api } from '../../../api/call.ts';
import { type AdminList, adminList } from '../admin-list.ts';

export const auditList = (api: Api): AdminList<'action', AuditEntry> =>
  adminList('audit', ['action'], async (query, signal) => {
    const { entries, pagination } = await api.call(listAuditEntries, { query, signal });
    return { rows: entries, pagination };
  });
