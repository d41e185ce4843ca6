// Who this browser is signed in as, as far as the stored token tells; shared by the header and every island.
import { atom, type ReadableAtom } from 'nanostores';
import { STORED_KEYS } from '../../contract/limits.ts';

/** 'unknown' on the server and until the first script runs, so that both render the same page. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly token: string };

const $state = atom<Session>({ status: 'unknown' });
export const $session: ReadableAtom<Session> = $state;

/** Storage can be forbidden or full; the session then lasts as long as the page. */
function stored(change?: (storage: Storage) => void): string | null {
  try {
    change?.(localStorage);
    return localStorage.getItem(STORED_KEYS.token);
  } catch {
    return null;
  }
}

function hold(token: string | null): void {
  $state.set(token ? { status: 'signed-in', token } : { status: 'visitor' });
  // The stylesheet shows one half of the header or the other by this mark; the first-paint script sets it first.
  document.documentElement.dataset.session = token ? 'in' : 'out';
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
  });
}

export function openSession(token: string): void {
  started ||= true;
  stored((storage) => storage.setItem(STORED_KEYS.token, token));
  hold(token);
}

/** Forgets the token here and in every tab. Telling the server is the caller's part. */
export function closeSession(): void {
  stored((storage) => storage.removeItem(STORED_KEYS.token));
  hold(null);
}

/** Signs out: the token goes at once, the server is told, and its answer does not matter (spec §7). */
export async function signOut(): Promise<void> {
  const session = $state.get();
  closeSession();
  if (session.status !== 'signed-in') return;
  await fetch('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
    keepalive: true,
  }).catch(() => undefined);
}
