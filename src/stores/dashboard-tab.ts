// Which tab of the dashboard is open. It stands in the address, so that it can be linked to and the back button works.
import { atom, type ReadableAtom } from 'nanostores';

export const TABS = ['overview', 'products', 'orders', 'chat', 'inquiry', 'profile'] as const;
export type Tab = (typeof TABS)[number];

/** Overview where the address names none, or none of ours. */
export const tabOf = (params: URLSearchParams): Tab => {
  const named = params.get('tab')?.trim().toLowerCase();
  return TABS.find((tab) => tab === named) ?? 'overview';
};

/** The query string of a tab, with what else it is asked; overview has none. */
export const tabQuery = (tab: Tab, asked: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.entries(asked).filter(([, value]) => value !== '');
  if (tab === 'overview' && pairs.length === 0) return '';
  return `?${new URLSearchParams([['tab', tab], ...pairs])}`;
};

export interface DashboardTab {
  readonly $tab: ReadableAtom<Tab>;
  /** A new entry in the history. A tab that is open already stays as it is. */
  open(tab: Tab, asked?: Readonly<Record<string, string>>): void;
  /** Follows the browser's back and forward; returns what stops it. */
  start(): () => void;
}

/** Made in the browser only: it begins with the tab of the address. */
export function dashboardTab(): DashboardTab {
  const $tab = atom(tabOf(new URLSearchParams(location.search)));
  return {
    $tab,
    open(tab, asked) {
      if (tab === $tab.get()) return;
      history.pushState(null, '', `${location.pathname}${tabQuery(tab, asked)}`);
      $tab.set(tab);
    },
    start() {
      const follow = () => $tab.set(tabOf(new URLSearchParams(location.search)));
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}
