// Sections of the account page, loaded for signed-in users only. A member of a company has those of its own sign-in.
import { useMemo } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { ConfirmationHost } from '../confirmation/ConfirmationHost.tsx';
import { EmailSection } from '../email/EmailSection.tsx';
import { Membership } from '../members/Membership.tsx';
import { People } from '../members/People.tsx';
import { accountSecurity } from './account-security.ts';
import { accountSessions } from './account-sessions.ts';
import { Blocks } from './Blocks.tsx';
import { Deletion } from './Deletion.tsx';
import { Download } from './Download.tsx';
import { Mails } from './Mails.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStep } from './TwoStep.tsx';
import { Usage } from './Usage.tsx';

export default function Sections({ user }: { readonly user: User }) {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const security = useMemo(() => accountSecurity(api, lang), [api, lang]);
  const sessions = useMemo(() => accountSessions(api, lang), [api, lang]);
  const { member } = user;
  const email = member?.email ?? user.email;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{t('account:signedInAs', { email })}</p>
      <EmailSection isMember={member !== null} />
      <PasswordChange email={email} security={security} />
      <TwoStep mustConfirm={user.mustConfirmEmail && !user.isAdmin && !member} />
      <Sessions sessions={sessions} />
      {member && <Membership user={user} member={member} />}
      {member?.role !== 'viewer' && <Blocks />}
      {!member && !user.isAdmin && <People mustConfirm={user.mustConfirmEmail} />}
      {member?.role !== 'viewer' && <Mails />}
      <Usage role={user.role} />
      {!member && (
        <>
          <Download security={security} />
          <Deletion user={user} security={security} />
        </>
      )}
      <ConfirmationHost api={api} />
    </div>
  );
}
