// Reason why the server refuses the session of this tab, such as a suspended account: for open windows, and once for the sign-in page.
import { atom, type ReadableAtom } from 'nanostores';
import { readFromTab, storeInTab } from './tab-storage.ts';

const STORAGE_KEY = 'session_refusal';

const $state = atom<string | null>(null);
/** The server's text; null if the session ended for another reason, such as its age. */
export const $sessionRefusal: ReadableAtom<string | null> = $state;

/** Call it before the session is ended. */
export function storeRefusal(text: string): void {
  $state.set(text);
  storeInTab(STORAGE_KEY, text);
}

/** Takes over the reason that another page has stored, once. */
export function restoreRefusal(): void {
  const text = readFromTab(STORAGE_KEY);
  storeInTab(STORAGE_KEY, null);
  if (text !== null) $state.set(text);
}
