// Toast region at the bottom right (spec §9). Render it once per page with islands; needs the namespace 'common'.
import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded after the first render, because there are no toasts before it. */
const ToastStack = lazy(() => import('./ToastStack.tsx'));

export function Toasts() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <>
      {/* Marks that this island shows toasts, for showToast() and the scripts of the page (hasToastIsland). */}
      <span hidden data-toast-place />
      {isMounted && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </>
  );
}
