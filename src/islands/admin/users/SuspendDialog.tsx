// Dialog that suspends an account; requires a reason.
import { useLang, useT } from '../../../i18n/react.tsx';
import { ACCOUNT_REASONS } from '../admin-reasons.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { nameOf } from './UserTable.tsx';

export function SuspendDialog({ user, action, onAct, onClose }: ActionDialogProps) {
  const t = useT();
  // This reason is read by other admins, so it is in the language of the current one.
  const lang = useLang();
  return (
    <ReasonDialog
      id="suspend"
      title={t('admin:users.suspendTitle', { name: nameOf(user) })}
      text={t('admin:users.suspendText')}
      confirm={t('admin:users.suspend')}
      hint={t('admin:reason.accountHint')}
      commonReasons={ACCOUNT_REASONS}
      readerLang={lang}
      action={action}
      onConfirm={(reason) => onAct({ kind: 'suspend', reason })}
      onClose={onClose}
    />
  );
}
