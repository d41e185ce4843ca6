// Toasts: shown now, or on the next page before a redirect.
import { toast } from 'react-hot-toast/headless';
import type { Lang } from '../../contract/lang.ts';
import { TOAST } from '../../contract/limits.ts';
import type { Toast } from '../../contract/toasts/toast.ts';
import { storeToast, type ToastKind, type ToastTexts, takeToast } from './stored-toast.ts';

export type { ToastKind, ToastTexts } from './stored-toast.ts';

/** Texts of a toast in the reader's language; a message from the server replaces its text. */
export const toastTexts = (each: Toast, lang: Lang, message?: string | null): ToastTexts => ({
  title: each.title?.[lang],
  text: message || each.text?.[lang],
});

/** Passes the texts as JSON: the headless library accepts only a string, and the container shows two lines. */
export function showToast(kind: ToastKind, words: ToastTexts): void {
  toast[kind](JSON.stringify(words), { duration: TOAST.durationMs });
}

/** Parses the texts that showToast() passed. */
export const parseToastTexts = (message: string): ToastTexts => JSON.parse(message) as ToastTexts;

export const dismissToast = (id: string): void => toast.dismiss(id);

/** Shows the toast on the next page, or now if it cannot be stored. */
export function showToastOnNextPage(kind: ToastKind, words: ToastTexts): void {
  if (!storeToast({ kind, words })) showToast(kind, words);
}

/** Shows the toast that the previous page stored, if any. */
export function showStoredToast(): void {
  const stored = takeToast();
  if (stored) showToast(stored.kind, stored.words);
}
