// Toast without a framework, for pages without islands. Same look and behavior as the toasts of the islands.
import type { Lang } from '../../contract/lang.ts';
import { TOAST } from '../../contract/page-limits.ts';
import { langOfPath } from '../i18n/language.ts';
import type { ToastKind, ToastTexts } from '../stores/stored-toast.ts';

const DISMISS: Readonly<Record<Lang, string>> = { en: 'Dismiss', 'zh-Hans': '关闭通知' };

/** Lucide icons, as in the islands. */
const icon = (paths: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const ICONS: Readonly<Record<ToastKind, string>> = {
  success: icon('<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>'),
  error: icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/>'),
};

function paragraphs(text: string | undefined, className: string): HTMLElement[] {
  if (!text) return [];
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return [paragraph];
}

/** Calls `onDismiss` after the toast's duration; the time pauses while the toast is hovered or focused. */
function startDismissTimer(region: HTMLElement, onDismiss: () => void): void {
  let remainingMs: number = TOAST.durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pauseTimer = (): void => {
    clearTimeout(timer);
    if (startedAt) remainingMs -= Date.now() - startedAt;
    startedAt = 0;
  };
  const resumeTimer = (): void => {
    pauseTimer();
    if (region.matches(':hover, :focus-within')) return;
    startedAt = Date.now();
    timer = setTimeout(onDismiss, remainingMs);
  };
  for (const event of ['mouseenter', 'focusin']) region.addEventListener(event, pauseTimer);
  for (const event of ['mouseleave', 'focusout']) region.addEventListener(event, resumeTimer);
  resumeTimer();
}

function dismissOnSwipe(toast: HTMLElement, onDismiss: () => void): void {
  let startX: number | null = null;
  toast.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('button')) return;
    startX = event.clientX;
    toast.setPointerCapture(event.pointerId);
  });
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (startX !== null) toast.style.translate = `${clientX - startX}px`;
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    toast.addEventListener(end, ({ type, clientX }) => {
      if (startX === null) return;
      const distance = type === 'pointerup' ? Math.abs(clientX - startX) : 0;
      startX = null;
      toast.style.translate = '';
      if (distance >= TOAST.swipePx) onDismiss();
    });
}

export function plainToast(kind: ToastKind, words: ToastTexts): void {
  document.querySelector('[data-plain-toast]')?.remove();
  const region = document.createElement('div');
  region.className = 'toasts';
  region.popover = 'manual';
  region.dataset.plainToast = '';
  document.body.append(region);
  region.showPopover();

  const toast = document.createElement('div');
  toast.className = kind === 'error' ? 'toast toast-error' : 'toast';
  toast.role = kind === 'error' ? 'alert' : 'status';
  toast.innerHTML = ICONS[kind];
  const text = document.createElement('div');
  text.append(...paragraphs(words.title, 'toast-title'), ...paragraphs(words.text, ''));
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = DISMISS[langOfPath(location.pathname)];
  button.innerHTML = icon('<path d="M18 6 6 18M6 6l12 12"/>');
  toast.append(text, button);
  region.append(toast);

  const listeners = new AbortController();
  const dismiss = (): void => {
    listeners.abort();
    region.remove();
  };
  button.addEventListener('click', dismiss);
  addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), {
    signal: listeners.signal,
  });
  dismissOnSwipe(toast, dismiss);
  startDismissTimer(region, dismiss);
}
