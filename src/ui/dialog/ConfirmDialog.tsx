// Confirmation dialog: explains the action; the cancel button comes first and has the focus.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/react.tsx';
import { Dialog, FIRST_FOCUS } from './Dialog.tsx';

interface Props {
  /** Omit it if the caller renders the dialog only while it is open. */
  readonly open?: boolean;
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button, naming the action: "Delete product". */
  readonly confirm: string;
  /** Label of the cancel button, if "Cancel" could be read as the action itself. */
  readonly cancelLabel?: string | undefined;
  /** Whether the action cannot be undone. */
  readonly danger?: boolean;
  /** Whether the action is running. */
  readonly busy?: boolean;
  /** As of Dialog. */
  readonly reopen?: string | undefined;
  /** Further content, such as fields. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Needs the namespace 'common'. */
export function ConfirmDialog(props: Props) {
  const { open = true, title, text, confirm, cancelLabel, danger = false, busy = false } = props;
  const { reopen, children, onConfirm, onClose } = props;
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      reopen={reopen}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" {...FIRST_FOCUS} onClick={onClose}>
            {cancelLabel ?? t('cancel')}
          </button>
          <button
            type="button"
            className={`btn ${danger ? 'btn-danger' : 'btn-primary'}`}
            // aria-disabled, because a disabled button would lose the focus.
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => !busy && onConfirm()}
          >
            {confirm}
          </button>
        </div>
      }
    >
      <p>{text}</p>
      {children && <div className="mt-4 grid gap-4">{children}</div>}
    </Dialog>
  );
}
