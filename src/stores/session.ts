// Store for the browser's session, from the stored token; shared by the header and every island.
import { atom, type ReadableAtom } from 'nanostores';
import { STORAGE_KEYS } from '../../contract/page-limits.ts';

/** 'unknown' on the server and until the first script runs, so that both render the same markup. */
export type Session =
  | { readonly status: 'unknown' }
  /** `signedOutHere`: the user pressed Sign Out on this page. */
  | { readonly status: 'visitor'; readonly signedOutHere: boolean }
  | { readonly status: 'signed-in'; readonly token: string };

const $state = atom<Session>({ status: 'unknown' });
export const $session: ReadableAtom<Session> = $state;

const $storedAccount = atom('');
/** Role and id of the session's account, such as "supplier u1"; '' for visitors, and while unknown. */
export const $sessionAccount: ReadableAtom<string> = $storedAccount;

/** Storage may be blocked or full; then the session lasts as long as the page. */
function accessStorage(
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

const storedAccount = (status: Session['status']): string =>
  (status === 'signed-in' && accessStorage(undefined, STORAGE_KEYS.account)) || '';

// The stylesheet uses both data attributes to show and hide controls; the first-paint script sets them first.
function setAccount(account: string): void {
  document.documentElement.dataset.account = account;
  $storedAccount.set(account);
}

function setSession(token: string | null, signedOutHere = false): void {
  setAccount(storedAccount(token ? 'signed-in' : 'visitor'));
  $state.set(token ? { status: 'signed-in', token } : { status: 'visitor', signedOutHere });
  document.documentElement.dataset.session = token ? 'in' : 'out';
}

/** Stores role and id of the account, once the server has sent them. */
export function rememberAccount({
  role,
  id,
}: {
  readonly role: string;
  readonly id: string;
}): void {
  const account = `${role} ${id}`;
  if ($storedAccount.get() === account) return;
  accessStorage((storage) => storage.setItem(STORAGE_KEYS.account, account));
  setAccount(account);
}

let started = false;

/** Reads the stored token and observes other tabs. May be called from everywhere; only the first call has an effect. */
export function startSession(): void {
  if (started) return;
  started = true;
  setSession(
    accessStorage((storage) => {
      for (const key of STORAGE_KEYS.legacy) storage.removeItem(key);
    }),
  );
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEYS.token || event.key === null) setSession(accessStorage());
    else if (event.key === STORAGE_KEYS.account) setAccount(storedAccount($state.get().status));
  });
  // A page restored from the back/forward cache has missed changes in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setSession(accessStorage());
  });
}

export function openSession(token: string): void {
  startSession();
  accessStorage((storage) => {
    // Other tabs read the account after the token has changed, so the old one must be gone by then.
    storage.removeItem(STORAGE_KEYS.account);
    storage.setItem(STORAGE_KEYS.token, token);
  });
  setSession(token);
}

/** Removes the token here and in every tab. The caller must inform the server. */
export function closeSession(signedOutHere = false): void {
  accessStorage((storage) => {
    storage.removeItem(STORAGE_KEYS.account);
    storage.removeItem(STORAGE_KEYS.token);
  });
  setSession(null, signedOutHere);
}

/**
 * Ends the session after a 401 reply: of `refusedToken`, or else of this page's token. Does not end a session that began
 * since, here or in another tab.
 */
export function endSession(refusedToken?: string): void {
  const session = $state.get();
  const ownToken = session.status === 'signed-in' ? session.token : null;
  const endedToken = refusedToken ?? ownToken;
  if (ownToken !== null && ownToken !== endedToken) return;
  const token = accessStorage();
  if (token !== null && token !== endedToken) setSession(token);
  else closeSession();
}
