// Store for the audit log: actions by admins and by the command line, newest first.

import type { AuditEntry } from '../../../../contract/admin/audit.ts';
import { listAuditEntries } from '../../../../contract/admin/audit.ts';
import type { Api } from '../../../api/call.ts';
import { type AdminList, createAdminList } from '../admin-list.ts';

export type AuditList = AdminList<'action', AuditEntry>;

export const auditList = (api: Api): AuditList =>
  createAdminList<'action', AuditEntry>({
    view: 'audit',
    filterNames: ['action'],
    read: async (query, signal) => {
      const { entries, pagination } = await api.call(listAuditEntries, { query, signal });
      return { rows: entries, pagination };
    },
  });
