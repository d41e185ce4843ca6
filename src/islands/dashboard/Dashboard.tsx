// Dashboard of a member (spec §2): the signed-in user, summary counts and one tab at a time.
import { useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import { I18nProvider, type LocalizedProps, useLang } from '../../i18n/react.tsx';
import { appApi } from '../../stores/app-api.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { HealthBanner } from '../../ui/access/HealthBanner.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { DashboardContext } from '../dashboard-tabs/dashboard-context.ts';
import { dashboardTab } from '../dashboard-tabs/dashboard-tab.ts';
import { DashboardHead } from './DashboardHead.tsx';
import { createSummary } from './dashboard-summary.ts';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';
import { ToAdmin } from './ToAdmin.tsx';

function Screen({ user }: { readonly user: User }) {
  const lang = useLang();
  const [api] = useState(() => appApi(lang));
  const [tab] = useState(dashboardTab);
  const [summary] = useState(() => createSummary(api, user));
  useEffect(() => tab.start(), [tab]);
  // Reloaded on every change of the tab: the user may have finished waiting items in the tab before.
  useEffect(() => tab.$tab.subscribe(() => void summary.waiting.load()), [tab, summary]);
  return (
    <DashboardContext value={{ user, api, tab, summary }}>
      <DashboardHead />
      <Tabs />
      <div className="mt-1 md:mt-5">
        <TabPanel />
      </div>
    </DashboardContext>
  );
}

/** Skeleton of the header, the tabs and a list, in their sizes, so that the layout does not shift. */
const SKELETON = (
  <div aria-hidden>
    <div className="skeleton h-12" />
    <div className="skeleton mb-1 h-11 md:mb-5" />
    <ListSkeleton />
  </div>
);

export default function Dashboard(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <HealthBanner />
      <div>
        {/* The key remounts the dashboard if another user signs in on the same page. */}
        <SignedIn skeleton={SKELETON}>
          {(user) =>
            user.isAdmin && user.role === 'buyer' ? (
              <ToAdmin skeleton={SKELETON} />
            ) : (
              <Screen key={user.id} user={user} />
            )
          }
        </SignedIn>
      </div>
      <Toasts />
    </I18nProvider>
  );
}
