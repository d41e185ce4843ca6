// A window over the page: a native dialog, which holds the focus, closes with Escape and gives the focus back.
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/react.tsx';
import { keepAlertsInSight } from './alerts-in-sight.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** What stands below a line at its foot, mostly buttons; it stays in sight while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly width?: 'form' | 'prose';
  /** 'alertdialog' where an answer is asked for. */
  readonly role?: 'dialog' | 'alertdialog';
}

const WIDTH = { form: 'max-w-form', prose: 'max-w-prose' } as const;

/** Marks what has the focus when the window opens, in place of its title. */
export const FIRST_FOCUS = { 'data-first-focus': true } as const;

/** Needs the 'common' texts. `onClose` is told of Escape, the backdrop and the cross; the caller then sets `open`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, width = 'form', role } = props;
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A text that is marked from the inside out ends on the backdrop and is no click on it. */
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => (dialog.current ? keepAlertsInSight(dialog.current) : undefined), []);

  // Closed before it is taken out: only closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-first-focus]') ?? heading.current)?.focus();
    return () => element?.close();
  }, []);

  return (
    // The dialog itself scrolls, so that the arrow keys do it wherever the focus is in it.
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
