// Toast without a framework, for pages without islands. Looks and behaves like the toasts of the islands.
import type { Lang } from '../../contract/lang.ts';
import { TOAST } from '../../contract/page-limits.ts';
import { langOfPath } from '../i18n/language.ts';
import type { ToastKind, ToastWords } from '../stores/toast-after.ts';

const DISMISS: Readonly<Record<Lang, string>> = { en: 'Dismiss', 'zh-Hans': '关闭通知' };

/** Lucide icons, as in the islands. */
const sign = (paths: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const SIGNS: Readonly<Record<ToastKind, string>> = {
  success: sign('<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>'),
  error: sign('<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/>'),
};

function line(text: string | undefined, className: string): HTMLElement[] {
  if (!text) return [];
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return [paragraph];
}

/** Calls `done` after the toast's duration; the time pauses while the toast is hovered or focused. */
function countDown(region: HTMLElement, done: () => void): void {
  let left: number = TOAST.durationMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    clearTimeout(timer);
    if (since) left -= Date.now() - since;
    since = 0;
  };
  const run = (): void => {
    hold();
    if (region.matches(':hover, :focus-within')) return;
    since = Date.now();
    timer = setTimeout(done, left);
  };
  for (const event of ['mouseenter', 'focusin']) region.addEventListener(event, hold);
  for (const event of ['mouseleave', 'focusout']) region.addEventListener(event, run);
  run();
}

function swipe(toast: HTMLElement, done: () => void): void {
  let from: number | null = null;
  toast.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('button')) return;
    from = event.clientX;
    toast.setPointerCapture(event.pointerId);
  });
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (from !== null) toast.style.translate = `${clientX - from}px`;
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    toast.addEventListener(end, ({ type, clientX }) => {
      if (from === null) return;
      const way = type === 'pointerup' ? Math.abs(clientX - from) : 0;
      from = null;
      toast.style.translate = '';
      if (way >= TOAST.swipePx) done();
    });
}

export function plainToast(kind: ToastKind, words: ToastWords): void {
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
  toast.innerHTML = SIGNS[kind];
  const text = document.createElement('div');
  text.append(...line(words.title, 'toast-title'), ...line(words.text, ''));
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = DISMISS[langOfPath(location.pathname)];
  button.innerHTML = sign('<path d="M18 6 6 18M6 6l12 12"/>');
  toast.append(text, button);
  region.append(toast);

  const over = new AbortController();
  const done = (): void => {
    over.abort();
    region.remove();
  };
  button.addEventListener('click', done);
  addEventListener('keydown', ({ key }) => key === 'Escape' && done(), { signal: over.signal });
  swipe(toast, done);
  countDown(region, done);
}
