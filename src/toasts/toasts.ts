// Toasts, for islands and scripts alike: shown now, or on the next page before a redirect.
import type { Lang } from '../../contract/lang.ts';
import type { Toast } from '../../contract/toasts/toast.ts';
import { storeInTab } from '../stores/tab-storage.ts';
import {
  hasToastIsland,
  STORAGE_KEY,
  type StoredToast,
  type ToastKind,
  type ToastTexts,
} from './stored-toast.ts';

export type { ToastKind, ToastTexts } from './stored-toast.ts';

/** Texts of a toast in the reader's language; a message from the server replaces its text. */
export const toastTexts = (each: Toast, lang: Lang, message?: string | null): ToastTexts => ({
  title: each.title?.[lang],
  text: message || each.text?.[lang],
});

/** Shows a toast in the page's toast island; on a page without one, without React. */
export function showToast(kind: ToastKind, words: ToastTexts): void {
  const toaster = hasToastIsland() ? import('./island-toaster.ts') : import('./plain-toaster.ts');
  void toaster.then(({ addToast }) => addToast({ kind, words }));
}

/** Stores the toast for the next page; returns whether that succeeded. */
export const storeToast = (toast: StoredToast): boolean =>
  storeInTab(STORAGE_KEY, JSON.stringify({ ...toast, page: performance.timeOrigin }));

/** Shows the toast on the next page, or now if it cannot be stored. */
export function showToastOnNextPage(kind: ToastKind, words: ToastTexts): void {
  if (!storeToast({ kind, words })) showToast(kind, words);
}
