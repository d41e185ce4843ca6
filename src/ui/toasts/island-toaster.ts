// Toaster of pages with React islands: react-hot-toast's headless store, which ToastStack.tsx shows.
import { toast } from 'react-hot-toast/headless';
import { TOAST } from '../../../contract/page-limits.ts';
import type { StoredToast, ToastTexts } from '../../stores/stored-toast.ts';

/** Passes the texts as JSON: the headless library accepts only a string or a React node. */
export function addToast({ kind, words }: StoredToast): void {
  toast[kind](JSON.stringify(words), { duration: TOAST.durationMs });
}

/** Parses the texts that addToast() passed. */
export const parseToastTexts = (message: string): ToastTexts => JSON.parse(message) as ToastTexts;
