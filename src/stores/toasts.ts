// Toasts: said now, or on the next page where the reader is about to be sent there.
import { toast } from 'react-hot-toast/headless';
import type { Lang } from '../../contract/lang.ts';
import { TOAST } from '../../contract/limits.ts';
import type { Toast } from '../../contract/toasts/toast.ts';
import { keepToast, type ToastKind, type ToastWords, takeToast } from './toast-after.ts';

export type { ToastKind, ToastWords } from './toast-after.ts';

/** A toast of the spec in the reader's language, with the server's words in place of its text where there are some. */
export const wordsOf = (each: Toast, lang: Lang, said?: string | null): ToastWords => ({
  title: each.title?.[lang],
  text: said || each.text?.[lang],
});

/** The words travel as JSON: the headless library takes text, and the container draws two lines. */
export function notify(kind: ToastKind, words: ToastWords): void {
  toast[kind](JSON.stringify(words), { duration: TOAST.durationMs });
}

/** The words of a toast as they travelled. */
export const wordsIn = (message: string): ToastWords => JSON.parse(message) as ToastWords;

export const dismissToast = (id: string): void => toast.dismiss(id);

/** Said by the next page. */
export function notifyAfter(kind: ToastKind, words: ToastWords): void {
  if (!keepToast({ kind, words })) notify(kind, words);
}

/** What the page before wanted to be said, once. */
export function sayWhatWaits(): void {
  const kept = takeToast();
  if (kept) notify(kept.kind, kept.words);
}
