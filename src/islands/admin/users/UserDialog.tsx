// Dialog for one account: its data and the possible admin actions. Each action is explained before it is confirmed.
import { useState } from 'react';
import type { AdminUser } from '../../../../contract/admin/admin-users.ts';
import { useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../stores/toasts.ts';
import { useAdmin } from '../admin-context.ts';
import { useAction } from '../use-action.ts';
import type { Step } from './action-dialog.ts';
import { applyUserAction, type UserAction } from './admin-users.ts';
import { RestoreDialog, UnverifyDialog } from './RevertDialogs.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { UserDetails } from './UserDetails.tsx';
import { nameOf } from './UserTable.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

interface Props {
  readonly user: AdminUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function UserDialog({ user, onChanged, onClose }: Props) {
  const t = useT();
  const { api } = useAdmin();
  const [step, setStep] = useState<Step>('details');
  const [action, run] = useAction();
  const name = nameOf(user);

  const act = async (request: UserAction): Promise<void> => {
    if (!(await run(() => applyUserAction(api, user.id, request)))) return;
    showToast('success', { text: t(`admin:users.done.${request.kind}`, { name }) });
    onChanged();
    onClose();
  };
  const shared = { user, action, onAct: (request: UserAction) => void act(request), onClose };

  switch (step) {
    case 'details':
      return <UserDetails user={user} onStep={setStep} onClose={onClose} />;
    case 'verify':
      return <VerifyDialog {...shared} />;
    case 'unverify':
      return <UnverifyDialog {...shared} />;
    case 'suspend':
      return <SuspendDialog {...shared} />;
    case 'restore':
      return <RestoreDialog {...shared} />;
  }
}
