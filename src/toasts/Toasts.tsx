// Toast region at the bottom right (spec §9). Render it once per page with islands; needs the namespace 'common'.
import { screen } from '../ui/screens/screen.tsx';

/** Loaded after the first render, because there are no toasts before it. */
const ToastStack = screen({
  load: async () => (await import('./ToastStack.tsx')).default,
  failed: () => null,
});

export const Toasts = () => (
  <>
    {/* Marks that this island shows toasts, for showToast() and the scripts of the page (hasToastIsland). */}
    <span hidden data-toast-place />
    <ToastStack />
  </>
);
