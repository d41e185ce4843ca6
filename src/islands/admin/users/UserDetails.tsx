// Details of an account, and the admin actions that apply to it.
import type { ReactNode } from 'react';
import {
  REGISTRATION_KINDS,
  type RegistrationKind,
} from '../../../../contract/accounts/registration-kinds.ts';
import type { AdminUser } from '../../../../contract/admin/admin-users.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { Timestamp } from '../Timestamp.tsx';
import { AccountStatus, nameOf, Verification } from './UserTable.tsx';

export type UserAction = 'verify' | 'unverify' | 'suspend' | 'restore';

interface Props {
  readonly user: AdminUser;
  readonly onAction: (action: UserAction) => void;
  /** Opens the check of a registration number. */
  readonly onCheck: (kind: RegistrationKind) => void;
  readonly onClose: () => void;
}

export function UserDetails({ user, onAction, onCheck, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const unknown = t('admin:state.unknown');
  const isSupplier = user.role === 'supplier';
  const details: readonly (readonly [string, ReactNode])[] = [
    [t('admin:users.email'), user.email],
    [t('admin:users.phone'), user.phone ?? unknown],
    [t('admin:users.type'), t(`admin:users.${user.role}`)],
    [t('admin:users.isAdmin'), t(user.isAdmin ? 'admin:users.yes' : 'admin:users.no')],
    [t('admin:users.joined'), <Timestamp key="joined" at={user.createdAt} />],
    [t('admin:users.id'), user.id],
    [t('admin:users.listings'), formatNumber(lang, user.productCount)],
    [t('admin:users.verification'), <Verification key="verification" user={user} />],
    [t('admin:users.note'), user.verificationNote],
    ...REGISTRATION_KINDS.map((kind) => {
      const checkedAt = user[`${kind}CheckedAt`];
      const number = user[kind];
      const date = formatDate(lang, checkedAt);
      const value = t(
        checkedAt === null ? 'admin:users.number.unchecked' : 'admin:users.number.checkedOn',
        { number, date },
      );
      return [kind.toUpperCase(), number && value] as const;
    }),
    [t('admin:users.status'), <AccountStatus key="status" user={user} />],
    [
      t('admin:users.suspendedSince'),
      user.suspendedAt && <Timestamp key="since" at={user.suspendedAt} />,
    ],
    [t('admin:users.reason'), user.suspensionReason],
  ];
  return (
    <Dialog
      open
      title={nameOf(user)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          {isSupplier && (
            <button type="button" className="btn btn-quiet" onClick={() => onAction('verify')}>
              {t(user.isVerified ? 'admin:users.changeLevel' : 'admin:users.verify')}
            </button>
          )}
          {isSupplier && user.isVerified && (
            <button type="button" className="btn btn-danger" onClick={() => onAction('unverify')}>
              {t('admin:users.unverify')}
            </button>
          )}
          {REGISTRATION_KINDS.filter((kind) => user[kind] !== '').map((kind) => {
            const act = user[`${kind}CheckedAt`] === null ? 'check' : 'uncheck';
            return (
              <button
                key={kind}
                type="button"
                className="btn btn-quiet"
                onClick={() => onCheck(kind)}
              >
                {t(`admin:users.number.${act}`, { number: kind.toUpperCase() })}
              </button>
            );
          })}
          {user.suspendedAt !== null ? (
            <button type="button" className="btn btn-quiet" onClick={() => onAction('restore')}>
              {t('admin:users.restore')}
            </button>
          ) : user.isAdmin ? (
            <p className="p-2 text-sm text-muted">{t('admin:users.adminSafe')}</p>
          ) : (
            <button type="button" className="btn btn-danger" onClick={() => onAction('suspend')}>
              {t('admin:users.suspend')}
            </button>
          )}
        </div>
      }
    >
      <dl className="divide-y divide-line text-sm">
        {details
          .filter(([, detail]) => detail !== '' && detail !== null)
          .map(([label, detail]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line tabular-nums">{detail}</dd>
            </div>
          ))}
      </dl>
      {isSupplier && (
        <a
          className="link inline-block py-2 text-sm"
          href={href(`/supplier/${encodeURIComponent(user.id)}`)}
        >
          {t('admin:users.profile')}
        </a>
      )}
    </Dialog>
  );
}
