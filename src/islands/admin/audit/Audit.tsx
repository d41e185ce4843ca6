// Audit log of admin actions.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AuditEntry } from '../../../../contract/admin/audit.ts';
import { ADMIN_ACTIONS } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { AuditLine } from './AuditLine.tsx';
import { auditList } from './admin-audit.ts';

export default function Audit() {
  const t = useT();
  const { api } = useAdmin();
  const [list] = useState(() => auditList(api));
  const { action } = useStore(list.$filters);
  const listState = useStore(list.$list);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2>{t('admin:views.audit')}</h2>
        <Select
          id="admin-audit"
          name="action"
          label={t('admin:audit.action')}
          none={t('admin:audit.allActions')}
          options={ADMIN_ACTIONS.map((value) => ({
            value,
            label: t(`admin:audit.actions.${value}`),
          }))}
          value={action}
          onChange={({ target }) => list.choose({ action: target.value })}
          fieldError={listState.status === 'failed' ? listState.error.fields.action : undefined}
        />
      </div>
      <AdminList
        list={list}
        formatTotal={(count) => t('admin:audit.found', { count })}
        empty={
          <EmptyState
            title={t(action ? 'admin:audit.emptyAction' : 'admin:audit.empty')}
            text={t('admin:audit.emptyText')}
            action={
              action !== '' && (
                <button type="button" className="btn btn-quiet" onClick={list.clear}>
                  {t('admin:state.clear')}
                </button>
              )
            }
          />
        }
      >
        {(rows: readonly AuditEntry[]) => (
          <ol className="plate divide-y divide-line">
            {rows.map((entry) => (
              <li key={entry.id} className="p-4">
                <AuditLine entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </AdminList>
    </div>
  );
}
