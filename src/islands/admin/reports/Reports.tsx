// List of product reports, with a link to the product and the actions that close a report.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Report } from '../../../../contract/admin/reports.ts';
import { useT } from '../../../i18n/react.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { type ReportAction, reportList } from './admin-reports.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export default function Reports() {
  const t = useT();
  const { api, overview } = useAdmin();
  const [list] = useState(() => reportList(api));
  const { show } = useStore(list.$filters);
  const [closing, setClosing] = useState<{ report: Report; kind: ReportAction['kind'] } | null>(
    null,
  );
  const showsAll = show === 'all';
  const changed = (): void => {
    list.refresh();
    void overview.refreshAnalytics();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2>{t('admin:views.reports')}</h2>
        <Select
          id="admin-reports"
          name="show"
          label={t('admin:reports.show')}
          options={[
            { value: '', label: t('admin:reports.open') },
            { value: 'all', label: t('admin:reports.all') },
          ]}
          value={show}
          onChange={({ target }) => list.choose({ show: target.value })}
          fieldError={undefined}
        />
      </div>
      <AdminList
        list={list}
        formatTotal={(count) =>
          t(showsAll ? 'admin:reports.found' : 'admin:reports.foundOpen', { count })
        }
        empty={
          <EmptyState
            title={t(showsAll ? 'admin:reports.emptyAll' : 'admin:reports.empty')}
            text={t('admin:reports.emptyText')}
            action={
              !showsAll && (
                <button
                  type="button"
                  className="btn btn-quiet"
                  onClick={() => list.choose({ show: 'all' })}
                >
                  {t('admin:reports.showAll')}
                </button>
              )
            }
          />
        }
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
        <ReportDialog {...closing} onChanged={changed} onClose={() => setClosing(null)} />
      )}
    </div>
  );
}
