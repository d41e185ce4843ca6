// Storage of a toast for the next page, before a redirect. A separate file, because pages without islands load it.

export type ToastKind = 'success' | 'error';

/** Texts of a toast; `text` is the server's message if there is one. */
export interface ToastWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

export interface KeptToast {
  readonly kind: ToastKind;
  readonly words: ToastWords;
}

const KEY = 'toast_after';

/** Stores the toast; returns whether that succeeded. */
export function keepToast(toast: KeptToast): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...toast, page: performance.timeOrigin }));
    return true;
  } catch {
    return false;
  }
}

/** Returns and removes the previous page's toast. Skips a toast stored by this page, which is for the next one. */
export function takeToast(): KeptToast | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return null;
    const { kind, words, page } = JSON.parse(kept) as KeptToast & { page: unknown };
    if (page === performance.timeOrigin) return null;
    sessionStorage.removeItem(KEY);
    return { kind: kind === 'error' ? 'error' : 'success', words: { ...words } };
  } catch {
    // Unreadable: no toast.
    return null;
  }
}
