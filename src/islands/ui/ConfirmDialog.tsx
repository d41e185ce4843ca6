// Asks before something is lost: what happens, the way out first, then the deed.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/react.tsx';
import { Dialog, FIRST_FOCUS } from './Dialog.tsx';

interface Props {
  /** Left out where the caller renders it only while it is asked. */
  readonly open?: boolean;
  readonly title: string;
  readonly text: string;
  /** The button that does it, by what it does: "Delete product". */
  readonly confirm: string;
  /** The way out, where "Cancel" would read like the deed. */
  readonly keep?: string | undefined;
  /** What is done cannot be taken back. */
  readonly danger?: boolean;
  /** It is being done. */
  readonly busy?: boolean;
  /** What else must be said or filled in. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Needs the 'common' texts. */
export function ConfirmDialog(props: Props) {
  const { open = true, title, text, confirm, keep, danger = false, busy = false } = props;
  const { children, onConfirm, onClose } = props;
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" {...FIRST_FOCUS} onClick={onClose}>
            {keep ?? t('cancel')}
          </button>
          <button
            type="button"
            className={`btn ${danger ? 'btn-danger' : 'btn-primary'}`}
            // Disabled it would drop the focus.
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
