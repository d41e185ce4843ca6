// Dialog that verifies a supplier at a level, with a note for other admins.
import { useState } from 'react';
import { VERIFICATION_LEVELS } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { levelName } from '../../../i18n/trade-names.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ActionError } from '../ActionError.tsx';
import { NoteField } from '../NoteField.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import type { VerificationLevel } from './admin-users.ts';
import { nameOf } from './UserTable.tsx';

export function VerifyDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const t = useT();
  const current = VERIFICATION_LEVELS.find((level) => level === user.verificationLevel);
  const [level, setLevel] = useState<VerificationLevel>(current ?? 'basic');
  const [note, setNote] = useState(user.verificationNote);
  return (
    <ConfirmDialog
      title={t('admin:users.verifyTitle', { name: nameOf(user) })}
      text={t('admin:users.verifyText')}
      confirm={t('admin:users.verify')}
      busy={action.status === 'busy'}
      onConfirm={() => onAct({ kind: 'verify', level, note })}
      onClose={onClose}
    >
      <fieldset>
        <legend className="text-sm font-semibold">{t('admin:users.level')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {VERIFICATION_LEVELS.map((each) => (
            <label key={each} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="level"
                checked={level === each}
                onChange={() => setLevel(each)}
              />
              {levelName(t, each)}
            </label>
          ))}
        </div>
      </fieldset>
      <NoteField id="verify" value={note} onChange={setNote} />
      <ActionError action={action} />
    </ConfirmDialog>
  );
}
