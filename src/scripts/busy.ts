// Busy state of a pressed control until its code has loaded. A link whose code is late is followed.

/** On a slow phone the page of the link is there before the code of the window. */
const LATE_MS = 4_000;

/** Shows it at once; returns the function that ends it. */
export function showBusy(control: HTMLElement): () => void {
  control.ariaBusy = 'true';
  const timer =
    control instanceof HTMLAnchorElement
      ? setTimeout(() => location.assign(control.href), LATE_MS)
      : undefined;
  const end = (): void => {
    clearTimeout(timer);
    control.ariaBusy = null;
    removeEventListener('pageshow', endOnReturn);
  };
  /** Back from the page of the link: the browser shows this page as it was left. */
  const endOnReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) end();
  };
  addEventListener('pageshow', endOnReturn);
  return end;
}
