// Guard for members' pages: visitors are sent to sign in and return here afterwards. Needs the namespace 'common'.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Role, User } from '../../../contract/accounts/user.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { appApi } from '../../stores/app-api.ts';
import { $health, checkHealth } from '../../stores/health.ts';
import { $session } from '../../stores/session.ts';
import { Refusal } from './Refusal.tsx';

interface Props {
  /** Roles that may see it; all members if omitted. */
  readonly roles?: readonly (Role | 'admin')[];
  /** Shown to visitors instead of the redirect. */
  readonly visitor?: ReactNode;
  /** Shown to members of other roles instead of the default refusal. */
  readonly denied?: (user: User) => ReactNode;
  /** Skeleton while loading; a gray box if omitted. */
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
    // Retry only when the health check recovers; after repeated errors the reader retries by hand.
    if (health === 'available' && $account.get().status === 'unreachable') retryAccount();
  }, [health]);

  const wasMember = useRef(false);
  useEffect(() => {
    if (account.status === 'signed-in') wasMember.current = true;
    if (account.status !== 'visitor' || signIn === null) return;
    const session = $session.get();
    // After a click on Sign Out the header's script goes to the home page.
    if (session.status === 'visitor' && session.signedOutHere) return;
    const isMember = wasMember.current;
    import('./leave-for-sign-in.ts')
      .then(({ prepareReturn }) => prepareReturn(lang, isMember))
      // Without the code the reader signs in all the same.
      .catch(() => {})
      .then(() => location.replace(signIn));
  }, [account.status, signIn, lang]);

  const content = (): ReactNode => {
    if (account.status === 'signed-in') {
      const { user } = account;
      return isOneOf(roles, user) ? children(user) : (denied?.(user) ?? <Refusal kind="denied" />);
    }
    if (account.status === 'unreachable')
      return <Refusal kind="unreachable" onRetry={retryAccount} />;
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
  // data-members marks a page that visitors cannot see, for the header's script.
  return (
    <div className="contents" data-members={signIn !== null || undefined}>
      {content()}
    </div>
  );
}
