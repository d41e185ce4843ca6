// Links to another form of /auth that do not reload the page.
import type { ReactNode } from 'react';
import { useHref, useT } from '../../../i18n/react.tsx';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { type AuthTab, chooseAuthTab, tabHref } from './auth-tab.ts';

export function TabLink({
  tab,
  children,
}: {
  readonly tab: AuthTab;
  readonly children: ReactNode;
}) {
  const href = useHref();
  return (
    <FollowLink
      className="link"
      href={tabHref(href('/auth'), tab)}
      onFollow={() => chooseAuthTab(tab)}
    >
      {children}
    </FollowLink>
  );
}

export function BackToSignIn() {
  const t = useT();
  return (
    <p className="text-sm">
      <TabLink tab="signin">{t('auth:backToSignIn')}</TabLink>
    </p>
  );
}
