// Toast region at the bottom right (spec §9). Render it once per page with islands; needs the namespace 'common'.
import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded after the first render, because there are no toasts before it. */
const ToastStack = lazy(() => import('./ToastStack.tsx'));

export function Toasts() {
  const [standing, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  return (
    <>
      {/* Tells the scripts of every page that this island shows toasts (src/scripts/leave.ts). */}
      <span hidden data-toast-place />
      {standing && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </>
  );
}
