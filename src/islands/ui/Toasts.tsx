// What the market says in passing, at the bottom right (spec §9). Once on a page with islands; takes 'common'.
import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded once the screen stands: before that there is nothing to say. */
const ToastStack = lazy(() => import('./ToastStack.tsx'));

export function Toasts() {
  const [standing, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  return (
    <>
      {/* Tells the scripts of every page that toasts are said here (src/scripts/leave.ts). */}
      <span hidden data-toast-place />
      {standing && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </>
  );
}
