// Toaster of pages with React islands: react-hot-toast's headless store, which ToastStack.tsx shows.
import { toast } from 'react-hot-toast/headless';
import { TOAST } from '../../../contract/page-limits.ts';
import type { StoredToast, ToastTexts } from '../../stores/stored-toast.ts';

/**
 * Passes the texts as JSON: the headless library accepts only a string or a React node. They are also the id, so that a second press
 * of a button replaces its toast.
 */
export function addToast({ kind, words }: StoredToast): void {
  const message = JSON.stringify(words);
  toast[kind](message, { id: kind + message, duration: TOAST.durationMs });
}

/** Parses the texts that addToast() passed. */
export const parseToastTexts = (message: string): ToastTexts => JSON.parse(message) as ToastTexts;
