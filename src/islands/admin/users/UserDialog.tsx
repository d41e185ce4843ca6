// Dialog for one account: its data and the possible admin actions. Each action is explained before it is confirmed.
import { useState } from 'react';
import type { AdminUser } from '../../../../contract/admin/admin-reader.ts';
import { useT } from '../../../i18n/react.tsx';
import { notify } from '../../../stores/toasts.ts';
import { useDesk } from '../desk-context.ts';
import { useDeed } from '../use-deed.ts';
import { doToUser, type UserDeed } from './admin-users.ts';
import { SuspendDialog } from './SuspendDialog.tsx';
import { RestoreDialog, UnverifyDialog } from './TakeBackDialogs.tsx';
import { UserFacts } from './UserFacts.tsx';
import { nameOf } from './UserTable.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

export type Step = 'facts' | UserDeed['kind'];

interface Props {
  readonly user: AdminUser;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function UserDialog({ user, onChanged, onClose }: Props) {
  const t = useT();
  const { api } = useDesk();
  const [step, setStep] = useState<Step>('facts');
  const [deed, run] = useDeed();
  const name = nameOf(user);

  const act = async (what: UserDeed): Promise<void> => {
    if (!(await run(() => doToUser(api, user.id, what)))) return;
    notify('success', { text: t(`admin:users.done.${what.kind}`, { name }) });
    onChanged();
    onClose();
  };
  const shared = { user, deed, onAct: (what: UserDeed) => void act(what), onClose };

  switch (step) {
    case 'facts':
      return <UserFacts user={user} onStep={setStep} onClose={onClose} />;
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

/** Properties shared by all action dialogs. */
export interface DeedDialogProps {
  readonly user: AdminUser;
  readonly deed: ReturnType<typeof useDeed>[0];
  readonly onAct: (what: UserDeed) => void;
  readonly onClose: () => void;
}
