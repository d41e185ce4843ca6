// Header of the dashboard: the signed-in user, the verification status and the summary counts.
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useHref, useT } from '../../i18n/react.tsx';
import { Avatar } from '../suppliers/Avatar.tsx';
import { useDashboard } from './dashboard-context.ts';
import { StatCards } from './StatCards.tsx';

export function DashboardHead() {
  const t = useT();
  const href = useHref();
  const { user } = useDashboard();
  const { name, companyName, avatar, isVerified, isAdmin } = user;
  const role = t(`dashboard:head.${user.role}`);
  return (
    <header className="plate">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-4 md:p-5">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
          <Avatar name={name || companyName || '?'} avatar={avatar} large />
          <div className="grid min-w-0 justify-items-start gap-1">
            <h2 className="text-xl wrap-anywhere">{t('dashboard:head.welcome', { name })}</h2>
            <p className="text-muted wrap-anywhere">
              {companyName || t('dashboard:head.noCompany')}
            </p>
            <p className={`badge ${isVerified ? 'badge-jade' : ''}`}>
              {isVerified && <BadgeCheck aria-hidden />}
              {t(isVerified ? 'dashboard:head.verified' : 'dashboard:head.unverified', { role })}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {isAdmin && (
            <a className="btn btn-quiet" href={href('/admin')}>
              {t('dashboard:head.admin')}
            </a>
          )}
          <a className="btn btn-quiet" href={href('/dashboard/profile')}>
            {t('dashboard:head.edit')}
          </a>
          <a className="btn btn-bare" href={href('/dashboard/account')}>
            {t('dashboard:head.account')}
          </a>
        </div>
      </div>
      <StatCards />
    </header>
  );
}
