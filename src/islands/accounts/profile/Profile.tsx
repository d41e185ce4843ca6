// Screen to edit the user's own profile (spec §2, Profile edit).
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { I18nProvider, type LocalizedProps, useHref, useT } from '../../../i18n/react.tsx';
import { storeReturnPath } from '../../../stores/return-path.ts';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { FormNotLoaded } from '../../../ui/access/FormNotLoaded.tsx';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { MemberForm } from '../../../ui/access/MemberForm.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { screen } from '../../../ui/screens/screen.tsx';

function Visitor() {
  const t = useT();
  const href = useHref();
  return (
    <EmptyState
      title={t('profile:visitor')}
      action={
        <a
          className="btn btn-primary"
          href={href('/auth?tab=signin')}
          onClick={() => storeReturnPath(location.pathname)}
        >
          {t('profile:signIn')}
        </a>
      }
    />
  );
}

function Skeleton() {
  return (
    <div className="grid gap-6">
      {['h-28', 'h-96', 'h-64'].map((height) => (
        <div key={height} className={`skeleton ${height}`} />
      ))}
    </div>
  );
}

const ProfileForm = screen({
  load: async () => (await import('./ProfileForm.tsx')).default,
  preload: 'members',
  skeleton: Skeleton,
  failed: FormNotLoaded,
});

function Screen() {
  const t = useT();
  const href = useHref();
  return (
    <div className="mx-auto grid w-full max-w-[56rem] gap-6">
      <header className="grid gap-2">
        <a
          className="link inline-flex items-center gap-1 justify-self-start py-2 text-sm"
          href={href('/dashboard')}
        >
          <ArrowLeft className="size-4" aria-hidden />
          {t('profile:back')}
        </a>
        <h1 className="text-xl">{t('profile:title')}</h1>
        <HealthBanner />
      </header>
      <MemberForm skeleton={<Skeleton />} visitor={<Visitor />}>
        {(user, isSignedOut) =>
          user.member ? (
            <p className="notice">{t('profile:ownerOnly', { owner: user.name })}</p>
          ) : (
            <ProfileForm user={user} isSignedOut={isSignedOut} />
          )
        }
      </MemberForm>
      <Toasts />
    </div>
  );
}

/** `words` needs common, forms, profile, suppliers and company. */
export default function Profile(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Screen />
    </I18nProvider>
  );
}
