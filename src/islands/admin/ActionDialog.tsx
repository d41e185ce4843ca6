// Dialogs that confirm an admin action, run it, and stay open with the reason if it fails.
import { type ComponentProps, useState } from 'react';
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import { useT } from '../../i18n/react.tsx';
import { type LoadError, toLoadError } from '../../stores/load-error.ts';
import { showToast } from '../../toasts/toasts.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { useErrorText } from './Failed.tsx';

type ActionState =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface ActionDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'onConfirm'> {
  /** Runs the action. Resolves with the text of the toast; null for none. */
  readonly act: () => Promise<string | null>;
  /** Called after the action succeeded, before the dialog closes. */
  readonly onDone?: () => void;
  /** Checks the fields in the dialog; false prevents the action. */
  readonly check?: () => boolean;
}

export function ActionDialog(props: ActionDialogProps) {
  const { act, onDone, check = () => true, children, onClose, ...dialog } = props;
  const errorText = useErrorText();
  const [action, setAction] = useState<ActionState>({ status: 'idle' });
  const confirm = async (): Promise<void> => {
    if (!check()) return;
    setAction({ status: 'busy' });
    try {
      const text = await act();
      if (text !== null) showToast('success', { text });
      onDone?.();
      onClose();
    } catch (error) {
      setAction({ status: 'failed', error: toLoadError(error) });
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      busy={action.status === 'busy'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
      <div role="alert">
        {action.status === 'failed' && (
          <p className="notice notice-red">{errorText(action.error, GENERAL_TOASTS.failed)}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}

interface NoteDialogProps extends Omit<ActionDialogProps, 'act'> {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  /** The note so far. */
  readonly note?: string;
  readonly act: (note: string) => ReturnType<ActionDialogProps['act']>;
}

/** Has a text area for a note that only admins can read. */
export function NoteDialog({
  id,
  note: noteSoFar = '',
  act,
  children,
  ...dialog
}: NoteDialogProps) {
  const t = useT();
  const [note, setNote] = useState(noteSoFar);
  return (
    <ActionDialog {...dialog} act={() => act(note)}>
      {children}
      <Field
        id={id}
        name="note"
        label={t('admin:reason.note')}
        hint={t('admin:reason.noteHint')}
        rows={3}
        max={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        fieldError={undefined}
      />
    </ActionDialog>
  );
}
