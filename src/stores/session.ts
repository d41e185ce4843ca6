// Who this browser is signed in as, as far as the stored token tells; shared by the header and every island.
import { atom, type ReadableAtom } from 'nanostores';
import { STORED_KEYS } from '../../contract/page-limits.ts';

/** 'unknown' on the server and until the first script runs, so that both render the same page. */
export type Session =
  | { readonly status: 'unknown' }
  /** `left` by pressing Sign Out on this page. */
  | { readonly status: 'visitor'; readonly left: boolean }
  | { readonly status: 'signed-in'; readonly token: string };

const $state = atom<Session>({ status: 'unknown' });
export const $session: ReadableAtom<Session> = $state;

const $mark = atom('');
/** "supplier u1": role and id of the session's account; '' for visitors, and until they are known. */
export const $sessionAccount: ReadableAtom<string> = $mark;

/** Storage can be forbidden or full; the session then lasts as long as the page. */
function stored(
  change?: (storage: Storage) => void,
  key: string = STORED_KEYS.token,
): string | null {
  try {
    change?.(localStorage);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const storedAccount = (status: Session['status']): string =>
  (status === 'signed-in' && stored(undefined, STORED_KEYS.account)) || '';

// The stylesheet decides by both marks what is shown; the first-paint script sets them first.
function mark(account: string): void {
  document.documentElement.dataset.account = account;
  $mark.set(account);
}

function hold(token: string | null, left = false): void {
  mark(storedAccount(token ? 'signed-in' : 'visitor'));
  $state.set(token ? { status: 'signed-in', token } : { status: 'visitor', left });
  document.documentElement.dataset.session = token ? 'in' : 'out';
}

/** Whose session it is, once the server has said so. */
export function rememberAccount({
  role,
  id,
}: {
  readonly role: string;
  readonly id: string;
}): void {
  const account = `${role} ${id}`;
  if ($mark.get() === account) return;
  stored((storage) => storage.setItem(STORED_KEYS.account, account));
  mark(account);
}

let started = false;

/** Reads the stored token and follows the other tabs. Safe to call from everywhere, works once. */
export function startSession(): void {
  if (started) return;
  started = true;
  hold(
    stored((storage) => {
      for (const key of STORED_KEYS.legacy) storage.removeItem(key);
    }),
  );
  addEventListener('storage', (event) => {
    if (event.key === STORED_KEYS.token || event.key === null) hold(stored());
    else if (event.key === STORED_KEYS.account) mark(storedAccount($state.get().status));
  });
  // A page that was put aside whole has missed what other tabs did.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold(stored());
  });
}

export function openSession(token: string): void {
  startSession();
  stored((storage) => {
    // The other tabs look for it once the token has changed.
    storage.removeItem(STORED_KEYS.account);
    storage.setItem(STORED_KEYS.token, token);
  });
  hold(token);
}

/** Forgets the token here and in every tab. Telling the server is the caller's part. */
export function closeSession(left = false): void {
  stored((storage) => {
    storage.removeItem(STORED_KEYS.account);
    storage.removeItem(STORED_KEYS.token);
  });
  hold(null, left);
}

/**
 * The server refused a token with 401: of this page's session, unless another is given. A session that began since,
 * here or in another tab, is not ended by it.
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
