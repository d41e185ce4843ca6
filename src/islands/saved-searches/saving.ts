// Whether the window that saves the filters of the product list is open. Its buttons are in several lazy parts of the list.
import { atom, type ReadableAtom } from 'nanostores';
import { storeReturnPath } from '../../stores/return-path.ts';
import { $session } from '../../stores/session.ts';
import { storeToast } from '../../stores/toasts.ts';

/** Reopens the window after signing in. */
const RETURN_HASH = '#save-search';

const $state = atom(false);
export const $isSaving: ReadableAtom<boolean> = $state;

export const stopSaving = (): void => $state.set(false);

/** Makes signing in return to the window. */
export const returnToSaving = (): void =>
  storeReturnPath(location.pathname + location.search + RETURN_HASH);

/** Opens the window. A visitor signs in first, where `reason` is shown, and then returns to it. */
export function startSaving(signInHref: string, reason: string): void {
  if ($session.get().status === 'signed-in') {
    $state.set(true);
    return;
  }
  returnToSaving();
  storeToast({ kind: 'notice', words: { text: reason } });
  location.assign(signInHref);
}

/** Opens the window if the page is the one to which a visitor has returned from signing in. */
export function continueSaving(): void {
  if (location.hash !== RETURN_HASH || $session.get().status !== 'signed-in') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  $state.set(true);
}
