// Store for the browser's session, from the stored token; shared by the header and every island.
import { atom, type ReadableAtom } from 'nanostores';
import { STORAGE_KEYS } from '../../contract/page-limits.ts';

/** 'unknown' on the server and until the first script runs, so that both render the same markup. */
export type Session =
  | { readonly status: 'unknown' }
  /** `left`: the user pressed Sign Out on this page. */
  | { readonly status: 'visitor'; readonly left: boolean }
  | { readonly status: 'signed-in'; readonly token: string };

const $state = atom<Session>({ status: 'unknown' });
export const $session: ReadableAtom<Session> = $state;

const $mark = atom('');
/** Role and id of the session's account, such as "supplier u1"; '' for visitors, and while unknown. */
export const $sessionAccount: ReadableAtom<string> = $mark;

/** Storage may be blocked or full; then the session lasts as long as the page. */
function stored(
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
  (status === 'signed-in' && stored(undefined, STORAGE_KEYS.account)) || '';

// The stylesheet uses both data attributes to show and hide controls; the first-paint script sets them first.
function mark(account: string): void {
  document.documentElement.dataset.account = account;
  $mark.set(account);
}

function hold(token: string | null, left = false): void {
  mark(storedAccount(token ? 'signed-in' : 'visitor'));
  $state.set(token ? { status: 'signed-in', token } : { status: 'visitor', left });
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
  if ($mark.get() === account) return;
  stored((storage) => storage.setItem(STORAGE_KEYS.account, account));
  mark(account);
}

let started = false;

/** Reads the stored token and observes other tabs. May be called from everywhere; only the first call has an effect. */
export function startSession(): void {
  if (started) return;
  started = true;
  hold(
    stored((storage) => {
      for (const key of STORAGE_KEYS.legacy) storage.removeItem(key);
    }),
  );
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEYS.token || event.key === null) hold(stored());
    else if (event.key === STORAGE_KEYS.account) mark(storedAccount($state.get().status));
  });
  // A page restored from the back/forward cache has missed changes in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold(stored());
  });
}

export function openSession(token: string): void {
  startSession();
  stored((storage) => {
    // Other tabs read the account after the token has changed, so the old one must be gone by then.
    storage.removeItem(STORAGE_KEYS.account);
    storage.setItem(STORAGE_KEYS.token, token);
  });
  hold(token);
}

/** Removes the token here and in every tab. The caller must inform the server. */
export function closeSession(left = false): void {
  stored((storage) => {
    storage.removeItem(STORAGE_KEYS.account);
    storage.removeItem(STORAGE_KEYS.token);
  });
  hold(null, left);
}

/**
 * Ends the session after a 401 reply: of `refused`, or else of this page's token. Does not end a session that began
 * since, here or in another tab.
 */
export function endSession(refused?: string): void {
  const session = $state.get();
  const own = session.status === 'signed-in' ? session.token : null;
  const dead = refused ?? own;
  if (own !== null && own !== dead) return;
  const token = stored();
  if (token !== null && token !== dead) hold(token);
  else closeSession();
}
