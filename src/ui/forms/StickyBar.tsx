// Sticky bar with the save buttons of a long form. Reserves space above it for toasts and for the focused field.
import { type ReactNode, useEffect, useRef } from 'react';

export function StickyBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const updateSpacing = () => {
      const height = bar.current?.offsetHeight ?? 0;
      style.setProperty('--toast-bottom', `${height + 16}px`);
      // Makes the browser scroll a focused field out from under the bar.
      style.scrollPaddingBottom = `${height + 8}px`;
    };
    const observer = new ResizeObserver(updateSpacing);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-bottom');
      style.scrollPaddingBottom = '';
    };
  }, []);

  return (
    <div ref={bar} className="plate sticky bottom-0 z-10 p-3 sm:p-4">
      {children}
    </div>
  );
}
