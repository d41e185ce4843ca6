// The window that saves the filters of the product list. Its buttons are in several lazy parts of the list.
import { atom, type ReadableAtom } from 'nanostores';
import { storeReturnPath } from '../../stores/return-path.ts';
import { $session } from '../../stores/session.ts';
import { storeToast } from '../../toasts/toasts.ts';

/** Reopens the window after signing in. */
export const RETURN_HASH = '#save-search';

/** 'failed': its code could not be loaded. */
type SaveWindow = 'closed' | 'open' | 'failed';

const $state = atom<SaveWindow>('closed');
export const $saveWindow: ReadableAtom<SaveWindow> = $state;

export const failSaving = (): void => $state.set('failed');
export const stopSaving = (): void => $state.set('closed');

/** Opens the window. A visitor signs in first, where `reason` is shown, and then returns to it. */
export function startSaving(signInHref: string, reason: string): void {
  if ($session.get().status === 'signed-in') {
    if ($state.get() === 'closed') $state.set('open');
    return;
  }
  storeReturnPath(location.pathname + location.search + RETURN_HASH);
  storeToast({ kind: 'notice', words: { text: reason } });
  location.assign(signInHref);
}

/** Loads the page again, which then opens the window: a document does not request a failed chunk again. */
export function reloadToSave(): void {
  history.replaceState(history.state, '', location.pathname + location.search + RETURN_HASH);
  location.reload();
}

/** Opens the window if the page is the one to which a visitor has returned from signing in. */
export function continueSaving(): void {
  if (location.hash !== RETURN_HASH || $session.get().status !== 'signed-in') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  $state.set('open');
}
