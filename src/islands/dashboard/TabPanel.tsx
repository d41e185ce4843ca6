// Panel of the dashboard with the open tab.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { SUPPLIERS_ONLY } from '../../ui/access/suppliers-only.ts';
import { useDashboard } from '../dashboard-tabs/dashboard-context.ts';
import { tabId } from '../dashboard-tabs/dashboard-tab.ts';
import { PANEL_ID } from './Tabs.tsx';
import { TAB_SCREENS } from './tab-screens.tsx';

export function TabPanel() {
  const t = useT();
  const { tab } = useDashboard();
  const open = useStore(tab.$tab);
  const Part = TAB_SCREENS[open];
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
      <Part />
    </div>
  );
}
