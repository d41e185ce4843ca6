// Rules of import that were not checked in time, the longest overdue first, with their sources.
import { useState } from 'react';
import type { StaleRule } from '../../../../contract/landed-cost/stale-rules.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatCalendarDate } from '../../../ui/format/calendar-date.ts';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { ruleList } from './admin-rules.ts';

export default function Rules() {
  const t = useT();
  const { api } = useAdmin();
  const [list] = useState(() => ruleList(api));
  return (
    <AdminList
      view="rules"
      list={list}
      // The empty state says so itself.
      formatTotal={(count) => (count === 0 ? '' : t('admin:rules.found', { count }))}
      empty={() => ({ title: t('admin:rules.empty'), text: t('admin:rules.emptyText') })}
    >
      {(rows) => (
        <>
          <p className="text-sm text-muted">{t('admin:rules.how')}</p>
          <ul className="plate divide-y divide-line">
            {rows.map((rule) => (
              <li key={rule.id} className="grid gap-1 p-4">
                <RuleRow rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminList>
  );
}

function RuleRow({ rule }: { readonly rule: StaleRule }) {
  const t = useT();
  const lang = useLang();
  const day = (value: string): string => formatCalendarDate(lang, new Date(value));
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {t(`admin:rules.kinds.${rule.kind}`)} · {rule.id}
      </p>
      <p className="text-sm text-muted">
        {t('admin:rules.dates', { checked: day(rule.checked), due: day(rule.due) })}
        {rule.example && ` ${t('admin:rules.example')}`}
        {!rule.verified && !rule.example && ` ${t('admin:rules.unverified')}`}
      </p>
      {rule.url !== null && (
        <p className="text-sm">
          <a className="link wrap-anywhere" href={rule.url} rel="noreferrer">
            {rule.title || rule.url}
          </a>
        </p>
      )}
    </>
  );
}
