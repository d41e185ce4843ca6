// Store for the audit log: actions by admins and by the command line, newest first.

import type { AuditEntry } from '../../../../contract/admin/audit.ts';
import { listAuditEntries } from '../../../../contract/admin/audit.ts';
import type { Api } from '../../../api/call.ts';
import { createListStore } from '../../../ui/list/list-store.ts';
import { type AdminList, adminFilters, pageOf } from '../admin-list.ts';

export type AuditList = AdminList<'action', AuditEntry>;

export const auditList = (api: Api): AuditList =>
  createListStore({
    ...adminFilters('audit', ['action']),
    read: async (query, signal) => {
      const { entries, pagination } = await api.call(listAuditEntries, { query, signal });
      return pageOf(entries, pagination);
    },
  });
