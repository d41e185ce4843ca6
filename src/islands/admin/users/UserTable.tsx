// Users as a table, or as cards on a phone (spec §3, Admin user row).
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { AdminUser } from '../../../../contract/admin/admin-users.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { levelName } from '../../../i18n/trade-names.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { Timestamp } from '../Timestamp.tsx';

interface Props {
  readonly users: readonly AdminUser[];
  readonly label: string;
  /** Omitted if the table is read-only. */
  readonly onManage?: (user: AdminUser) => void;
}

export const nameOf = ({ companyName, name, email }: AdminUser): string =>
  companyName || name || email;

const COLUMNS = ['phone', 'type', 'verification', 'listings', 'joined', 'status'] as const;
const CARD_ORDER = ['type', 'verification', 'listings', 'phone', 'joined', 'status'] as const;
type Column = (typeof COLUMNS)[number];

const CELL_CLASS = 'px-3 py-3 text-start align-top';
const VALUE_CLASSES: Partial<Record<Column, string>> = {
  phone: 'tabular-nums whitespace-nowrap',
  listings: 'tabular-nums',
};

export function UserTable({ users, label, onManage }: Props) {
  const t = useT();
  return (
    <>
      <div className="plate hidden relative overflow-x-auto md:block">
        <table className="w-full text-sm" aria-label={label}>
          <thead className="bg-well">
            <tr>
              {(['account', ...COLUMNS] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`${CELL_CLASS} font-semibold whitespace-nowrap`}
                >
                  {t(`admin:users.${column}`)}
                </th>
              ))}
              {onManage && (
                <th scope="col" className={CELL_CLASS}>
                  <span className="sr-only">{t('admin:users.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {users.map((user) => (
              <tr key={user.id} data-user={user.email}>
                <th scope="row" className={`${CELL_CLASS} font-normal`}>
                  <UserIdentity user={user} />
                </th>
                {COLUMNS.map((column) => (
                  <td
                    key={column}
                    className={`${CELL_CLASS} ${VALUE_CLASSES[column] ?? ''}`.trim()}
                  >
                    <UserValue user={user} column={column} />
                  </td>
                ))}
                {onManage && (
                  <td className="px-3 py-2 text-end align-top">
                    <ManageButton user={user} onManage={onManage} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid gap-3 md:hidden" aria-label={label}>
        {users.map((user) => (
          <li key={user.id} className="plate" data-user={user.email}>
            <div className="flex items-start justify-between gap-3 p-3">
              <UserIdentity user={user} />
              {onManage && <ManageButton user={user} onManage={onManage} />}
            </div>
            <dl className="figures grid-cols-2! border-b-0">
              {CARD_ORDER.map((column) => (
                <div key={column}>
                  <dt>{t(`admin:users.${column}`)}</dt>
                  <dd>
                    <UserValue user={user} column={column} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function UserValue({ user, column }: { readonly user: AdminUser; readonly column: Column }) {
  const t = useT();
  const lang = useLang();
  switch (column) {
    case 'phone':
      return user.phone ?? t('admin:state.unknown');
    case 'type':
      return t(`admin:users.${user.userType}`);
    case 'verification':
      return <Verification user={user} />;
    case 'listings':
      return formatNumber(lang, user.productCount);
    case 'joined':
      return <Timestamp at={user.createdAt} />;
    case 'status':
      return <AccountStatus user={user} />;
  }
}

function UserIdentity({ user }: { readonly user: AdminUser }) {
  const t = useT();
  const { companyName, name, email, id, isAdmin } = user;
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="font-semibold wrap-anywhere">
        {companyName || name || t('admin:users.unnamed')}
        {isAdmin && <span className="badge ms-2">{t('admin:users.admin')}</span>}
      </p>
      {companyName && name && <p className="text-muted">{name}</p>}
      <p className="wrap-anywhere">{email}</p>
      <p className="text-xs wrap-anywhere text-muted">
        {t('admin:users.id')} {id}
      </p>
    </div>
  );
}

export function Verification({ user }: { readonly user: AdminUser }) {
  const t = useT();
  if (!user.verified) return <span className="text-muted">{t('admin:users.unverified')}</span>;
  return (
    <span className="badge badge-jade whitespace-nowrap">
      <BadgeCheck aria-hidden />
      {user.verificationLevel ? levelName(t, user.verificationLevel) : t('admin:users.verified')}
    </span>
  );
}

export function AccountStatus({ user }: { readonly user: AdminUser }) {
  const t = useT();
  return user.suspendedAt === null ? (
    <span>{t('admin:users.inUse')}</span>
  ) : (
    <span className="badge badge-red whitespace-nowrap">{t('admin:users.suspended')}</span>
  );
}

function ManageButton({
  user,
  onManage,
}: {
  user: AdminUser;
  onManage: (user: AdminUser) => void;
}) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-small"
      aria-label={t('admin:users.manageUser', { name: nameOf(user) })}
      aria-haspopup="dialog"
      onClick={() => onManage(user)}
    >
      {t('admin:users.manage')}
    </button>
  );
}
