// Profile tab: a summary of the profile, what is missing in a supplier's public page, and links to edit it.
import ExternalLink from 'lucide-react/icons/external-link';
import { placeName } from '../../../i18n/place.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { businessTypeName, countryName, levelName } from '../../../i18n/trade-names.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';
import { ProfileGaps } from './ProfileGaps.tsx';

function useProfileRows(): readonly (readonly [label: string, value: string | null])[] {
  const t = useT();
  const lang = useLang();
  const { user } = useDashboard();
  const { street, city, state, country, zipCode } = user.address;
  const isSupplier = user.role === 'supplier';
  const place = placeName(lang, [street, city, state, zipCode, country && countryName(t, country)]);
  return [
    [t('dashboard:profile.name'), user.name],
    [t('dashboard:profile.companyName'), user.companyName],
    [
      t('dashboard:profile.businessType'),
      user.businessType && businessTypeName(t, user.businessType),
    ],
    [t('dashboard:profile.accountType'), t(`dashboard:orders.${user.role}`)],
    [t('dashboard:profile.email'), user.email],
    [t('dashboard:profile.phone'), user.phone],
    [t('dashboard:profile.website'), user.website],
    [t('dashboard:profile.address'), place],
    ...(isSupplier
      ? ([
          [t('dashboard:profile.establishedYear'), user.establishedYear?.toString() ?? null],
          [t('dashboard:profile.level'), user.level && levelName(t, user.level)],
        ] as const)
      : []),
    [t('dashboard:profile.since'), formatDate(lang, user.createdAt)],
    [t('dashboard:profile.description'), user.description],
  ];
}

export default function ProfileTab() {
  const t = useT();
  const href = useHref();
  const { user } = useDashboard();
  const rows = useProfileRows();
  const isSupplier = user.role === 'supplier';
  // A new supplier has a public page only once it is verified or has a description.
  const isPublic = isSupplier && (user.isVerified || user.description !== '');
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="profile-title">
        <h2 id="profile-title" className="text-lg">
          {t('dashboard:profile.title')}
        </h2>
        <dl className="plate divide-y divide-line text-sm">
          {rows.map(([label, value]) => (
            <div key={label} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="text-muted">{label}</dt>
              <dd className={value ? 'wrap-anywhere whitespace-pre-line' : 'text-muted'}>
                {value || t('dashboard:profile.notGiven')}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          {!user.member && (
            <a className="btn btn-primary" href={href('/dashboard/profile')}>
              {t('dashboard:head.edit')}
            </a>
          )}
          {isSupplier && (
            <a className="btn btn-quiet" href={href('/dashboard/evidence')}>
              {t('dashboard:profile.evidence')}
            </a>
          )}
          <a className="btn btn-quiet" href={href('/dashboard/account')}>
            {t('dashboard:head.account')}
          </a>
          {isPublic && (
            <a className="btn btn-bare" href={href(`/supplier/${encodeURIComponent(user.id)}`)}>
              <ExternalLink aria-hidden />
              {t('dashboard:profile.public')}
            </a>
          )}
        </div>
      </section>
      {isSupplier && <ProfileGaps />}
    </div>
  );
}
