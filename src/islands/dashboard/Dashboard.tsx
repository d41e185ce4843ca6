// Dashboard of a member (spec §2): the signed-in user, summary counts and one tab at a time.
import { useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts/user-reader.ts';
import { appApi } from '../../api/app.ts';
import { type Spoken, Strings, useLang } from '../../i18n/react.tsx';
import { HealthBanner } from '../../ui/access/HealthBanner.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { Outline } from '../../ui/list/Outline.tsx';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { DeskContext } from './dashboard-context.ts';
import { createSummary } from './dashboard-summary.ts';
import { dashboardTab } from './dashboard-tab.ts';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

function Screen({ user }: { readonly user: User }) {
  const lang = useLang();
  const [api] = useState(() => appApi(lang));
  const [tab] = useState(dashboardTab);
  const [summary] = useState(() => createSummary(api, user));
  useEffect(() => tab.start(), [tab]);
  useEffect(() => summary.load(), [summary]);
  return (
    <DeskContext value={{ user, api, tab, summary }}>
      <DashboardHead />
      <div className="grid grid-cols-1 gap-6">
        <Tabs />
        <TabPanel />
      </div>
    </DeskContext>
  );
}

/** Skeleton of the header, the tabs and a list, in their sizes, so that the layout does not shift. */
const SKELETON = (
  <div className="grid gap-6" aria-hidden>
    <div className="skeleton h-56 md:h-40" />
    <div className="skeleton h-11" />
    <Outline />
  </div>
);

export default function Dashboard(props: Spoken) {
  return (
    <Strings {...props}>
      <HealthBanner />
      <div className="grid grid-cols-1 gap-6">
        {/* The key remounts the dashboard if another user signs in on the same page. */}
        <SignedIn skeleton={SKELETON}>{(user) => <Screen key={user.id} user={user} />}</SignedIn>
      </div>
      <Toasts />
    </Strings>
  );
}
