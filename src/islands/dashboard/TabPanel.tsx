// Open tab of the dashboard, lazily loaded; if that fails, the other tabs still work.
import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { useDashboard } from './dashboard-context.ts';
import { PANEL_ID, tabId } from './Tabs.tsx';
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
