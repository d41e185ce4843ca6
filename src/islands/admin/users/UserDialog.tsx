// Dialog for one account: its data and the possible admin actions. Each action is explained before it is confirmed.
import { useState } from 'react';
import type { RegistrationKind } from '../../../../contract/accounts/registration-kinds.ts';
import {
  type AdminUser,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../../../contract/admin/admin-users.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ActionDialog, NoteDialog } from '../ActionDialog.tsx';
import { useAdmin } from '../admin-context.ts';
import { ACCOUNT_REASONS } from '../admin-reasons.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { CheckNumberDialog } from './CheckNumberDialog.tsx';
import { type UserAction, UserDetails } from './UserDetails.tsx';
import { nameOf } from './UserTable.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

interface Props {
  readonly user: AdminUser;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function UserDialog({ user, onDone, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const { api } = useAdmin();
  const [action, setAction] = useState<UserAction | null>(null);
  const [checkedKind, setCheckedKind] = useState<RegistrationKind | null>(null);
  if (checkedKind !== null)
    return <CheckNumberDialog kind={checkedKind} {...{ user, onDone, onClose }} />;
  if (action === null)
    return (
      <UserDetails user={user} onAction={setAction} onCheck={setCheckedKind} onClose={onClose} />
    );

  const name = nameOf(user);
  const params = { id: user.id };
  const dialog = {
    title: t(`admin:users.${action}Title`, { name }),
    text: t(`admin:users.${action}Text`),
    confirm: t(`admin:users.${action}`),
    onDone,
    onClose,
  };
  const done = t(`admin:users.done.${action}`, { name });
  const verify = async (body: BodyOf<typeof verifySupplier>): Promise<string> => {
    await api.call(verifySupplier, { params, body });
    return done;
  };
  const suspend = async (reason: string): Promise<string> => {
    await api.call(suspendUser, { params, body: { reason } });
    return done;
  };
  const restore = async (): Promise<string> => {
    await api.call(restoreUser, { params });
    return done;
  };

  switch (action) {
    case 'verify':
      return <VerifyDialog {...dialog} user={user} act={verify} />;
    case 'unverify':
      return (
        <NoteDialog
          {...dialog}
          danger
          id="unverify"
          act={(note) => verify({ level: null, note })}
        />
      );
    case 'suspend':
      return (
        <ReasonDialog
          {...dialog}
          id="suspend"
          hint={t('admin:reason.accountHint')}
          commonReasons={ACCOUNT_REASONS}
          // This reason is read by other admins, so it is in the language of the current one.
          readerLang={lang}
          act={suspend}
        />
      );
    case 'restore':
      return <ActionDialog {...dialog} act={restore} />;
  }
}
