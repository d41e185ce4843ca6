// Modal dialog: a native <dialog>, which traps the focus, closes on Escape and returns the focus.
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/react.tsx';
import { openedAt } from '../../stores/open-window.ts';
import { scrollAlertsIntoView } from './scroll-alerts-into-view.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Footer, mostly with buttons; stays visible while the content scrolls. */
  readonly footer?: ReactNode;
  readonly width?: 'form' | 'prose';
  /** 'alertdialog' if the dialog requires an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Address relative to the page that opens it again after signing in, such as '#order'. */
  readonly reopen?: string | undefined;
}

const WIDTH = { form: 'max-w-form', prose: 'max-w-prose' } as const;

/** Marks the element that gets the initial focus instead of the title. */
export const FIRST_FOCUS = { 'data-first-focus': true } as const;

/** Needs the namespace 'common'. `onClose` is called on Escape, backdrop and close button; the caller then updates `open`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, width = 'form', role, reopen } = props;
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Target of the pointerdown: a text selection that starts inside and ends on the backdrop must not close the dialog. */
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => (dialog.current ? scrollAlertsIntoView(dialog.current) : undefined), []);

  useEffect(() => (reopen === undefined ? undefined : openedAt(reopen)), [reopen]);

  // Close it before it is removed: only close() returns the focus to the previous element.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-first-focus]') ?? heading.current)?.focus();
    return () => element?.close();
  }, []);

  return (
    // The dialog element itself scrolls, so that the arrow keys work wherever the focus is inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      role={role}
      className={`m-auto flex max-h-[88dvh] w-[calc(100%-2rem)] ${WIDTH[width]} flex-col overflow-y-auto overscroll-contain rounded border border-line-strong bg-plate backdrop:bg-steel-deep/60`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) onClose();
      }}
    >
      <header
        data-dialog-head
        className="sticky top-0 z-10 flex flex-none items-start justify-between gap-2 border-b border-line bg-plate ps-4 pe-1"
      >
        <h2 ref={heading} id={titleId} className="py-3 text-lg wrap-anywhere" tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-bare"
          aria-label={t('nav.close')}
          onClick={() => onClose()}
        >
          <X aria-hidden />
        </button>
      </header>
      <div className="flex-none p-4">{children}</div>
      {footer && (
        <footer
          data-dialog-foot
          className="sticky bottom-0 z-10 flex-none border-t border-line bg-plate p-3"
        >
          {footer}
        </footer>
      )}
    </dialog>
  );
}
