// Store for product reports: only open ones unless `show` is 'all'.
import { listReports, type Report } from '../../../../contract/admin/reports.ts';
import type { Api } from '../../../api/call.ts';
import { type AdminList, adminList } from '../admin-list.ts';

export const reportList = (api: Api): AdminList<'show', Report> =>
  adminList('reports', ['show'], async ({ show, page }, signal) => {
    const query = { open: show !== 'all', page };
    const { reports, pagination } = await api.call(listReports, { query, signal });
    return { rows: reports, pagination };
  });
