// Audit log of admin actions.
import { useState } from 'react';
import { ADMIN_ACTIONS } from '../../../../contract/admin/admin-actions.ts';
import { useT } from '../../../i18n/react.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { AuditLine } from './AuditLine.tsx';
import { auditList } from './admin-audit.ts';

export default function Audit() {
  const t = useT();
  const { api } = useAdmin();
  const [list] = useState(() => auditList(api));
  return (
    <AdminList
      view="audit"
      list={list}
      filter={{
        name: 'action',
        label: t('admin:audit.action'),
        none: t('admin:audit.allActions'),
        options: ADMIN_ACTIONS.map((value) => ({
          value,
          label: t(`admin:audit.actions.${value}`),
        })),
      }}
      formatTotal={(count) => t('admin:audit.found', { count })}
      empty={({ action }) => ({
        title: t(action ? 'admin:audit.emptyAction' : 'admin:audit.empty'),
        text: t('admin:audit.emptyText'),
        action: action !== '' && (
          <button type="button" className="btn btn-quiet" onClick={list.clear}>
            {t('admin:state.clear')}
          </button>
        ),
      })}
    >
      {(rows) => (
        <ol className="plate divide-y divide-line">
          {rows.map((entry) => (
            <li key={entry.id} className="p-4">
              <AuditLine entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </AdminList>
  );
}
