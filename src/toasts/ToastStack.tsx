// Toast stack: at most three, announced to screen readers, closed by button, swipe, Escape or timeout (spec §9).
import { useEffect, useLayoutEffect, useRef } from 'react';
import { toast as toaster, useToaster } from 'react-hot-toast/headless';
import { TOAST } from '../../contract/limits.ts';
import { useT } from '../i18n/react.tsx';
import { addToast, parseToastTexts, undoOf } from './island-toaster.ts';
import { openAfter } from './open-after.ts';
import { type ShownToast, type ToastKind, takeToast } from './stored-toast.ts';
import { createToastElement } from './toast-element.ts';

const KINDS: Readonly<Partial<Record<string, ToastKind>>> = { error: 'error', blank: 'notice' };

/** Holds the element of one toast, whose content never changes. */
function ToastItem({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(onDismiss);
  latest.current = onDismiss;
  // biome-ignore lint/correctness/useExhaustiveDependencies: created once; the texts of a toast never change.
  useLayoutEffect(() => {
    host.current?.replaceChildren(createToastElement(toast, () => latest.current()));
  }, []);
  return <div ref={host} />;
}

export default function ToastStack() {
  const t = useT();
  const region = useRef<HTMLElement>(null);
  /** Element that had the focus before the toasts, and gets it back. */
  const focusedBefore = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const shown = toasts.filter(({ visible }) => visible).slice(0, TOAST.visible);
  const newest = shown[0]?.id;

  useEffect(() => {
    region.current?.showPopover?.();
    const stored = takeToast();
    if (stored) addToast(stored);
  }, []);

  useEffect(() => {
    const element = region.current;
    if (newest === undefined || !element) return;
    // A dialog opened later covers the toasts; reopening the popover brings it to the top.
    if (document.querySelector('dialog:modal') || undoOf(newest)) {
      element.hidePopover?.();
      openAfter(element, document.activeElement);
    }
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open]')) toaster.dismiss(newest);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [newest]);

  useEffect(() => {
    const element = region.current;
    // If a toast disappears under the pointer, no mouseleave event is fired.
    if (element && !element.matches(':hover, :focus-within')) endPause();
  });

  const close = (id: string): void => {
    const isLast = shown.length === 1 && region.current?.contains(document.activeElement);
    toaster.dismiss(id);
    if (isLast) focusedBefore.current?.focus();
  };

  return (
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label={t('ui.toasts')}
      data-toasts
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (relatedTarget instanceof HTMLElement) focusedBefore.current = relatedTarget;
        startPause();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) endPause();
      }}
    >
      {shown.map((toast) => (
        <ToastItem
          // A toast that is shown again is announced again.
          key={`${toast.id} ${toast.createdAt}`}
          toast={{
            kind: KINDS[toast.type] ?? 'success',
            words: parseToastTexts(String(toast.message)),
            undo: undoOf(toast.id),
          }}
          onDismiss={() => close(toast.id)}
        />
      ))}
    </section>
  );
}
