// Admin dashboard: visitors are sent to sign in, members who are not admins see a refusal (spec §2, Admin dashboard).
import { type Spoken, Strings } from '../../i18n/react.tsx';
import { HealthBanner } from '../../ui/access/HealthBanner.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { Denied } from './Denied.tsx';
import { Desk } from './Desk.tsx';
import { DeskOutline } from './DeskOutline.tsx';

export default function AdminDesk(props: Spoken) {
  return (
    <Strings {...props}>
      {/* One wrapper for both: the banner is empty most of the time and must not add a gap then. */}
      <div>
        <HealthBanner />
        <SignedIn
          roles={['admin']}
          denied={(user) => <Denied email={user.email} />}
          skeleton={<DeskOutline />}
        >
          {() => <Desk />}
        </SignedIn>
      </div>
      <Toasts />
    </Strings>
  );
}
