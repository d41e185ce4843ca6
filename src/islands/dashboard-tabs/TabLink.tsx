// Link to another dashboard tab, optionally with filters.
import type { ReactNode } from 'react';
import { useHref } from '../../i18n/react.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { useDashboard } from './dashboard-context.ts';
import { type Tab, tabId, tabQuery } from './dashboard-tab.ts';

interface Props {
  readonly to: Tab;
  readonly filters?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Called before the tab opens. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

export function TabLink({ to, filters, className = 'btn btn-quiet', onFollow, ...rest }: Props) {
  const href = useHref();
  const { tab } = useDashboard();
  return (
    <FollowLink
      {...rest}
      className={className}
      href={href(`/dashboard${tabQuery(to, filters)}`)}
      onFollow={() => {
        onFollow?.();
        tab.open(to, filters);
        // The clicked link is removed with its tab, so the focus moves to the new tab.
        document.getElementById(tabId(to))?.focus();
      }}
    />
  );
}
