// Live products that may not be imported, then rules of import that were not checked in time, the longest overdue first.
import { useState } from 'react';
import type { BannedProduct, StaleRule } from '../../../../contract/landed-cost/stale-rules.ts';
import { localHref } from '../../../i18n/language.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatCalendarDate } from '../../../ui/format/calendar-date.ts';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { ruleList } from './admin-rules.ts';
import { ExchangeRatesDialog } from './ExchangeRatesDialog.tsx';

export default function Rules() {
  const t = useT();
  const { api, overview } = useAdmin();
  const [list] = useState(() => ruleList(api));
  const [isLoading, setLoading] = useState(false);
  const onLoaded = (): void => {
    list.refresh();
    void overview.refreshAnalytics();
  };
  return (
    <AdminList
      view="rules"
      list={list}
      form={
        <div>
          <button type="button" className="btn btn-quiet" onClick={() => setLoading(true)}>
            {t('admin:rules.exchange.open')}
          </button>
          {isLoading && <ExchangeRatesDialog onDone={onLoaded} onClose={() => setLoading(false)} />}
        </div>
      }
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
                {'rule' in rule ? <ProductRow product={rule} /> : <RuleRow rule={rule} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminList>
  );
}

function ProductRow({ product: { id, name, rule } }: { readonly product: BannedProduct }) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <a className="link" href={localHref(lang, `/product/${id}`)}>
          {name}
        </a>
      </p>
      <p className="text-sm text-muted">{t('admin:rules.banned', { rule })}</p>
    </>
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
        {rule.state !== 'verified' && ` ${t(`admin:rules.states.${rule.state}`)}`}
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
