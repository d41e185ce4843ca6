// Toast with a button that takes back what was done. A separate file, because every screen loads the other toasts.
import { hasToastIsland, type ToastUndo } from './stored-toast.ts';

export async function showUndoToast(text: string, undo: ToastUndo): Promise<void> {
  const { addToast } = hasToastIsland()
    ? await import('../ui/toasts/island-toaster.ts')
    : await import('../ui/toasts/plain-toaster.ts');
  addToast({ kind: 'success', words: { text }, undo });
}
