// Account page: password, sessions, quotas, data export and account deletion.
import { lazy } from 'react';
import { I18nProvider, type LocalizedProps } from '../../../i18n/react.tsx';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { LazyForm } from '../../../ui/access/LazyForm.tsx';
import { SignedIn } from '../../../ui/access/SignedIn.tsx';

const load = () => import('./Sections.tsx');
/** Preload for signed-in users, in parallel with the account. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const Sections = lazy(load);

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

/** `words` needs account, common, forms and people. */
export default function AccountPage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <SignedIn skeleton={<AccountSkeleton />}>
        {(user) => (
          <LazyForm skeleton={<AccountSkeleton />}>
            <Sections user={user} />
          </LazyForm>
        )}
      </SignedIn>
      <Toasts />
    </I18nProvider>
  );
}
