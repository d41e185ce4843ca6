// A toast that the next page says, since the reader is about to be sent there. On its own: pages without islands read it.

export type ToastKind = 'success' | 'error';

/** What a toast says; `text` is the server's words where it had any. */
export interface ToastWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

export interface KeptToast {
  readonly kind: ToastKind;
  readonly words: ToastWords;
}

const KEY = 'toast_after';

/** Whether it could be kept. */
export function keepToast(toast: KeptToast): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...toast, page: performance.timeOrigin }));
    return true;
  } catch {
    return false;
  }
}

/** What the page before wanted to be said, once. What this one has kept is not for its own toasts, which may come late. */
export function takeToast(): KeptToast | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return null;
    const { kind, words, page } = JSON.parse(kept) as KeptToast & { page: unknown };
    if (page === performance.timeOrigin) return null;
    sessionStorage.removeItem(KEY);
    return { kind: kind === 'error' ? 'error' : 'success', words: { ...words } };
  } catch {
    // Nothing that could be read: nothing to say.
    return null;
  }
}
