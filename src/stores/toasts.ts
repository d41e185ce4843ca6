// Toasts: shown now, or on the next page before a redirect.
import { toast } from 'react-hot-toast/headless';
import type { Lang } from '../../contract/lang.ts';
import { TOAST } from '../../contract/limits.ts';
import type { Toast } from '../../contract/toasts/toast.ts';
import { keepToast, type ToastKind, type ToastWords, takeToast } from './toast-after.ts';

export type { ToastKind, ToastWords } from './toast-after.ts';

/** Texts of a toast in the reader's language; a message from the server replaces its text. */
export const wordsOf = (each: Toast, lang: Lang, said?: string | null): ToastWords => ({
  title: each.title?.[lang],
  text: said || each.text?.[lang],
});

/** Passes the texts as JSON: the headless library accepts only a string, and the container shows two lines. */
export function notify(kind: ToastKind, words: ToastWords): void {
  toast[kind](JSON.stringify(words), { duration: TOAST.durationMs });
}

/** Parses the texts that notify() passed. */
export const wordsIn = (message: string): ToastWords => JSON.parse(message) as ToastWords;

export const dismissToast = (id: string): void => toast.dismiss(id);

/** Shows the toast on the next page, or now if it cannot be stored. */
export function notifyAfter(kind: ToastKind, words: ToastWords): void {
  if (!keepToast({ kind, words })) notify(kind, words);
}

/** Shows the toast that the previous page stored, if any. */
export function sayWhatWaits(): void {
  const kept = takeToast();
  if (kept) notify(kept.kind, kept.words);
}
