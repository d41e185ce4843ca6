// Lazily loaded component of each dashboard tab.
import { lazy } from 'react';
import type { Tab } from '../../stores/dashboard-tab.ts';

export const TAB_PARTS = {
  overview: lazy(() => import('./overview/OverviewTab.tsx')),
  products: lazy(() => import('./products/ProductsTab.tsx')),
  orders: lazy(() => import('./orders/OrdersTab.tsx')),
  chat: lazy(() => import('./chat/ChatTab.tsx')),
  inquiry: lazy(() => import('./inquiry/InquiryTab.tsx')),
  profile: lazy(() => import('./profile/ProfileTab.tsx')),
} as const satisfies Record<Tab, unknown>;
