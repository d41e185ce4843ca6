// Number of waiting items in each tab of the dashboard.
import type { User } from '../../../contract/accounts/user.ts';
import { gapsOf } from '../accounts/profile/profile-gaps.ts';
import { TABS, type Tab } from '../dashboard-tabs/dashboard-tab.ts';

/** Tab of each kind of waiting item, by the first part of the kind's name. */
const WAITING_TABS: Readonly<Record<string, Tab>> = {
  order: 'orders',
  enquiry: 'inquiry',
  chat: 'chat',
  product: 'products',
  evidence: 'profile',
  saved: 'saved',
};

export const tabOfKind = (kind: string): Tab =>
  WAITING_TABS[kind.split('.', 1)[0] ?? ''] ?? 'overview';

/** `counts` are the waiting items by kind; null while loading. Only suppliers have a public profile, which may have gaps. */
export function tabCounts(
  counts: Readonly<Record<string, number>> | null,
  user: User,
): Readonly<Record<Tab, number>> {
  const totals = Object.fromEntries(TABS.map((tab) => [tab, 0])) as Record<Tab, number>;
  for (const [kind, count] of Object.entries(counts ?? {})) {
    const tab = tabOfKind(kind);
    if (tab !== 'overview') totals[tab] += count;
  }
  if (user.role === 'supplier') totals.profile += gapsOf(user).length;
  return totals;
}
