// Dialogs that remove a verification or lift a suspension.
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DeedFault } from '../DeedFault.tsx';
import { NoteField } from '../NoteField.tsx';
import type { DeedDialogProps } from './UserDialog.tsx';
import { nameOf } from './UserTable.tsx';

export function UnverifyDialog({ user, deed, onAct, onClose }: DeedDialogProps) {
  const t = useT();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      danger
      title={t('admin:users.unverifyTitle', { name: nameOf(user) })}
      text={t('admin:users.unverifyText')}
      confirm={t('admin:users.unverify')}
      busy={deed.status === 'busy'}
      onConfirm={() => onAct({ kind: 'unverify', note })}
      onClose={onClose}
    >
      <NoteField id="unverify" value={note} onChange={setNote} />
      <DeedFault deed={deed} />
    </ConfirmDialog>
  );
}

export function RestoreDialog({ user, deed, onAct, onClose }: DeedDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('admin:users.restoreTitle', { name: nameOf(user) })}
      text={t('admin:users.restoreText')}
      confirm={t('admin:users.restore')}
      busy={deed.status === 'busy'}
      onConfirm={() => onAct({ kind: 'restore' })}
      onClose={onClose}
    >
      <DeedFault deed={deed} />
    </ConfirmDialog>
  );
}
