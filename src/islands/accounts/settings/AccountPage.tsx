// Account page: password, sessions, quotas, data export and account deletion.
import { useMemo } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { appApi } from '../../../api/app.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../../i18n/react.tsx';
import { SignedIn } from '../../../ui/access/SignedIn.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { accountSecurity } from './account-security.ts';
import { accountSessions } from './account-sessions.ts';
import { Deletion } from './Deletion.tsx';
import { Download } from './Download.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { Sessions } from './Sessions.tsx';
import { Usage } from './Usage.tsx';

function Sections({ user }: { readonly user: User }) {
  const t = useT();
  const lang = useLang();
  const security = useMemo(() => accountSecurity(appApi(lang), lang), [lang]);
  const sessions = useMemo(() => accountSessions(appApi(lang), lang), [lang]);
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{t('account:signedInAs', { email: user.email })}</p>
      <PasswordChange user={user} security={security} />
      <Sessions sessions={sessions} />
      <Usage role={user.role} />
      <Download security={security} />
      <Deletion user={user} security={security} />
    </div>
  );
}

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

export default function AccountPage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <SignedIn skeleton={<AccountSkeleton />}>{(user) => <Sections user={user} />}</SignedIn>
      <Toasts />
    </I18nProvider>
  );
}
