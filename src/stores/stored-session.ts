// The browser's session as it is stored, and its changes in this tab and others. Every page loads it, so it uses no library;
// session.ts has the stores for islands.
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';

/** 'unknown' on the server and until the first script runs, so that both render the same markup. */
export type Session =
  | { readonly status: 'unknown' }
  /** `signedOutHere`: the user pressed Sign Out on this page. */
  | { readonly status: 'visitor'; readonly signedOutHere: boolean }
  | { readonly status: 'signed-in'; readonly token: string };

/** `account`: role and id, such as "supplier u1"; '' for visitors, and while unknown. */
type Listener = (session: Session, account: string) => void;

let session: Session = { status: 'unknown' };
let account = '';
const listeners: Listener[] = [];

/** Calls the listener now and after every change. */
export function observeSession(listener: Listener): void {
  listeners.push(listener);
  listener(session, account);
}

/** Storage may be blocked or full; then the change lasts as long as the page. */
export function accessStorage(
  change?: (storage: Storage) => void,
  key: string = STORAGE_KEYS.token,
): string | null {
  try {
    change?.(localStorage);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the token. */
const removeStored = (keys: readonly string[]): string | null =>
  accessStorage((storage) => {
    for (const key of keys) storage.removeItem(key);
  });

/** Publishes the session, by default with the stored account. */
export function publishSession(changed: Session, changedAccount?: string): void {
  session = changed;
  const isSignedIn = session.status === 'signed-in';
  const storedAccount = isSignedIn ? accessStorage(undefined, STORAGE_KEYS.account) : null;
  account = changedAccount ?? storedAccount ?? '';
  // The stylesheet uses both data attributes to show and hide controls; the first-paint script sets them first.
  const { dataset } = document.documentElement;
  dataset.account = account;
  dataset.session = isSignedIn ? 'in' : 'out';
  for (const listener of listeners) listener(session, account);
}

export const publishToken = (token: string | null, signedOutHere = false): void =>
  publishSession(token ? { status: 'signed-in', token } : { status: 'visitor', signedOutHere });

let started = false;

/** Reads the stored token and observes other tabs. May be called from everywhere; only the first call has an effect. */
export function startSession(): void {
  if (started) return;
  started = true;
  publishToken(removeStored(STORAGE_KEYS.legacy));
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.token || key === null) publishToken(accessStorage());
    else if (key === STORAGE_KEYS.account) publishSession(session);
  });
  // A page restored from the back/forward cache has missed changes in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) publishToken(accessStorage());
  });
}

/**
 * Removes the token here and in every tab, and after a sign-out what the next user of the device should not see. The caller must
 * inform the server.
 */
export function closeSession(signedOutHere = false): void {
  removeStored([STORAGE_KEYS.account, STORAGE_KEYS.token]);
  if (signedOutHere)
    removeStored([STORAGE_KEYS.compared, STORAGE_KEYS.searches, STORAGE_KEYS.seen]);
  publishToken(null, signedOutHere);
}
