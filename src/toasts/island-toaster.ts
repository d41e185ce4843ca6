// Toaster of pages with React islands: react-hot-toast's headless store, which ToastStack.tsx shows.
import { toast } from 'react-hot-toast/headless';
import { TOAST } from '../../contract/page-limits.ts';
import type { ShownToast, ToastTexts, ToastUndo } from './stored-toast.ts';
import { UNDO_TOAST_MS } from './undo-toast-ms.ts';

/** Buttons of the toasts, by their ids. */
const undos = new Map<string, ToastUndo>();

/**
 * Passes the texts as JSON: the headless library accepts only a string or a React node. They are also the id, so that a second press
 * of a button replaces its toast. Returns the function that closes it.
 */
export function addToast({ kind, words, undo, durationMs }: ShownToast): () => void {
  const message = JSON.stringify(words);
  const id = kind + message;
  if (undo) undos.set(id, undo);
  else undos.delete(id);
  // The library calls a toast without success or error blank.
  const add = kind === 'notice' ? toast : toast[kind];
  add(message, { id, duration: durationMs ?? (undo ? UNDO_TOAST_MS : TOAST.durationMs) });
  return () => toast.dismiss(id);
}

export const undoOf = (id: string): ToastUndo | undefined => undos.get(id);

/** Parses the texts that addToast() passed. */
export const parseToastTexts = (message: string): ToastTexts => JSON.parse(message) as ToastTexts;
