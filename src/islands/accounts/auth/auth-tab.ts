// Store for the open form of /auth, which is in the URL, and for the token of an emailed link, which is removed from it.
import { atom, type ReadableAtom } from 'nanostores';

export const AUTH_TABS = ['signin', 'signup', 'forgot', 'reset', 'leave'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** In sessionStorage, so that a reload or a change of language does not lose the token. */
const TOKEN_KEY = 'password_reset_token';

const $chosen = atom<AuthTab>('signup');
export const $authTab: ReadableAtom<AuthTab> = $chosen;

const tabIn = (search: string): AuthTab => {
  const asked = new URLSearchParams(search).get('tab');
  return AUTH_TABS.find((each) => each === asked) ?? 'signup';
};

let token: string | null = null;

/** Storage may be blocked; then the token lasts as long as the page. */
const stored = (change?: (storage: Storage) => void): string => {
  try {
    change?.(sessionStorage);
    return sessionStorage.getItem(TOKEN_KEY) ?? '';
  } catch {
    return '';
  }
};

function takeToken(): void {
  const mailed = new URLSearchParams(location.hash.slice(1)).get('token');
  if (mailed === null) return;
  history.replaceState(null, '', location.pathname + location.search);
  token = mailed;
  stored((storage) => storage.setItem(TOKEN_KEY, mailed));
}

/** '' if no link was opened. */
export const resetToken = (): string => token ?? stored();

export function forgetResetToken(): void {
  token = null;
  stored((storage) => storage.removeItem(TOKEN_KEY));
}

/** Reads the URL and observes the browser's history; returns the function that stops it. */
export function startAuthTabs(): () => void {
  const follow = (): void => {
    takeToken();
    $chosen.set(tabIn(location.search));
  };
  follow();
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

export const tabHref = (path: string, tab: AuthTab): string => `${path}?tab=${tab}`;

/** A click adds a history entry; moving over the tabs with the arrow keys does not. */
export function chooseAuthTab(tab: AuthTab, step: 'push' | 'replace' = 'push'): void {
  if (tab === $chosen.get()) return;
  const address = tabHref(location.pathname, tab);
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  $chosen.set(tab);
}
