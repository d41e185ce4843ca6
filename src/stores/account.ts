// Store for the signed-in user: loaded once per page with the stored token, shared by all islands.
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '../../contract/accounts/user.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Api } from '../api/call.ts';
import { getCurrentUser } from '../api/lazy-endpoints.ts';
import { holdSession } from './pending-session.ts';
import { $session, endSession, openSession, rememberAccount, startSession } from './session.ts';
import { storeRefusal } from './session-refusal.ts';

/** 'unreachable' keeps the token: a restart of the backend must not sign users out. */
export type Account =
  | { readonly status: 'unknown' | 'loading' | 'visitor' | 'unreachable' }
  | { readonly status: 'signed-in'; readonly user: User };

const $state = atom<Account>({ status: 'unknown' });
export const $account: ReadableAtom<Account> = $state;

/** The token whose user is loaded or being loaded. */
let loadedToken: string | null = null;

const isCurrent = (token: string): boolean => {
  const session = $session.get();
  return session.status === 'signed-in' && session.token === token;
};

/** A member is never an admin, so the stored account has one of both words. */
const remember = (user: User): void =>
  rememberAccount({
    ...user,
    role: user.role + (user.member?.role === 'viewer' ? ' viewer' : ''),
  });

async function load(api: Api, token: string): Promise<void> {
  loadedToken = token;
  $state.set({ status: 'loading' });
  try {
    const user = await api.call(getCurrentUser, {});
    if (!isCurrent(token)) return;
    if (user.secondFactor) {
      // The owner of the company has set one up since: /auth continues with the set-up, without another sign-in.
      if (user.secondFactor === 'setUp') holdSession(token, '');
      // A second factor was added on another device: the sign-in asks for it.
      return endSession(token);
    }
    remember(user);
    $state.set({ status: 'signed-in', user });
  } catch (error) {
    if (!isCurrent(token)) return;
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      if (error.status === 403) storeRefusal(error.message);
      return endSession(token);
    }
    loadedToken = null;
    $state.set({ status: 'unreachable' });
  }
}

let startedApi: Api | null = null;

/** Restores the session and observes its changes, in this tab and others. May be called from every island. */
export function startAccount(api: Api): void {
  if (startedApi) return;
  startedApi = api;
  startSession();
  $session.subscribe((session) => {
    if (session.status === 'visitor') {
      loadedToken = null;
      $state.set({ status: 'visitor' });
    } else if (session.status === 'signed-in' && session.token !== loadedToken)
      void load(api, session.token);
  });
}

/** Loads the user again after the backend was unreachable. */
export function retryAccount(): void {
  const session = $session.get();
  if (startedApi && session.status === 'signed-in') void load(startedApi, session.token);
}

/** Stores the token and user after signing in or registering, without another request. */
export function signInAs(token: string, user: User): void {
  loadedToken = token;
  $state.set({ status: 'signed-in', user });
  openSession(token);
  remember(user);
}

/** Replaces the user after a change of the profile, so that every island shows the new one (spec §4). */
export function replaceUser(user: User): void {
  if ($state.get().status === 'signed-in') $state.set({ status: 'signed-in', user });
}

/** Shows the address of a change that needs no confirmation everywhere; a member changes none. */
export function replaceEmail(email: string): void {
  const account = $state.get();
  if (account.status === 'signed-in' && !account.user.member)
    replaceUser({ ...account.user, email });
}
