// Store for the open form of /auth, which is in the URL, and for the token of an emailed link, which is removed from it.
import { atom, type ReadableAtom } from 'nanostores';
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';

const AUTH_TABS = ['signin', 'signup', 'forgot', 'reset', 'leave'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** In sessionStorage, where possible, so that a reload or a change of language does not lose the token. */
const TOKEN_KEY = 'password_reset_token';

const $tab = atom<AuthTab>('signup');
export const $authTab: ReadableAtom<AuthTab> = $tab;

const tabIn = (search: string): AuthTab => {
  const requested = new URLSearchParams(search).get('tab');
  return AUTH_TABS.find((each) => each === requested) ?? 'signup';
};

let token: string | null = null;

function moveTokenToStorage(): void {
  const linkToken = new URLSearchParams(location.hash.slice(1)).get('token');
  if (linkToken === null) return;
  history.replaceState(null, '', location.pathname + location.search);
  token = linkToken;
  storeInTab(TOKEN_KEY, linkToken);
}

/** '' if no link was opened. */
export const resetToken = (): string => token ?? readFromTab(TOKEN_KEY) ?? '';

export function clearResetToken(): void {
  token = null;
  storeInTab(TOKEN_KEY, null);
}

/** Reads the URL and observes the browser's history; returns the function that stops it. */
export function startAuthTabs(): () => void {
  const syncFromUrl = (): void => {
    moveTokenToStorage();
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
