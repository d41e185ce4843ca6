// Session of this tab that lacks its second factor: its token is not the browser's yet, so every other page still sees a visitor.
import { atom, type ReadableAtom } from 'nanostores';
import { readFromTab, storeInTab } from './tab-storage.ts';

interface PendingSession {
  readonly token: string;
  /** As typed a moment ago; '' after a reload. */
  readonly password: string;
}

/** In the tab, because a phone may unload the page while its reader looks up the code in another app. */
const TOKEN_KEY = 'second_factor_token';

const $state = atom<PendingSession | null>(null);
export const $pendingSession: ReadableAtom<PendingSession | null> = $state;

export function holdSession(token: string, password: string): void {
  storeInTab(TOKEN_KEY, token);
  $state.set({ token, password });
}

/** Continues after a reload. */
export function restoreSession(): void {
  const token = readFromTab(TOKEN_KEY);
  if (token) $state.set({ token, password: '' });
}

export function dropSession(): void {
  storeInTab(TOKEN_KEY, null);
  $state.set(null);
}
