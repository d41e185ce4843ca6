// Toast with a button that takes back what was done. A separate file, because every screen loads the other toasts.
import { hasToastIsland, type ShownToast, type ToastUndo } from './stored-toast.ts';

/** Resolves with the function that closes it. */
export async function showUndoToast(
  text: string,
  undo: ToastUndo,
  options: Pick<Partial<ShownToast>, 'kind' | 'durationMs'> = {},
): Promise<() => void> {
  const { addToast } = hasToastIsland()
    ? await import('./island-toaster.ts')
    : await import('./plain-toaster.ts');
  return addToast({ kind: 'success', ...options, words: { text }, undo });
}
