// Admin dashboard: visitors are sent to sign in, members who are not admins see a refusal (spec §2, Admin dashboard).
import { I18nProvider, type LocalizedProps } from '../../i18n/react.tsx';
import { Toasts } from '../../toasts/Toasts.tsx';
import { HealthBanner } from '../../ui/access/HealthBanner.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { AdminArea } from './AdminArea.tsx';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { Denied } from './Denied.tsx';

export default function AdminPage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      {/* One wrapper for both: the banner is empty most of the time and must not add a gap then. */}
      <div>
        <HealthBanner />
        <SignedIn
          roles={['admin']}
          denied={(user) => <Denied email={user.email} />}
          skeleton={<AdminSkeleton />}
        >
          {(user) => <AdminArea key={user.id} user={user} />}
        </SignedIn>
      </div>
      <Toasts />
    </I18nProvider>
  );
}
