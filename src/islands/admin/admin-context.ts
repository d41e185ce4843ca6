// React context of the admin area: the API client, the admin, the navigation between sections, and the store of the analytics.
import { createContext, useContext } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import type { Api } from '../../api/call.ts';
import type { AdminNavigation } from './admin-view.ts';
import type { OverviewStore } from './overview/admin-overview.ts';

interface AdminContextValue {
  readonly api: Api;
  /** The signed-in admin. */
  readonly user: User;
  readonly navigation: AdminNavigation;
  readonly overview: OverviewStore;
}

export const AdminContext = createContext<AdminContextValue | undefined>(undefined);

export function useAdmin(): AdminContextValue {
  const context = useContext(AdminContext);
  if (!context) throw new Error('useAdmin() must be called inside <AdminContext>.');
  return context;
}
