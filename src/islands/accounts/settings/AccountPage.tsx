// Account page: password, sessions, quotas, data export and account deletion.
import { I18nProvider, type LocalizedProps } from '../../../i18n/react.tsx';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { FormNotLoaded } from '../../../ui/access/FormNotLoaded.tsx';
import { SignedIn } from '../../../ui/access/SignedIn.tsx';
import { screen } from '../../../ui/screens/screen.tsx';

function AccountSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="skeleton h-6 w-60" />
      <div className="skeleton h-96" />
      <div className="skeleton h-40" />
      <div className="skeleton h-60" />
      <div className="skeleton h-40" />
    </div>
  );
}

const Sections = screen({
  load: async () => (await import('./Sections.tsx')).default,
  preload: 'members',
  skeleton: AccountSkeleton,
  failed: FormNotLoaded,
});

/** `words` needs account, common, forms and people. */
export default function AccountPage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <SignedIn skeleton={<AccountSkeleton />}>{(user) => <Sections user={user} />}</SignedIn>
      <Toasts />
    </I18nProvider>
  );
}
