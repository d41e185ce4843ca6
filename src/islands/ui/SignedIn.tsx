// What only signed-in readers see. Others are sent to sign in and brought back here afterwards. Takes 'common'.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Role, User } from '../../../contract/user-reader.ts';
import { appApi } from '../../api/app.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { $health, checkHealth } from '../../stores/health.ts';
import { rememberReturn } from '../../stores/return-path.ts';
import { $session } from '../../stores/session.ts';
import { Refusal } from './Refusal.tsx';

interface Props {
  /** Who may see it, where not every member does. */
  readonly roles?: readonly (Role | 'admin')[];
  /** What visitors see in place of being sent away. */
  readonly visitor?: ReactNode;
  /** What members of another role see in place of a plain refusal. */
  readonly denied?: (user: User) => ReactNode;
  /** The shape of what is coming; a grey sheet where nothing is said. */
  readonly skeleton?: ReactNode;
  readonly children: (user: User) => ReactNode;
}

const isOneOf = (roles: Props['roles'], user: User): boolean =>
  roles?.some((role) => (role === 'admin' ? user.isAdmin : role === user.role)) ?? true;

export function SignedIn({ roles, visitor, denied, skeleton, children }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const account = useStore($account);
  const health = useStore($health);
  const api = useMemo(() => appApi(lang), [lang]);
  const signIn = visitor === undefined ? href('/auth?tab=signin') : null;

  useEffect(() => {
    void checkHealth();
    startAccount(api);
  }, [api]);

  useEffect(() => {
    // Only when it comes back: an answer that keeps failing is asked for again by hand.
    if (health === 'available' && $account.get().status === 'unreachable') retryAccount();
  }, [health]);

  useEffect(() => {
    if (account.status !== 'visitor' || signIn === null) return;
    const session = $session.get();
    // Who pressed Sign Out is taken home by the header's script.
    if (session.status === 'visitor' && session.left) return;
    rememberReturn(location.pathname + location.search + location.hash);
    location.replace(signIn);
  }, [account.status, signIn]);

  const shown = (): ReactNode => {
    if (account.status === 'signed-in') {
      const { user } = account;
      return isOneOf(roles, user) ? children(user) : (denied?.(user) ?? <Refusal kind="denied" />);
    }
    if (account.status === 'unreachable')
      return <Refusal kind="unreachable" said={account.message} onRetry={retryAccount} />;
    if (account.status === 'visitor' && signIn === null) return visitor;
    return (
      <div aria-busy="true">
        <p className="sr-only" role="status">
          {t('ui.loading')}
        </p>
        {skeleton ?? <div className="skeleton h-96" />}
      </div>
    );
  };
  // The mark tells the header's script that this page cannot be seen by visitors.
  return (
    <div className="contents" data-members={signIn !== null || undefined}>
      {shown()}
    </div>
  );
}
