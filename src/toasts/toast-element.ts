// DOM element of one toast, for pages with and without React: icon, title, text, close button and swipe (spec §9).
import { TOAST } from '../../contract/page-limits.ts';
import { DISMISS } from '../../contract/toasts/dismiss.ts';
import { langOfPath } from '../i18n/language.ts';
import type { ShownToast, ToastKind, ToastTexts, ToastUndo } from './stored-toast.ts';

/** Lucide icons. */
const icon = (paths: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const ICONS: Readonly<Record<ToastKind, string>> = {
  success: icon('<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>'),
  error: icon(
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01"/>',
  ),
  notice: icon('<circle cx="12" cy="12" r="10"/><path d="M12 16v-4m0-4h.01"/>'),
};

function paragraphs(text: string | undefined, className: string): HTMLElement[] {
  if (!text) return [];
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return [paragraph];
}

function links({ link }: ToastTexts): HTMLElement[] {
  if (!link) return [];
  const anchor = document.createElement('a');
  anchor.className = 'link';
  anchor.href = link.href;
  anchor.textContent = link.text;
  return [anchor];
}

function buttons(undo: ToastUndo | undefined, onDismiss: () => void): HTMLElement[] {
  if (!undo) return [];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-quiet btn-small toast-undo';
  button.textContent = undo.text;
  button.addEventListener('click', () => {
    onDismiss();
    undo.run();
  });
  return [button];
}

function dismissOnSwipe(toast: HTMLElement, onDismiss: () => void): void {
  let startX: number | null = null;
  toast.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
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

export function createToastElement(
  { kind, words, undo }: ShownToast,
  onDismiss: () => void,
): HTMLElement {
  const toast = document.createElement('div');
  toast.className = kind === 'error' ? 'toast toast-error' : 'toast';
  // Every page has the stylesheet, few show a notice.
  if (kind === 'notice') toast.style.setProperty('--tone', 'var(--color-link)');
  toast.role = kind === 'error' ? 'alert' : 'status';
  toast.innerHTML = ICONS[kind];
  const text = document.createElement('div');
  text.append(
    ...paragraphs(words.title, 'toast-title'),
    ...paragraphs(words.text, ''),
    ...links(words),
    ...buttons(undo, onDismiss),
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = DISMISS[langOfPath(location.pathname)];
  button.innerHTML = icon('<path d="M18 6 6 18M6 6l12 12"/>');
  button.addEventListener('click', onDismiss);
  toast.append(text, button);
  dismissOnSwipe(toast, onDismiss);
  return toast;
}
