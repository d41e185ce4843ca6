// Store for the dashboard's header and overview: counts of products, enquiries and orders, and the newest three of each.
import type { User } from '../../../contract/accounts/user.ts';
import type { Enquiry } from '../../../contract/trade/enquiry.ts';
import type { Order } from '../../../contract/trade/order.ts';
import type { Api } from '../../api/call.ts';
import { createLoadStore, type LoadStore } from '../../stores/load-store.ts';
import type { Page } from '../../ui/list/page.ts';
import { type MyProductsPage, readMyProducts } from '../products/list/my-products-read.ts';
import { inboxOf, readMyEnquiries } from '../trade/enquiries/my-enquiries.ts';
import { readMyOrders } from '../trade/orders/my-orders.ts';

export interface Summary {
  /** null for buyers, who have no products. */
  readonly products: LoadStore<MyProductsPage> | null;
  readonly enquiries: LoadStore<Page<Enquiry>>;
  readonly orders: LoadStore<Page<Order>>;
  /** Number of enquiries that wait for the supplier's reply; null for buyers. */
  readonly pendingEnquiries: LoadStore<number> | null;
  load(): void;
}

const PREVIEW_ROWS = 3;
const NO_STATUS = { status: '', page: '' };
const NO_FILTERS = { ...NO_STATUS, search: '' };

export function createSummary(api: Api, user: Pick<User, 'role' | 'isAdmin'>): Summary {
  const isSupplier = user.role === 'supplier';
  const inbox = inboxOf(user);
  const readProducts = readMyProducts(api, PREVIEW_ROWS);
  const readEnquiries = readMyEnquiries(api, inbox, PREVIEW_ROWS);
  const readOrders = readMyOrders(api, PREVIEW_ROWS);
  const readPending = readMyEnquiries(api, inbox, 1);
  const pendingFilters = { status: 'pending', page: '' };

  const products = isSupplier
    ? createLoadStore((signal) => readProducts(NO_FILTERS, signal))
    : null;
  const enquiries = createLoadStore((signal) => readEnquiries(NO_STATUS, signal));
  const orders = createLoadStore((signal) => readOrders(NO_STATUS, signal));
  const pendingEnquiries = isSupplier
    ? createLoadStore(
        async (signal) => (await readPending(pendingFilters, signal)).pagination.total,
      )
    : null;
  return {
    products,
    enquiries,
    orders,
    pendingEnquiries,
    load() {
      for (const each of [products, enquiries, orders, pendingEnquiries]) each?.load();
    },
  };
}
