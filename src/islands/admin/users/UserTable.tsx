// Users as a table of dense rows (spec §3, Admin user row).
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { AdminUser } from '../../../../contract/admin/admin-users.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { levelName } from '../../../i18n/trade-names.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { type Column, DenseTable, type Sorting } from '../../../ui/list/DenseTable.tsx';
import { Timestamp } from '../Timestamp.tsx';

interface Props {
  readonly users: readonly AdminUser[];
  readonly label: string;
  /** Omitted if the order is fixed. */
  readonly sorting?: Sorting;
  /** Omitted if the table is read-only. */
  readonly onManage?: (user: AdminUser) => void;
}

export const nameOf = ({ companyName, name, email }: AdminUser): string =>
  companyName || name || email;

const VALUE_COLUMNS = ['phone', 'type', 'verification', 'listings', 'joined', 'status'] as const;
type ValueColumn = (typeof VALUE_COLUMNS)[number];

/** Keys of the columns by which the server sorts, each with its first direction. */
const SORTS: Partial<Record<ValueColumn, Pick<Column<AdminUser>, 'key' | 'sorts'>>> = {
  listings: { key: 'products', sorts: 'desc' },
  joined: { key: 'newest', sorts: 'desc' },
};

export function UserTable({ users, label, sorting, onManage }: Props) {
  const t = useT();
  const columns: readonly Column<AdminUser>[] = [
    {
      key: 'name',
      label: t('admin:users.account'),
      sorts: 'asc',
      phone: 'main',
      cell: (user) => <UserIdentity user={user} />,
    },
    ...VALUE_COLUMNS.map(
      (column): Column<AdminUser> => ({
        key: column,
        label: t(`admin:users.${column}`),
        ...SORTS[column],
        isNumber: column === 'listings',
        isWide: column === 'phone' || column === 'joined',
        phone: 'hidden',
        cell: (user) => <UserValue user={user} column={column} />,
      }),
    ),
    ...(onManage
      ? [
          {
            key: 'actions',
            label: t('admin:users.actions'),
            isLabelHidden: true,
            phone: 'end',
            cell: (user: AdminUser) => <ManageButton user={user} onManage={onManage} />,
          } as const,
        ]
      : []),
  ];
  return (
    <DenseTable
      label={label}
      columns={columns}
      rows={users}
      keyOf={({ email }) => email}
      sorting={sorting}
    />
  );
}

function UserValue({ user, column }: { readonly user: AdminUser; readonly column: ValueColumn }) {
  const t = useT();
  const lang = useLang();
  switch (column) {
    case 'phone':
      return user.phone ?? t('admin:state.unknown');
    case 'type':
      return <span className="whitespace-nowrap">{t(`admin:users.${user.role}`)}</span>;
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

/** The account; on phones also the values of the other columns. */
function UserIdentity({ user }: { readonly user: AdminUser }) {
  const t = useT();
  const { companyName, name, email, phone, id, isAdmin, suspendedAt } = user;
  const second = [companyName && name, email].filter(Boolean);
  return (
    <div className="grid min-w-0">
      <p className="flex min-w-0 items-center gap-2 font-semibold">
        <span className="truncate">{companyName || name || t('admin:users.unnamed')}</span>
        {isAdmin && <span className="badge flex-none">{t('admin:users.admin')}</span>}
      </p>
      <p className="text-xs wrap-anywhere text-muted">
        {second.join(' · ')}
        {/* A phone shows it behind the button. */}
        <span className="max-md:hidden">{` · ${t('admin:users.id')} ${id}`}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2 text-xs text-muted md:hidden">
        <span>{t(`admin:users.${user.role}`)}</span>
        <Verification user={user} />
        {suspendedAt !== null && <AccountStatus user={user} />}
        <Timestamp at={user.createdAt} />
        {phone}
      </div>
    </div>
  );
}

export function Verification({ user }: { readonly user: AdminUser }) {
  const t = useT();
  if (!user.isVerified) return <span className="text-muted">{t('admin:users.unverified')}</span>;
  return (
    <span className="badge badge-jade whitespace-nowrap">
      <BadgeCheck aria-hidden />
      {user.level ? levelName(t, user.level) : t('admin:users.verified')}
    </span>
  );
}

export function AccountStatus({ user }: { readonly user: AdminUser }) {
  const t = useT();
  return user.suspendedAt === null ? (
    <span className="whitespace-nowrap">{t('admin:users.inUse')}</span>
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
