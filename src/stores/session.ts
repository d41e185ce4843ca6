// Who this browser is signed in as, as far as the stored token tells; shared by the header and every island.
import { atom, type ReadableAtom } from 'nanostores';
import { HEALTH_TIMEOUT_MS, STORED_KEYS } from '../../contract/page-limits.ts';

/** 'unknown' on the server and until the first script runs, so that both render the same page. */
export type Session =
  | { readonly status: 'unknown' }
  /** `left` by pressing Sign Out on this page. */
  | { readonly status: 'visitor'; readonly left: boolean }
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

function hold(token: string | null, left = false): void {
  $state.set(token ? { status: 'signed-in', token } : { status: 'visitor', left });
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
  // A page that was put aside whole has missed what other tabs did.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold(stored());
  });
}

export function openSession(token: string): void {
  startSession();
  stored((storage) => storage.setItem(STORED_KEYS.token, token));
  hold(token);
}

/** Forgets the token here and in every tab. Telling the server is the caller's part. */
export function closeSession(left = false): void {
  stored((storage) => storage.removeItem(STORED_KEYS.token));
  hold(null, left);
}

/** The server refused this page's token. One that another tab has stored since is a session of its own. */
export function endSession(): void {
  const session = $state.get();
  const token = stored();
  if (session.status === 'signed-in' && token !== null && token !== session.token) hold(token);
  else closeSession();
}

/**
 * Signs out: the token goes at once, and the server is told. Whether it heard does not matter for that (spec §7);
 * resolves with its words, or with null where it did not answer.
 */
export async function signOut(): Promise<string | null> {
  const session = $state.get();
  closeSession(true);
  if (session.status !== 'signed-in') return null;
  try {
    const answer = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.token}`,
        'accept-language': document.documentElement.lang,
      },
      keepalive: true,
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    const { message } = (await answer.json()) as { message?: unknown };
    return answer.ok ? String(message ?? '') : null;
  } catch {
    return null;
  }
}
