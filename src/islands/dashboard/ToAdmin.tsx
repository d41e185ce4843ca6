// Redirect from the dashboard for accounts that only administer the market: to their enquiries or chats if that tab is requested,
// otherwise to the admin area.
import { type ReactNode, useEffect } from 'react';
import { useHref } from '../../i18n/react.tsx';
import { tabOf } from '../dashboard-tabs/dashboard-tab.ts';

function adminPathOf(params: URLSearchParams): string {
  const tab = tabOf(params);
  if (tab === 'chat') return '/chat';
  if (tab !== 'inquiry') return '/admin';
  const enquiry = params.get('enquiry');
  const query = new URLSearchParams({ view: 'enquiries', ...(enquiry && { enquiry }) });
  return `/admin?${query}`;
}

export function ToAdmin({ skeleton }: { readonly skeleton: ReactNode }) {
  const href = useHref();
  const path = href(adminPathOf(new URLSearchParams(location.search)));
  useEffect(() => location.replace(path), [path]);
  return skeleton;
}
