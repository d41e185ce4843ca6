// Slider that is loaded after hydration. Its room is reserved from the first paint on, unless there are no scripts.
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { RangeSliderProps } from './RangeSlider.tsx';

const RangeSlider = lazy(() => import('./RangeSlider.tsx'));

const PLACE = <div className="only-scripted h-11" />;

export function LazySlider(props: RangeSliderProps) {
  const [mounted, setMounted] = useState(false);
  // Not on the server, nor in the first client render, which must match the server's.
  useEffect(() => setMounted(true), []);
  if (!mounted) return PLACE;
  return (
    // If it cannot be loaded, the fields below it are enough.
    <ErrorBoundary failed={null}>
      <Suspense fallback={PLACE}>
        <RangeSlider {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
