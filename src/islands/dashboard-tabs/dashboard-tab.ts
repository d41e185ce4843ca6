// Store for the open tab of the dashboard. It is in the URL, for links and the browser's history.
import { atom, type ReadableAtom } from 'nanostores';

export const TABS = [
  'overview',
  'products',
  'orders',
  'chat',
  'inquiry',
  'saved',
  'profile',
] as const;
export type Tab = (typeof TABS)[number];

/** Id of a tab's link. */
export const tabId = (tab: Tab): string => `dashboard-tab-${tab}`;

/** Returns the tab of the URL; overview if it is absent or unknown. */
export const tabOf = (params: URLSearchParams): Tab => {
  const requested = params.get('tab')?.trim().toLowerCase();
  return TABS.find((tab) => tab === requested) ?? 'overview';
};

/** The query string of a tab and its filters; overview without filters has none. */
export const tabQuery = (tab: Tab, filters: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.entries(filters).filter(([, value]) => value !== '');
  if (tab === 'overview' && pairs.length === 0) return '';
  return `?${new URLSearchParams([['tab', tab], ...pairs])}`;
};

export interface DashboardTab {
  readonly $tab: ReadableAtom<Tab>;
  /** Adds a history entry; does nothing if the tab is already open. */
  open(tab: Tab, filters?: Readonly<Record<string, string>>): void;
  /** Observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

/** Browser only: starts with the tab in the URL. */
export function dashboardTab(): DashboardTab {
  const $tab = atom(tabOf(new URLSearchParams(location.search)));
  return {
    $tab,
    open(tab, filters) {
      if (tab === $tab.get()) return;
      history.pushState(null, '', `${location.pathname}${tabQuery(tab, filters)}`);
      $tab.set(tab);
    },
    start() {
      const syncFromUrl = () => $tab.set(tabOf(new URLSearchParams(location.search)));
      addEventListener('popstate', syncFromUrl);
      return () => removeEventListener('popstate', syncFromUrl);
    },
  };
}
