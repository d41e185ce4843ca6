// React context of the dashboard: the user, the API client, the open tab and the shared summary data.
import { createContext, useContext } from 'react';
import type { User } from '../../../contract/accounts/user-reader.ts';
import type { Api } from '../../api/call.ts';
import type { Summary } from './dashboard-summary.ts';
import type { DashboardTab } from './dashboard-tab.ts';

export interface Desk {
  readonly user: User;
  readonly api: Api;
  readonly tab: DashboardTab;
  readonly summary: Summary;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('The dashboard is missing around this part.');
  return desk;
}
