// The bar a long form is saved from: in sight at the foot of the window, with room above it for toasts and for the field in use.
import { type ReactNode, useEffect, useRef } from 'react';

export function StickyBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const lift = () => {
      const height = bar.current?.offsetHeight ?? 0;
      style.setProperty('--toast-bottom', `${height + 16}px`);
      // A field that takes the focus is scrolled out from under the bar.
      style.scrollPaddingBottom = `${height + 8}px`;
    };
    const watch = new ResizeObserver(lift);
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
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
