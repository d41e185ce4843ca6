// Storage of a toast for the next page, before a redirect. A separate file, because pages without islands load it.

export type ToastKind = 'success' | 'error';

/** Texts of a toast; `text` is the server's message if there is one. */
export interface ToastTexts {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

export interface StoredToast {
  readonly kind: ToastKind;
  readonly words: ToastTexts;
}

const STORAGE_KEY = 'toast_after';

/** Whether a toast island shows the toasts of this page. An island in a hidden part of the page is not hydrated. */
export const hasToastIsland = (): boolean =>
  document.querySelector('[data-toast-place]:not([hidden] *)') !== null;

/** Stores the toast; returns whether that succeeded. */
export function storeToast(toast: StoredToast): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...toast, page: performance.timeOrigin }));
    return true;
  } catch {
    return false;
  }
}

/** Returns and removes the previous page's toast. Skips a toast stored by this page, which is for the next one. */
export function takeToast(): StoredToast | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (stored === null) return null;
    const { kind, words, page } = JSON.parse(stored) as StoredToast & { page: unknown };
    if (page === performance.timeOrigin) return null;
    sessionStorage.removeItem(STORAGE_KEY);
    return { kind: kind === 'error' ? 'error' : 'success', words: { ...words } };
  } catch {
    // Unreadable: no toast.
    return null;
  }
}
