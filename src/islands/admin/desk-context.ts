// React context of the admin area: the API client, the navigation between sections, and the store of the analytics.
import { createContext, useContext } from 'react';
import type { Api } from '../../api/call.ts';
import type { Views } from './admin-view.ts';
import type { DeskStore } from './overview/admin-desk.ts';

export interface DeskTools {
  readonly api: Api;
  readonly views: Views;
  readonly desk: DeskStore;
}

export const DeskContext = createContext<DeskTools | undefined>(undefined);

export function useDesk(): DeskTools {
  const tools = useContext(DeskContext);
  if (!tools) throw new Error('A section of the desk must stand in <Desk>.');
  return tools;
}
