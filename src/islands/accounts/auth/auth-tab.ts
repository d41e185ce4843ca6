// Store for the open form of /auth, which is in the URL.
import { atom, type ReadableAtom } from 'nanostores';

const AUTH_TABS = ['signin', 'signup', 'forgot', 'leave'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

const $tab = atom<AuthTab>('signup');
export const $authTab: ReadableAtom<AuthTab> = $tab;

const tabIn = (search: string): AuthTab => {
  const requested = new URLSearchParams(search).get('tab');
  return AUTH_TABS.find((each) => each === requested) ?? 'signup';
};

/** Reads the URL and observes the browser's history; returns the function that stops it. */
export function startAuthTabs(): () => void {
  const syncFromUrl = (): void => {
    $tab.set(tabIn(location.search));
  };
  syncFromUrl();
  addEventListener('popstate', syncFromUrl);
  return () => removeEventListener('popstate', syncFromUrl);
}

export const tabHref = (path: string, tab: AuthTab): string => `${path}?tab=${tab}`;

/** A click adds a history entry; moving over the tabs with the arrow keys does not. */
export function chooseAuthTab(tab: AuthTab, historyMode: 'push' | 'replace' = 'push'): void {
  if (tab === $tab.get()) return;
  const url = tabHref(location.pathname, tab);
  if (historyMode === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  $tab.set(tab);
}
