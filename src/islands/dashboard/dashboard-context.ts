// React context of the dashboard: the user, the API client, the open tab and the shared summary data.
import { createContext, useContext } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import type { Api } from '../../api/call.ts';
import type { Summary } from './dashboard-summary.ts';
import type { DashboardTab } from './dashboard-tab.ts';

interface DashboardContextValue {
  readonly user: User;
  readonly api: Api;
  readonly tab: DashboardTab;
  readonly summary: Summary;
}

export const DashboardContext = createContext<DashboardContextValue | null>(null);

export function useDashboard(): DashboardContextValue {
  const value = useContext(DashboardContext);
  if (!value) throw new Error('useDashboard() must be called inside <DashboardContext>.');
  return value;
}
