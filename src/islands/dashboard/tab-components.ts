// Lazily loaded component of each dashboard tab.
import { lazy } from 'react';
import { langOfPath } from '../../i18n/language.ts';
import { loadChatWords } from '../chat/chat-words.ts';
import type { Tab } from '../dashboard-tabs/dashboard-tab.ts';

async function loadChatTab() {
  const words = loadChatWords(langOfPath(location.pathname));
  const [tab] = await Promise.all([import('../chat/ChatTab.tsx'), words]);
  return tab;
}

export const TAB_COMPONENTS = {
  overview: lazy(() => import('./overview/load-overview.ts')),
  products: lazy(() => import('../products/list/ProductsTab.tsx')),
  orders: lazy(() => import('../trade/orders/OrdersTab.tsx')),
  chat: lazy(loadChatTab),
  inquiry: lazy(() => import('../trade/enquiries/EnquiriesTab.tsx')),
  saved: lazy(() => import('../favourites/load-saved-tab.ts')),
  profile: lazy(() => import('../accounts/profile/ProfileTab.tsx')),
} as const satisfies Record<Tab, unknown>;
