// Store for product reports: the list, and the actions that close a report.
import type { Report } from '../../../../contract/admin/reports.ts';
import { closeReport, listReports } from '../../../../contract/admin/reports.ts';
import { takeDownProduct } from '../../../../contract/admin/review.ts';
import type { Api } from '../../../api/call.ts';
import { createListStore } from '../../../ui/list/list-store.ts';
import { type AdminList, adminFilters, pageOf } from '../admin-list.ts';

export type ReportList = AdminList<'show', Report>;

/** Lists only open reports unless `show` is 'all'. */
export const reportList = (api: Api): ReportList =>
  createListStore({
    ...adminFilters('reports', ['show']),
    read: async ({ show, page }, signal) => {
      const query = { open: show !== 'all', page };
      const { reports, pagination } = await api.call(listReports, { query, signal });
      return pageOf(reports, pagination);
    },
  });

export type ReportAction =
  | { readonly kind: 'takeDown'; readonly reason: string }
  | { readonly kind: 'uphold'; readonly note: string }
  | { readonly kind: 'dismiss'; readonly note: string };

/** Taking a product down closes every open report about it. Resolves with the server's message. */
export async function applyReportAction(
  api: Api,
  report: Report,
  action: ReportAction,
): Promise<string> {
  if (action.kind === 'takeDown') {
    const params = { id: report.productId };
    const { message } = await api.call(takeDownProduct, {
      params,
      body: { reason: action.reason },
    });
    return message ?? '';
  }
  const outcome = action.kind === 'dismiss' ? ('dismissed' as const) : ('upheld' as const);
  const params = { id: report.id };
  const { message } = await api.call(closeReport, { params, body: { outcome, note: action.note } });
  return message ?? '';
}
