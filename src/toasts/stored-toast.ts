// Toast that the previous page stored for this one. A separate file, because every page loads it.
import { readFromTab, storeInTab } from '../stores/tab-storage.ts';

/** `notice`: what happens next, where nothing went wrong. */
export type ToastKind = 'success' | 'error' | 'notice';

/** Texts of a toast; `text` is the server's message if there is one. */
export interface ToastTexts {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** Link below the text; `href` with the language prefix. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

export interface StoredToast {
  readonly kind: ToastKind;
  readonly words: ToastTexts;
}

/** Button of a toast that takes back what was done. */
export interface ToastUndo {
  readonly text: string;
  readonly run: () => void;
}

/** A toast for this page. One for the next page cannot have a button. */
export interface ShownToast extends StoredToast {
  readonly undo?: ToastUndo | undefined;
  /** Instead of the usual duration; Infinity: until it is closed. */
  readonly durationMs?: number | undefined;
}

export const STORAGE_KEY = 'toast_after';

/** Whether a toast island shows the toasts of this page. An island in a hidden part of the page is not hydrated. */
export const hasToastIsland = (): boolean =>
  document.querySelector('[data-toast-place]:not([hidden] *)') !== null;

/** Returns and removes the previous page's toast. Skips a toast stored by this page, which is for the next one. */
export function takeToast(): StoredToast | null {
  try {
    const stored = readFromTab(STORAGE_KEY);
    if (stored === null) return null;
    const { kind, words, page } = JSON.parse(stored) as StoredToast & { page: unknown };
    if (page === performance.timeOrigin) return null;
    storeInTab(STORAGE_KEY, null);
    return { kind: kind === 'error' || kind === 'notice' ? kind : 'success', words: { ...words } };
  } catch {
    // Unreadable: no toast.
    return null;
  }
}
