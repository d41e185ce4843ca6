// List of reports, with a link to the product or account and the actions that close a report.
import { useState } from 'react';
import type { Report } from '../../../../contract/admin/reports.ts';
import { useT } from '../../../i18n/react.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { reportList } from './admin-reports.ts';
import { type ClosingAction, ReportCard } from './ReportCard.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export default function Reports() {
  const t = useT();
  const { api, overview } = useAdmin();
  const [list] = useState(() => reportList(api));
  const [closing, setClosing] = useState<{ report: Report; kind: ClosingAction } | null>(null);
  return (
    <>
      <AdminList
        view="reports"
        list={list}
        filter={{
          name: 'show',
          label: t('admin:reports.show'),
          options: [
            { value: '', label: t('admin:reports.open') },
            { value: 'all', label: t('admin:reports.all') },
          ],
        }}
        formatTotal={(count, { show }) =>
          t(show === 'all' ? 'admin:reports.found' : 'admin:reports.foundOpen', { count })
        }
        empty={({ show }) => ({
          title: t(show === 'all' ? 'admin:reports.emptyAll' : 'admin:reports.empty'),
          text: t('admin:reports.emptyText'),
          action: show !== 'all' && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => list.choose({ show: 'all' })}
            >
              {t('admin:reports.showAll')}
            </button>
          ),
        })}
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} onClose={(kind) => setClosing({ report, kind })} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
      {closing && (
        <ReportDialog
          {...closing}
          onDone={() => {
            list.refresh();
            void overview.refreshAnalytics();
          }}
          onClose={() => setClosing(null)}
        />
      )}
    </>
  );
}
