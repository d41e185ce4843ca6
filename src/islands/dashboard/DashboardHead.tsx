// One-line header of the dashboard: the signed-in user, the company, the verification status and the links of the account;
// for a member of the company also its role.

import emailNotice from 'words:late/emailNotice';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useHref, useT } from '../../i18n/react.tsx';
import { screen } from '../../ui/screens/screen.tsx';
import { useDashboard } from '../dashboard-tabs/dashboard-context.ts';
import { Avatar } from '../suppliers/Avatar.tsx';

/** Most users have confirmed their email. */
const ConfirmNotice = screen({
  load: async () => (await import('../accounts/email/ConfirmNotice.tsx')).ConfirmNotice,
  texts: [emailNotice],
  skeleton: () => <div className="skeleton mb-2 h-40 md:h-16" />,
});

export function DashboardHead() {
  const t = useT();
  const href = useHref();
  const { user } = useDashboard();
  const { companyName, avatar, isVerified, isAdmin, member } = user;
  const name = member?.name ?? user.name;
  const role = t(`dashboard:head.${user.role}`);
  return (
    <>
      <header className="flex h-12 items-center gap-2 md:gap-3">
        <Avatar
          name={name || companyName || '?'}
          initials={user.initials}
          avatar={avatar}
          size="small"
        />
        <div className="min-w-0 flex-1 md:flex md:items-center md:gap-3">
          <div className="flex min-w-0 items-baseline gap-2">
            <h2 className="max-w-3/4 flex-none truncate text-base">
              {t('dashboard:head.welcome', { name })}
            </h2>
            <p className="truncate text-sm text-muted">
              {companyName || (member ? user.name : t('dashboard:head.noCompany'))}
            </p>
          </div>
          <div className="flex min-w-0 gap-1">
            {member && <p className="badge flex-none">{t(`dashboard:head.${member.role}`)}</p>}
            <p
              className={`badge min-w-0 max-w-full md:flex-none ${isVerified ? 'badge-jade' : ''}`}
            >
              {isVerified && <BadgeCheck className="flex-none" aria-hidden />}
              <span className="truncate">
                {t(isVerified ? 'dashboard:head.verified' : 'dashboard:head.unverified', { role })}
              </span>
            </p>
          </div>
        </div>
        {isAdmin && (
          <a className="btn btn-quiet btn-small max-sm:hidden" href={href('/admin')}>
            {t('dashboard:head.admin')}
          </a>
        )}
        {!member && (
          <a className="btn btn-bare btn-small max-sm:hidden" href={href('/dashboard/account')}>
            {t('dashboard:head.account')}
          </a>
        )}
        {/* A phone has room for one link; only the owner edits the profile. */}
        <a
          className="btn btn-quiet btn-small flex-none max-md:px-2"
          href={href(member ? '/dashboard/account' : '/dashboard/profile')}
        >
          {t(member ? 'dashboard:head.account' : 'dashboard:head.edit')}
        </a>
      </header>
      {user.mustConfirmEmail && <ConfirmNotice />}
      {member?.role === 'viewer' && (
        <p className="notice mb-2 text-sm">{t('dashboard:head.readOnly', { owner: user.name })}</p>
      )}
    </>
  );
}
