// Card of /auth: shows the form that the URL names. Users who are already signed in are redirected.

import secondFactor from 'words:late/secondFactor';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider, type LocalizedProps, useHref, useLang, useT } from '../../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../../stores/account.ts';
import { appApi } from '../../../stores/app-api.ts';
import { $pendingSession, restoreSession } from '../../../stores/pending-session.ts';
import { takeReturnPath } from '../../../stores/return-path.ts';
import { $sessionRefusal, restoreRefusal } from '../../../stores/session-refusal.ts';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { Refusal } from '../../../ui/access/Refusal.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { AuthContext } from './auth-context.ts';
import { authForms, loadSenders } from './auth-form.ts';
import { $authTab, type AuthTab, startAuthTabs } from './auth-tab.ts';
import { SignIn } from './SignIn.tsx';
import { type BusinessType, SignUp } from './SignUp.tsx';
import { Tabs } from './Tabs.tsx';

interface Props extends LocalizedProps {
  readonly businessTypes: readonly BusinessType[];
}

/** Skeleton with the shape of the forms, shown until the URL and the stored session have been read. */
function FormSkeleton() {
  const t = useT();
  return (
    <div className="grid gap-5" aria-busy="true">
      <p className="sr-only" role="status">
        {t('ui.loading')}
      </p>
      <div className="skeleton h-12" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
      <div className="skeleton h-11" />
    </div>
  );
}

/** Rarely used, so they are loaded on demand. */
const Forgot = screen({
  load: async () => (await import('./Forgot.tsx')).default,
  skeleton: FormSkeleton,
});
const SessionRefused = screen({
  load: async () => (await import('./SessionRefused.tsx')).default,
});
const SuspendedForm = screen({
  load: async () => (await import('./SuspendedForm.tsx')).default,
  skeleton: FormSkeleton,
});
const SecondStep = screen({
  load: async () => (await import('../second-factor/SecondStep.tsx')).SecondStep,
  texts: [secondFactor],
  skeleton: FormSkeleton,
});

function Card({ businessTypes }: Pick<Props, 'businessTypes'>) {
  const t = useT();
  const lang = useLang();
  const home = useHref()('/');
  const api = useMemo(() => appApi(lang), [lang]);
  const forms = useMemo(() => authForms(api, lang), [api, lang]);
  const account = useStore($account);
  const tab = useStore($authTab);
  const pending = useStore($pendingSession);
  const refusal = useStore($sessionRefusal);
  const [isReady, setIsReady] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastTab = useRef<AuthTab>(null);

  useEffect(() => {
    const stop = startAuthTabs();
    restoreSession();
    restoreRefusal();
    startAccount(api);
    const query = new URLSearchParams(location.search);
    const role = query.get('role');
    if (role === 'supplier') forms.type({ role });
    const purpose = query.get('for');
    if (purpose) void import('./sign-up-subject.ts').then((each) => each.showSubject(purpose));
    setIsReady(true);
    return stop;
  }, [api, forms]);

  useEffect(() => {
    const prepare = (): void => void loadSenders().catch(() => {});
    addEventListener('focusin', prepare, { once: true });
    return () => removeEventListener('focusin', prepare);
  }, []);

  useEffect(() => {
    if (account.status === 'signed-in') location.replace(takeReturnPath() ?? home);
  }, [account.status, home]);

  useEffect(() => {
    if (!isReady) return;
    const previousTab = lastTab.current;
    lastTab.current = tab;
    // The clicked link was removed with its form; move the focus to the title of the new form.
    if (previousTab !== null && previousTab !== tab && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [isReady, tab]);

  if (!isReady || (account.status !== 'visitor' && account.status !== 'unreachable'))
    return <FormSkeleton />;
  if (account.status === 'unreachable')
    return <Refusal kind="unreachable" onRetry={retryAccount} />;
  if (pending) return <SecondStep />;
  const isTab = tab === 'signin' || tab === 'signup';
  return (
    <AuthContext value={forms}>
      {isTab && refusal !== null && <SessionRefused text={refusal} />}
      {isTab && <Tabs tab={tab} />}
      <div
        className={`grid gap-5 ${isTab ? 'pt-6' : ''}`}
        id="auth-panel"
        {...(isTab ? { role: 'tabpanel', 'aria-labelledby': `auth-tab-${tab}` } : {})}
      >
        <h2 id="auth-title" ref={heading} className="text-lg" tabIndex={-1}>
          {t(`auth:view.${tab}`)}
        </h2>
        {tab === 'signin' && <SignIn />}
        {tab === 'signup' && <SignUp businessTypes={businessTypes} />}
        {tab === 'forgot' && <Forgot />}
        {tab === 'leave' && <SuspendedForm />}
      </div>
    </AuthContext>
  );
}

export default function AuthCard({ businessTypes, lang }: Props) {
  return (
    <I18nProvider lang={lang}>
      <div className="mb-3 min-h-6">
        <HealthBanner />
      </div>
      <div className="plate p-4 sm:p-8">
        <Card businessTypes={businessTypes} />
      </div>
      <Toasts />
    </I18nProvider>
  );
}
