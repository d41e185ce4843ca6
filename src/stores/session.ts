// Stores for the browser's session, shared by every island, and its changes by signing in and by a refused token.
import { atom, type ReadableAtom } from 'nanostores';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import {
  accessStorage,
  closeSession,
  observeSession,
  publishSession,
  publishToken,
  type Session,
  startSession,
} from './stored-session.ts';

export { closeSession, type Session, startSession } from './stored-session.ts';

const $state = atom<Session>({ status: 'unknown' });
export const $session: ReadableAtom<Session> = $state;

const $storedAccount = atom('');
/** Role and id of the session's account, such as "supplier u1", "supplier admin u1" or "supplier viewer u1"; '' for visitors, and while unknown. */
export const $sessionAccount: ReadableAtom<string> = $storedAccount;

observeSession((session, account) => {
  $storedAccount.set(account);
  $state.set(session);
});

/** Stores role and id of the account, once the server has sent them. */
export function rememberAccount({
  role,
  id,
  isAdmin,
}: {
  readonly role: string;
  readonly id: string;
  readonly isAdmin?: boolean;
}): void {
  const account = `${role}${isAdmin ? ' admin' : ''} ${id}`;
  if ($storedAccount.get() === account) return;
  accessStorage((storage) => storage.setItem(STORAGE_KEYS.account, account));
  publishSession($state.get(), account);
}

export function openSession(token: string): void {
  startSession();
  accessStorage((storage) => {
    // Other tabs read the account after the token has changed, so the old one must be gone by then.
    storage.removeItem(STORAGE_KEYS.account);
    storage.setItem(STORAGE_KEYS.token, token);
  });
  publishToken(token);
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
  if (token !== null && token !== endedToken) publishToken(token);
  else closeSession();
}
