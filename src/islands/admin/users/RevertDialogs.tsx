// Dialogs that remove a verification or lift a suspension.
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ActionError } from '../ActionError.tsx';
import { NoteField } from '../NoteField.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { nameOf } from './UserTable.tsx';

export function UnverifyDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const t = useT();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      danger
      title={t('admin:users.unverifyTitle', { name: nameOf(user) })}
      text={t('admin:users.unverifyText')}
      confirm={t('admin:users.unverify')}
      busy={action.status === 'busy'}
      onConfirm={() => onAct({ kind: 'unverify', note })}
      onClose={onClose}
    >
      <NoteField id="unverify" value={note} onChange={setNote} />
      <ActionError action={action} />
    </ConfirmDialog>
  );
}

export function RestoreDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('admin:users.restoreTitle', { name: nameOf(user) })}
      text={t('admin:users.restoreText')}
      confirm={t('admin:users.restore')}
      busy={action.status === 'busy'}
      onConfirm={() => onAct({ kind: 'restore' })}
      onClose={onClose}
    >
      <ActionError action={action} />
    </ConfirmDialog>
  );
}
