// Filters of a dashboard list, which are in the URL together with its tab: /dashboard?tab=products&status=draft.
import { placedFilters } from '../../ui/list/placed-filters.ts';
import type { Tab } from './dashboard-tab.ts';

export const tabFilters = <Name extends string>(tab: Tab, names: readonly Name[]) =>
  placedFilters('tab', tab, names);
