// Dialog that marks a registration number of a buyer as checked in the public register, or removes the mark.
import type { ComponentProps } from 'react';
import type { RegistrationKind } from '../../../../contract/accounts/registration-kinds.ts';
import { type AdminUser, checkRegistration } from '../../../../contract/admin/admin-users.ts';
import { useT } from '../../../i18n/react.tsx';
import { ActionDialog } from '../ActionDialog.tsx';
import { useAdmin } from '../admin-context.ts';
import { nameOf } from './UserTable.tsx';

interface Props extends Pick<ComponentProps<typeof ActionDialog>, 'onDone' | 'onClose'> {
  readonly user: AdminUser;
  readonly kind: RegistrationKind;
}

export function CheckNumberDialog({ user, kind, ...dialog }: Props) {
  const t = useT();
  const { api } = useAdmin();
  const checked = user[`${kind}CheckedAt`] === null;
  const act = checked ? ('check' as const) : ('uncheck' as const);
  const name = nameOf(user);
  return (
    <ActionDialog
      {...dialog}
      title={t(`admin:users.number.${act}Title`, { name, number: user[kind] })}
      text={t(`admin:users.number.${act}Text`)}
      confirm={t(`admin:users.number.${act}`, { number: kind.toUpperCase() })}
      act={async () => {
        const body = { kind, number: user[kind], checked };
        await api.call(checkRegistration, { params: { id: user.id }, body });
        return t(`admin:users.number.${act}Done`, { name });
      }}
    />
  );
}
