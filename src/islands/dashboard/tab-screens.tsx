// Screen of each dashboard tab; if one cannot be loaded, the other tabs still work.

import catalog from 'words:late/catalog';
import chat from 'words:late/chat';
import common from 'words:late/common';
import favourites from 'words:late/favourites';
import filters from 'words:late/filters';
import priceBasis from 'words:late/priceBasis';
import prices from 'words:late/prices';
import results from 'words:late/results';
import savedSearches from 'words:late/savedSearches';
import waiting from 'words:late/waiting';
import type { ComponentType } from 'react';
import type { LateTexts } from '../../i18n/late-texts.ts';
import { useT } from '../../i18n/react.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { screen } from '../../ui/screens/screen.tsx';
import type { Tab } from '../dashboard-tabs/dashboard-tab.ts';

function TabFailed() {
  const t = useT();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <p>{t('dashboard:tabs.failed')}</p>
      <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
        {t('dashboard:tabs.reload')}
      </button>
    </div>
  );
}

const tab = (
  load: () => Promise<{ readonly default: ComponentType }>,
  texts: readonly LateTexts[] = [],
) =>
  screen({
    load: async () => (await load()).default,
    texts,
    skeleton: ListSkeleton,
    failed: TabFailed,
  });

export const TAB_SCREENS = {
  overview: tab(() => import('./overview/OverviewTab.tsx'), [waiting]),
  products: tab(() => import('../products/list/ProductsTab.tsx')),
  orders: tab(() => import('../trade/orders/OrdersTab.tsx')),
  chat: tab(() => import('../chat/ChatTab.tsx'), [common, chat]),
  inquiry: tab(() => import('../trade/enquiries/EnquiriesTab.tsx')),
  saved: tab(
    () => import('../favourites/SavedTab.tsx'),
    [catalog, favourites, priceBasis, prices, filters, results, savedSearches],
  ),
  profile: tab(() => import('../accounts/profile/ProfileTab.tsx')),
} as const satisfies Record<Tab, unknown>;
