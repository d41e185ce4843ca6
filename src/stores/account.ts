// Who is signed in here, as the server tells: fetched once a page from the stored token, shared by all islands.
import { atom, type ReadableAtom } from 'nanostores';
import { me } from '../../contract/auth.ts';
import { ApiError } from '../../contract/errors.ts';
import type { User } from '../../contract/user-reader.ts';
import type { Api } from '../api/call.ts';
import { $session, endSession, openSession, rememberAccount, startSession } from './session.ts';

/** 'unreachable' keeps the token: a restart of the backend signs nobody out. */
export type Account =
  | { readonly status: 'unknown' | 'loading' | 'visitor' }
  | { readonly status: 'signed-in'; readonly user: User }
  | { readonly status: 'unreachable'; readonly message: string };

const $state = atom<Account>({ status: 'unknown' });
export const $account: ReadableAtom<Account> = $state;

/** The token whose owner is known or being asked for. */
let asked: string | null = null;

const isCurrent = (token: string): boolean => {
  const session = $session.get();
  return session.status === 'signed-in' && session.token === token;
};

async function load(api: Api, token: string): Promise<void> {
  asked = token;
  $state.set({ status: 'loading' });
  try {
    const user = await api.call(me, {});
    if (!isCurrent(token)) return;
    rememberAccount(user);
    $state.set({ status: 'signed-in', user });
  } catch (error) {
    if (!isCurrent(token)) return;
    if (error instanceof ApiError && (error.status === 401 || error.status === 403))
      return endSession(token);
    asked = null;
    const message = error instanceof Error ? error.message : String(error);
    $state.set({ status: 'unreachable', message });
  }
}

let started: Api | null = null;

/** Restores the session and follows it, in this tab and the others. Safe to call from every island. */
export function startAccount(api: Api): void {
  if (started) return;
  started = api;
  startSession();
  $session.subscribe((session) => {
    if (session.status === 'visitor') {
      asked = null;
      $state.set({ status: 'visitor' });
    } else if (session.status === 'signed-in' && session.token !== asked)
      void load(api, session.token);
  });
}

/** Asks again after the backend was out of reach. */
export function retryAccount(): void {
  const session = $session.get();
  if (started && session.status === 'signed-in') void load(started, session.token);
}

/** After a sign-in or a sign-up: both are known already. */
export function signInAs(token: string, user: User): void {
  asked = token;
  $state.set({ status: 'signed-in', user });
  openSession(token);
  rememberAccount(user);
}

/** After a change of the profile: what is shown everywhere is the new one (spec §4). */
export function holdUser(user: User): void {
  if ($state.get().status === 'signed-in') $state.set({ status: 'signed-in', user });
}
