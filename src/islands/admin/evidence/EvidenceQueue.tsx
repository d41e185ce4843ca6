// Documents of suppliers: those that wait, oldest first; those that end soon; or all.
import { useEffect, useState } from 'react';
import type { DocumentOfSupplier } from '../../../../contract/evidence/admin-evidence.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatDay } from '../../../ui/format/day.ts';
import { StatusOf } from '../../evidence/DocumentRow.tsx';
import { documentName } from '../../evidence/document-name.ts';
import { AdminLink } from '../AdminLink.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { $deferred } from '../decisions/deferred.ts';
import { Timestamp } from '../Timestamp.tsx';
import { evidenceList } from './admin-evidence.ts';

export function EvidenceQueue() {
  const t = useT();
  const { api } = useAdmin();
  const [list] = useState(() => evidenceList(api));
  // A decision that was deferred is stored or has failed.
  useEffect(() => $deferred.listen(() => list.refresh()), [list]);
  return (
    <AdminList
      view="evidence"
      list={list}
      filter={{
        name: 'show',
        label: t('adminEvidence:show'),
        options: [
          { value: '', label: t('adminEvidence:lists.waiting') },
          { value: 'expiring', label: t('adminEvidence:lists.expiring') },
          { value: 'all', label: t('adminEvidence:lists.all') },
        ],
      }}
      formatTotal={(count) => t('adminEvidence:found', { count })}
      empty={({ show }) => ({
        title: t(
          show === 'expiring'
            ? 'adminEvidence:emptyExpiring'
            : show === 'all'
              ? 'adminEvidence:emptyAll'
              : 'adminEvidence:empty',
        ),
        text: show === '' ? t('adminEvidence:emptyText') : undefined,
      })}
    >
      {(rows) => (
        <ul className="plate divide-y divide-line">
          {rows.map((row) => (
            <li key={row.document.id}>
              <QueueRow row={row} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}

function QueueRow({ row }: { readonly row: DocumentOfSupplier }) {
  const t = useT();
  const lang = useLang();
  const { document, supplierName, hasSameCode } = row;
  return (
    <AdminLink className="grid gap-1 p-3 text-sm hover:bg-well" view="evidence" item={document.id}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{documentName(lang, document)}</span>
        <StatusOf status={document.status} />
        {hasSameCode && <span className="badge badge-saffron">{t('adminEvidence:sameCode')}</span>}
      </span>
      <span className="text-muted wrap-anywhere">{supplierName}</span>
      <span className="text-xs text-muted">
        {document.status === 'accepted' && document.validUntil ? (
          t('adminEvidence:ends', { date: formatDay(lang, document.validUntil) })
        ) : (
          <>
            {t('adminEvidence:submitted')} <Timestamp at={document.submittedAt} />
          </>
        )}
      </span>
    </AdminLink>
  );
}
