// Toaster without React: one toast at a time. Same look and behavior as the toast island.
import { TOAST } from '../../contract/page-limits.ts';
import { openAfter } from './open-after.ts';
import type { ShownToast } from './stored-toast.ts';
import { createToastElement } from './toast-element.ts';
import { UNDO_TOAST_MS } from './undo-toast-ms.ts';

/** Calls `onDismiss` after the toast's duration; the time pauses while the toast is hovered or focused. */
function startDismissTimer(region: HTMLElement, durationMs: number, onDismiss: () => void): void {
  let remainingMs = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauseTimer = (): void => {
    clearTimeout(timer);
    if (startedAt) remainingMs -= performance.now() - startedAt;
    startedAt = 0;
  };
  const resumeTimer = (): void => {
    pauseTimer();
    if (region.matches(':hover, :focus-within')) return;
    startedAt = performance.now();
    timer = setTimeout(onDismiss, remainingMs);
  };
  for (const event of ['mouseenter', 'focusin']) region.addEventListener(event, pauseTimer);
  for (const event of ['mouseleave', 'focusout']) region.addEventListener(event, resumeTimer);
  resumeTimer();
}

/** Returns the function that closes it. */
export function addToast(toast: ShownToast): () => void {
  document.querySelector('[data-plain-toast]')?.remove();
  const region = document.createElement('div');
  region.className = 'toasts';
  region.popover = 'manual';
  region.dataset.plainToast = '';
  document.body.append(region);
  openAfter(region, document.activeElement);

  const listeners = new AbortController();
  const dismiss = (): void => {
    listeners.abort();
    region.remove();
  };
  region.append(createToastElement(toast, dismiss));
  addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), {
    signal: listeners.signal,
  });
  const durationMs = toast.durationMs ?? (toast.undo ? UNDO_TOAST_MS : TOAST.durationMs);
  // setTimeout would take Infinity for 0.
  if (durationMs !== Infinity) startDismissTimer(region, durationMs, dismiss);
  return dismiss;
}
