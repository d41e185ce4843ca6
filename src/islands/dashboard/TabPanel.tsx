// Open tab of the dashboard, lazily loaded; if that fails, the other tabs still work.
import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { SUPPLIERS_ONLY } from '../../ui/access/suppliers-only.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { useDashboard } from '../dashboard-tabs/dashboard-context.ts';
import { tabId } from '../dashboard-tabs/dashboard-tab.ts';
import { PANEL_ID } from './Tabs.tsx';
import { TAB_COMPONENTS } from './tab-components.ts';

export function TabPanel() {
  const t = useT();
  const { tab } = useDashboard();
  const open = useStore(tab.$tab);
  const Part = TAB_COMPONENTS[open];
  const title = t('site.pageTitle', {
    title: t('dashboard:tabTitle', { tab: t(`dashboard:tabs.${open}`) }),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(open)}>
      {/* Until the reader opens another tab, whose address has no fragment. */}
      {location.hash === SUPPLIERS_ONLY && (
        <div className="notice mb-4 grid gap-1" role="status">
          <p className="font-semibold">{t('dashboard:refused.title')}</p>
          <p>{t('dashboard:refused.text')}</p>
        </div>
      )}
      <ErrorBoundary
        key={open}
        failed={
          <div className="notice notice-red grid justify-items-start gap-3" role="alert">
            <p>{t('dashboard:tabs.failed')}</p>
            <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
              {t('dashboard:tabs.reload')}
            </button>
          </div>
        }
      >
        <Suspense fallback={<ListSkeleton />}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
