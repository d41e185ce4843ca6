// React context of the dashboard: the user, the API client, the open tab and the shared summary data.
import { createContext, useContext } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import type { Waiting } from '../../../contract/dashboard/waiting.ts';
import type { MyProduct } from '../../../contract/products/my-product.ts';
import type { Enquiry } from '../../../contract/trade/enquiry.ts';
import type { Order } from '../../../contract/trade/order.ts';
import type { Api } from '../../api/call.ts';
import type { LoadStore } from '../../stores/load-store.ts';
import type { Page } from '../../ui/list/page.ts';
import type { DashboardTab } from './dashboard-tab.ts';

export interface MyProductsPage extends Page<MyProduct> {
  /** Over all of the supplier's products, by status; null if the backend does not send them. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** Data that several parts of the dashboard show. */
export interface Summary {
  /** The tabs count it, and the overview lists it. */
  readonly waiting: LoadStore<Waiting>;
  /** null for buyers, who have no products. */
  readonly products: LoadStore<MyProductsPage> | null;
  readonly enquiries: LoadStore<Page<Enquiry>>;
  readonly orders: LoadStore<Page<Order>>;
}

interface DashboardContextValue {
  readonly user: User;
  readonly api: Api;
  readonly tab: DashboardTab;
  readonly summary: Summary;
}

export const DashboardContext = createContext<DashboardContextValue | null>(null);

export function useDashboard(): DashboardContextValue {
  const value = useContext(DashboardContext);
  if (!value) throw new Error('useDashboard() must be called inside <DashboardContext>.');
  return value;
}
