// Lazily loaded component of each dashboard tab.
import { lazy } from 'react';
import type { Tab } from './dashboard-tab.ts';

export const TAB_COMPONENTS = {
  overview: lazy(() => import('./overview/OverviewTab.tsx')),
  products: lazy(() => import('../products/list/ProductsTab.tsx')),
  orders: lazy(() => import('../trade/orders/OrdersTab.tsx')),
  chat: lazy(() => import('../chat/ChatTab.tsx')),
  inquiry: lazy(() => import('../trade/enquiries/EnquiriesTab.tsx')),
  profile: lazy(() => import('../accounts/profile/ProfileTab.tsx')),
} as const satisfies Record<Tab, unknown>;
